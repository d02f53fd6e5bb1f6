import { idText as id } from '../entities/record.ts'
import { type Endpoint, EVERY_ROLE } from './endpoint.ts'

/**
 * Remote commands (S7). They return the answer of the charger, which may be a refusal. The effect appears in the
 * status of the connector and in the sessions. The caller identifies the target by exactly one id: charger, placement
 * or connector.
 */

const targetBody = {
  type: 'object',
  additionalProperties: false,
  properties: { chargepointid: id, placementid: id, connectorid: id },
} as const

export const postRemoteStart = {
  id: 'postRemoteStart',
  method: 'POST',
  path: '/v3/chargepoint/BCO/Remote/Start',
  envelope: 'result',
  summary:
    'Starts a charge with a card at a connector, or at the first free connector of the given charger or placement',
  origin: 'spec',
  roles: EVERY_ROLE,
  scope: 'relation',
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['tokenid'],
    // Not spread from above: a bundler would then keep the schemas in the portal.
    properties: { chargepointid: id, placementid: id, connectorid: id, tokenid: id },
  },
  data: { $ref: 'RemoteReceipt#' },
  errors: ['UnknownChargePoint', 'PLACEMENTNOTFOUND', 'UnknownToken', 'TOKACTIVERR'],
} as const satisfies Endpoint

export const postRemoteStop = {
  id: 'postRemoteStop',
  method: 'POST',
  path: '/v3/chargepoint/BCO/Remote/Stop',
  envelope: 'result',
  summary: 'Stops the charge at a connector, or the only running charge at the given charger or placement',
  origin: 'spec',
  roles: EVERY_ROLE,
  scope: 'relation',
  body: targetBody,
  data: { $ref: 'RemoteReceipt#' },
  errors: ['UnknownChargePoint', 'PLACEMENTNOTFOUND', 'NOACTIVESESSION', 'STOPCONFAILED'],
} as const satisfies Endpoint

export const postRemoteReset = {
  id: 'postRemoteReset',
  method: 'POST',
  path: '/v3/chargepoint/BCO/Remote/Reset',
  envelope: 'result',
  summary: 'Restarts a charger, which ends its running charges; it accepts no car until it has booted',
  origin: 'spec',
  roles: EVERY_ROLE,
  scope: 'relation',
  body: targetBody,
  data: { $ref: 'RemoteReceipt#' },
  errors: ['UnknownChargePoint', 'PLACEMENTNOTFOUND'],
} as const satisfies Endpoint

export const postRemoteUnlock = {
  id: 'postRemoteUnlock',
  method: 'POST',
  path: '/v3/chargepoint/BCO/Remote/Unlock',
  envelope: 'result',
  summary:
    'Unlocks the cable at a connector. OCPP 1.6 ends a running charge; OCPP 2.0.1 refuses while one is running',
  origin: 'spec',
  roles: EVERY_ROLE,
  scope: 'relation',
  body: targetBody,
  data: { $ref: 'RemoteReceipt#' },
  errors: ['UnknownChargePoint', 'PLACEMENTNOTFOUND'],
} as const satisfies Endpoint
