import type { Role } from '../entities/roles.ts'
import type { Endpoint } from './endpoint.ts'
import { idParams } from './shared.ts'

/** Tools of super administrators for connections (S2). All calls are ours, because the specification has none. */
const ADMIN: readonly Role[] = ['SuperAdmin']

export const closeConnection = {
  id: 'closeConnection',
  method: 'POST',
  path: '/v3.1/connection/BCO/{id}/close',
  envelope: 'result',
  summary: 'Closes the open connection of a charger, which is offline until it connects again by itself',
  origin: 'assumed',
  roles: ADMIN,
  scope: 'network',
  params: idParams,
  data: { $ref: 'Connection#' },
  errors: ['UNKNOWNREQUEST'],
} as const satisfies Endpoint
