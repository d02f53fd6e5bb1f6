import { type Contract, EVERY_ROLE, type Route } from './endpoint.ts'
import { ID, idParams } from './shared.ts'

/** The files of a request: calls of our own, since the specification names their limits only (S5, S9). */
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
} as const satisfies Route

export const addAttachmentContract = {
  route: addAttachment,
  summary: 'Adds one file to a request: its type by name and content, its size together with the others',
  origin: 'assumed',
  roles: EVERY_ROLE,
  scope: 'relation',
  params: idParams,
  data: { $ref: 'Request#' },
  errors: ['UNKNOWNREQUEST'],
} as const satisfies Contract

export const listAttachments = {
  id: 'listAttachments',
  method: 'GET',
  path: '/v3.1/request/BCO/{id}/attachment',
  envelope: 'result',
  answers: 'list',
} as const satisfies Route

export const listAttachmentsContract = {
  route: listAttachments,
  summary: 'The files of a request, in the order in which they came',
  origin: 'assumed',
  roles: EVERY_ROLE,
  scope: 'relation',
  params: idParams,
  data: { type: 'array', items: { $ref: 'Attachment#' } },
  errors: ['UNKNOWNREQUEST'],
} as const satisfies Contract

export const getAttachment = {
  id: 'getAttachment',
  method: 'GET',
  path: '/v3.1/request/BCO/{id}/attachment/{attachment}',
  envelope: 'result',
  download: true,
} as const satisfies Route

export const getAttachmentContract = {
  route: getAttachment,
  summary: 'The content of a file of a request, to be saved and never shown as a page',
  origin: 'assumed',
  roles: EVERY_ROLE,
  scope: 'relation',
  params: fileParams,
  data: { type: 'string', format: 'binary' },
  errors: ['UNKNOWNREQUEST'],
} as const satisfies Contract

export const removeAttachment = {
  id: 'removeAttachment',
  method: 'DELETE',
  path: '/v3.1/request/BCO/{id}/attachment/{attachment}',
  envelope: 'result',
} as const satisfies Route

export const removeAttachmentContract = {
  route: removeAttachment,
  summary: 'Removes a file from a request',
  origin: 'assumed',
  roles: EVERY_ROLE,
  scope: 'relation',
  params: fileParams,
  data: { $ref: 'Request#' },
  errors: ['UNKNOWNREQUEST'],
} as const satisfies Contract
