import { idText as id } from '../entities/record.ts'
import type { Role } from '../entities/roles.ts'
import type { Endpoint } from './endpoint.ts'
import { idParams } from './shared.ts'

/** Work of operators on charge points. The calls are ours, because the specification has none (S7). */
const NETWORK: readonly Role[] = ['Operator', 'SuperAdmin']

/** Version last read; a mismatch means a concurrent edit. */
const version = { type: 'integer', minimum: 1 } as const

export const moveChargepoint = {
  id: 'moveChargepoint',
  method: 'POST',
  path: '/v3.1/chargepoint/BCO/{id}/move',
  envelope: 'result',
  summary:
    'Moves a charge point without a connected car to a location of a customer; another customer gets a new contract',
  origin: 'assumed',
  roles: NETWORK,
  scope: 'network',
  params: idParams,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['Version', 'LocationId', 'RelationId'],
    properties: { Version: version, LocationId: id, RelationId: id },
  },
  data: { $ref: 'Chargepoint#' },
  errors: ['UnknownChargePoint', 'UnknownChargeLocation', 'RELNOTFOUND', 'CPINUSE'],
} as const satisfies Endpoint

export const getChargepointHistory = {
  id: 'getChargepointHistory',
  method: 'GET',
  path: '/v3.1/chargepoint/BCO/{id}/history',
  envelope: 'result',
  answers: 'list',
  summary: 'Where a charge point was, whose it was and which hardware it had, oldest change first',
  origin: 'assumed',
  roles: NETWORK,
  scope: 'network',
  params: idParams,
  data: { type: 'array', items: { $ref: 'ChargepointChange#' } },
  errors: ['UnknownChargePoint'],
} as const satisfies Endpoint
