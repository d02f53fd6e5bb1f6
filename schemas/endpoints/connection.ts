import type { Role } from '../entities/roles.ts'
import { FRAME_DIRECTIONS } from '../ocpp/protocols.ts'
import type { Endpoint } from './endpoint.ts'
import { idParams } from './shared.ts'

/** Connection endpoints for super administrators (S2). All are assumed: the specification does not define them. */

const ADMIN: readonly Role[] = ['SuperAdmin']

export const closeConnection = {
  id: 'closeConnection',
  method: 'POST',
  path: '/v3.1/connection/BCO/{id}/close',
  envelope: 'result',
  summary: 'Closes the open connection of a charger, which stays offline until it reconnects',
  origin: 'assumed',
  roles: ADMIN,
  scope: 'network',
  params: idParams,
  data: { $ref: 'Connection#' },
  errors: ['UNKNOWNREQUEST'],
} as const satisfies Endpoint

/** Maximum number of frames in one response. */
const MOST_FRAMES = 200

export const listFrames = {
  id: 'listFrames',
  method: 'GET',
  path: '/v3.1/connection/BCO/{id}/frames',
  envelope: 'result',
  answers: 'list',
  summary: `Returns the latest ${MOST_FRAMES} messages of the last 24 hours on the connection of a charger, with their answers, newest first`,
  origin: 'assumed',
  roles: ADMIN,
  scope: 'network',
  params: idParams,
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      direction: { enum: FRAME_DIRECTIONS },
      action: { type: 'string', minLength: 1, maxLength: 40 },
      /** Case-insensitive text in the name, the request or the answer. */
      search: { type: 'string', minLength: 1, maxLength: 100 },
    },
  },
  data: { type: 'array', items: { $ref: 'Frame#' } },
  errors: ['UNKNOWNREQUEST'],
} as const satisfies Endpoint
