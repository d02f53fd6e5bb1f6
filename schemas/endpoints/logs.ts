import type { Role } from '../entities/roles.ts'
import type { Endpoint } from './endpoint.ts'
import { ID, idParams, periodQuery } from './shared.ts'

/** Log tools of super administrators (S2). All calls are assumed: the specification does not define them. */

const ADMIN: readonly Role[] = ['SuperAdmin']

const entriesBody = {
  type: 'object',
  additionalProperties: false,
  required: ['reason'],
  properties: {
    reason: { type: 'string', minLength: 1, maxLength: 255 },
    /** Ids of the entries; absent for all entries of the queue. */
    entries: { type: 'array', minItems: 1, maxItems: 1_000, items: ID },
  },
} as const

export const retryBacklog = {
  id: 'retryBacklog',
  method: 'POST',
  path: '/v3.1/backlog/BCO/{id}/retry',
  envelope: 'result',
  summary: 'Retries entries of a queue, by default all of them, and records the reason',
  origin: 'assumed',
  roles: ADMIN,
  scope: 'network',
  params: idParams,
  body: entriesBody,
  data: { $ref: 'Backlog#' },
  errors: ['UNKNOWNREQUEST'],
} as const satisfies Endpoint

export const purgeBacklog = {
  id: 'purgeBacklog',
  method: 'POST',
  path: '/v3.1/backlog/BCO/{id}/purge',
  envelope: 'result',
  summary:
    'Removes entries of a queue without processing them, by default all of them, and records the reason',
  origin: 'assumed',
  roles: ADMIN,
  scope: 'network',
  params: idParams,
  body: entriesBody,
  data: { $ref: 'Backlog#' },
  errors: ['UNKNOWNREQUEST'],
} as const satisfies Endpoint

export const listErrorGroups = {
  id: 'listErrorGroups',
  method: 'GET',
  path: '/v3.1/errorlog/BCO/groups',
  envelope: 'result',
  answers: 'list',
  summary:
    'Returns the errors of a period by code, with their count, first and last time; the codes with most open errors first',
  origin: 'assumed',
  roles: ADMIN,
  scope: 'network',
  query: periodQuery,
  data: { type: 'array', items: { $ref: 'ErrorGroup#' } },
  errors: [],
} as const satisfies Endpoint

export const handleErrors = {
  id: 'handleErrors',
  method: 'POST',
  path: '/v3.1/errorlog/BCO/handlegroup',
  envelope: 'result',
  summary:
    'Marks the open errors with a code in a period as handled, up to the time of the last one that the caller saw',
  origin: 'assumed',
  roles: ADMIN,
  scope: 'network',
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['Code', 'Until'],
    properties: {
      Code: { type: 'string', minLength: 1, maxLength: 255 },
      /** Start of the period; absent for all earlier errors. */
      From: { type: 'string', format: 'date-time' },
      Until: { type: 'string', format: 'date-time' },
    },
  },
  data: { $ref: 'ErrorGroup#' },
  errors: ['UNKNOWNREQUEST'],
} as const satisfies Endpoint
