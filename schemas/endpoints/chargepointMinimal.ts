import { type Endpoint, EVERY_ROLE } from './endpoint.ts'
import { idParams } from './shared.ts'

export const getChargepointMinimal = {
  id: 'getChargepointMinimal',
  method: 'GET',
  path: '/v3.1/chargepoint/BCO/Minimal/{id}',
  envelope: 'result',
  summary: 'Returns the basic data of a charger: name, serial number and connector states',
  origin: 'spec',
  roles: EVERY_ROLE,
  scope: 'relation',
  params: idParams,
  data: { $ref: 'ChargepointMinimal#' },
  errors: ['UnknownChargePoint'],
} as const satisfies Endpoint
