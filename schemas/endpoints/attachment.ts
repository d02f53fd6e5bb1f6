import type { Role } from '../entities/roles.ts'
import { type Endpoint, EVERY_ROLE } from './endpoint.ts'
import { ID, idParams } from './shared.ts'

/**
 * Attachments of requests and of CPO contracts. All are assumed: the specification defines only the limits (S5, S9).
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
  summary: 'Adds a file to a request, after checking its type (name and content) and the total size',
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
  summary: 'Returns the files of a request, in upload order',
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
  summary: 'Downloads a file of a request; browsers never render it as a page',
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
  summary: 'Adds a file to a CPO contract, with the same limits as for requests',
  data: { $ref: 'CpoContract#' },
} as const satisfies Endpoint

export const listContractFiles = {
  ...listAttachments,
  ...CONTRACT,
  id: 'listContractFiles',
  path: '/v3.1/cpocontract/BCO/{id}/attachment',
  summary: 'Returns the files of a CPO contract, in upload order',
} as const satisfies Endpoint

export const getContractFile = {
  ...getAttachment,
  ...CONTRACT,
  id: 'getContractFile',
  path: '/v3.1/cpocontract/BCO/{id}/attachment/{attachment}',
  summary: 'Downloads a file of a CPO contract; browsers never render it as a page',
} as const satisfies Endpoint

export const removeContractFile = {
  ...removeAttachment,
  ...CONTRACT,
  id: 'removeContractFile',
  path: '/v3.1/cpocontract/BCO/{id}/attachment/{attachment}',
  summary: 'Removes a file from a CPO contract',
  data: { $ref: 'CpoContract#' },
} as const satisfies Endpoint
