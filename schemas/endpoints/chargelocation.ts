import { idText } from '../entities/record.ts'
import type { Role } from '../entities/roles.ts'
import { type Endpoint, EVERY_ROLE } from './endpoint.ts'
import { idParams } from './shared.ts'

export const getLocationPoints = {
  id: 'getLocationPoints',
  method: 'GET',
  path: '/v3.1/chargelocation/BCO/points',
  envelope: 'result',
  summary:
    'Returns all locations in scope for a map: names, coordinates, power and the number of connectors per state',
  origin: 'assumed',
  roles: EVERY_ROLE,
  scope: 'relation',
  data: { $ref: 'LocationPoints#' },
  errors: [],
} as const satisfies Endpoint

const NETWORK: readonly Role[] = ['Operator', 'SuperAdmin']

/** Version last read; a mismatch means a concurrent edit. */
const version = { type: 'integer', minimum: 1 } as const

export const giveLocation = {
  id: 'giveLocation',
  method: 'POST',
  path: '/v3.1/chargelocation/BCO/{id}/give',
  envelope: 'result',
  summary:
    'Transfers a location and its charge points to another customer, with new contracts on standard terms',
  origin: 'assumed',
  roles: NETWORK,
  scope: 'network',
  params: idParams,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['Version', 'RelationId'],
    properties: { Version: version, RelationId: idText },
  },
  data: { $ref: 'ChargeLocation#' },
  errors: ['UnknownChargeLocation', 'RELNOTFOUND', 'CPINUSE'],
} as const satisfies Endpoint

export const mergeLocation = {
  id: 'mergeLocation',
  method: 'POST',
  path: '/v3.1/chargelocation/BCO/{id}/merge',
  envelope: 'result',
  summary:
    'Moves all charge points of a duplicate to another location of the same customer, and deletes the duplicate',
  origin: 'assumed',
  roles: NETWORK,
  scope: 'network',
  params: idParams,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['Version', 'LocationId'],
    properties: { Version: version, LocationId: idText },
  },
  data: { $ref: 'ChargeLocation#' },
  errors: ['UnknownChargeLocation', 'CPINUSE'],
} as const satisfies Endpoint

export const removeLocation = {
  id: 'removeLocation',
  method: 'DELETE',
  path: '/v3.1/chargelocation/BCO/{id}',
  envelope: 'result',
  summary: 'Deletes a location without charge points',
  origin: 'assumed',
  roles: NETWORK,
  scope: 'network',
  params: idParams,
  query: {
    type: 'object',
    additionalProperties: false,
    required: ['version'],
    properties: { version },
  },
  data: { $ref: 'ChargeLocation#' },
  errors: ['UnknownChargeLocation', 'LOCINUSE'],
} as const satisfies Endpoint
