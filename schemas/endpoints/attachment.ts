import type { Role } from '../entities/roles.ts'
import { type Endpoint, EVERY_ROLE } from './endpoint.ts'
import { ID, idParams } from './shared.ts'

/**
 * Attachments of requests and of CPO contracts. The endpoints are assumed, because the specification has only the
 * limits (S5, S9).
 */
const fileParams = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'attachment'],
  properties: { id: ID, attachment: ID },
} as const

export const addAttachment = {
  id: 'addAttachment',
  method: 'POST',
  path: '/v3.1/request/BCO/{id}/attachment',
  envelope: 'result',
  upload: true,
  summary: 'Adds one file to a request: its type by name and content, its size together with the others',
  origin: 'assumed',
  roles: EVERY_ROLE,
  scope: 'relation',
  params: idParams,
  data: { $ref: 'Request#' },
  errors: ['UNKNOWNREQUEST'],
} as const satisfies Endpoint

export const listAttachments = {
  id: 'listAttachments',
  method: 'GET',
  path: '/v3.1/request/BCO/{id}/attachment',
  envelope: 'result',
  answers: 'list',
  summary: 'The files of a request, in the order in which they came',
  origin: 'assumed',
  roles: EVERY_ROLE,
  scope: 'relation',
  params: idParams,
  data: { type: 'array', items: { $ref: 'Attachment#' } },
  errors: ['UNKNOWNREQUEST'],
} as const satisfies Endpoint

export const getAttachment = {
  id: 'getAttachment',
  method: 'GET',
  path: '/v3.1/request/BCO/{id}/attachment/{attachment}',
  envelope: 'result',
  download: true,
  summary: 'The content of a file of a request, to be saved and never shown as a page',
  origin: 'assumed',
  roles: EVERY_ROLE,
  scope: 'relation',
  params: fileParams,
  data: { type: 'string', format: 'binary' },
  errors: ['UNKNOWNREQUEST'],
} as const satisfies Endpoint

export const removeAttachment = {
  id: 'removeAttachment',
  method: 'DELETE',
  path: '/v3.1/request/BCO/{id}/attachment/{attachment}',
  envelope: 'result',
  summary: 'Removes a file from a request',
  origin: 'assumed',
  roles: EVERY_ROLE,
  scope: 'relation',
  params: fileParams,
  data: { $ref: 'Request#' },
  errors: ['UNKNOWNREQUEST'],
} as const satisfies Endpoint

const CONTRACT = {
  roles: ['Operator', 'SuperAdmin'] as readonly Role[],
  scope: 'network',
  errors: ['NOCPO', 'UNKNOWNREQUEST'],
} as const

export const addContractFile = {
  ...addAttachment,
  ...CONTRACT,
  id: 'addContractFile',
  path: '/v3.1/cpocontract/BCO/{id}/attachment',
  summary: 'Adds one file to a CPO contract, with the limits of those of requests',
  data: { $ref: 'CpoContract#' },
} as const satisfies Endpoint

export const listContractFiles = {
  ...listAttachments,
  ...CONTRACT,
  id: 'listContractFiles',
  path: '/v3.1/cpocontract/BCO/{id}/attachment',
  summary: 'The files of a CPO contract, in the order in which they came',
} as const satisfies Endpoint

export const getContractFile = {
  ...getAttachment,
  ...CONTRACT,
  id: 'getContractFile',
  path: '/v3.1/cpocontract/BCO/{id}/attachment/{attachment}',
  summary: 'The content of a file of a CPO contract, to be saved and never shown as a page',
} as const satisfies Endpoint

export const removeContractFile = {
  ...removeAttachment,
  ...CONTRACT,
  id: 'removeContractFile',
  path: '/v3.1/cpocontract/BCO/{id}/attachment/{attachment}',
  summary: 'Removes a file from a CPO contract',
  data: { $ref: 'CpoContract#' },
} as const satisfies Endpoint
