import { CHARGER_TYPES, connectorSchema } from '../entities/chargepoint.ts'
import { idText as id } from '../entities/record.ts'
import type { Role } from '../entities/roles.ts'
import type { Endpoint } from './endpoint.ts'
import { idParams } from './shared.ts'

/** Work of operators on charge points. All calls are assumed: the specification does not define them (S7). */

const NETWORK: readonly Role[] = ['Operator', 'SuperAdmin']

/** Version last read; a mismatch means a concurrent edit. */
const version = { type: 'integer', minimum: 1 } as const

const serial = { type: 'string', minLength: 1, maxLength: 25 } as const
const reason = { type: 'string', minLength: 1, maxLength: 500, pattern: '\\S' } as const

const { ConnectorNumber, PowerType, MaxPowerKw, Standard } = connectorSchema.properties

export const addChargepoint = {
  id: 'addChargepoint',
  method: 'POST',
  path: '/v3.1/chargepoint/BCO/add',
  envelope: 'result',
  summary: 'Installs a charger in stock at a location of a customer, with a contract on standard terms',
  origin: 'assumed',
  roles: NETWORK,
  scope: 'network',
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['Serial', 'Description', 'LocationId', 'RelationId', 'ChargerType'],
    properties: {
      Serial: serial,
      Description: { type: 'string', minLength: 1, maxLength: 255, pattern: '\\S' },
      LocationId: id,
      RelationId: id,
      ChargerType: { enum: CHARGER_TYPES },
    },
  },
  data: { $ref: 'Chargepoint#' },
  errors: ['CHARGEPOINTNOTFOUND', 'CREPLACONFLICT', 'UnknownChargeLocation', 'RELNOTFOUND'],
} as const satisfies Endpoint

export const setConnectors = {
  id: 'setConnectors',
  method: 'POST',
  path: '/v3.1/chargepoint/BCO/{id}/connectors',
  envelope: 'result',
  summary:
    'Changes and adds connectors of a charge point without a connected car, within the limits of its hardware',
  origin: 'assumed',
  roles: NETWORK,
  scope: 'network',
  params: idParams,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['Version', 'Connectors'],
    properties: {
      Version: version,
      /** All connectors; existing ones must be included. */
      Connectors: {
        type: 'array',
        minItems: 1,
        maxItems: 8,
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['ConnectorNumber', 'PowerType', 'MaxPowerKw', 'Standard'],
          properties: { ConnectorNumber, PowerType, MaxPowerKw, Standard },
        },
      },
    },
  },
  data: { $ref: 'Chargepoint#' },
  errors: ['UnknownChargePoint', 'CPINUSE'],
} as const satisfies Endpoint

export const replaceHardware = {
  id: 'replaceHardware',
  method: 'POST',
  path: '/v3.1/chargepoint/BCO/{id}/replace',
  envelope: 'result',
  summary:
    'Replaces the hardware of a charge point by a charger in stock; sessions, contract, access and settings are kept',
  origin: 'assumed',
  roles: NETWORK,
  scope: 'network',
  params: idParams,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['Version', 'Serial', 'Reason'],
    properties: { Version: version, Serial: serial, Reason: reason },
  },
  data: { $ref: 'Chargepoint#' },
  errors: ['UnknownChargePoint', 'CHARGEPOINTNOTFOUND', 'CREPLACONFLICT', 'CPINUSE'],
} as const satisfies Endpoint

export const retireChargepoint = {
  id: 'retireChargepoint',
  method: 'POST',
  path: '/v3.1/chargepoint/BCO/{id}/retire',
  envelope: 'result',
  summary:
    'Retires a charge point and ends its contract. Lists omit it unless they request `RetiredOn`, and its hardware returns to stock',
  origin: 'assumed',
  roles: NETWORK,
  scope: 'network',
  params: idParams,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['Version', 'RetiredOn', 'RetireReason'],
    properties: {
      Version: version,
      /** Not in the future. */
      RetiredOn: { type: 'string', format: 'date-time' },
      RetireReason: reason,
    },
  },
  data: { $ref: 'Chargepoint#' },
  errors: ['UnknownChargePoint', 'CPINUSE'],
} as const satisfies Endpoint

export const moveChargepoint = {
  id: 'moveChargepoint',
  method: 'POST',
  path: '/v3.1/chargepoint/BCO/{id}/move',
  envelope: 'result',
  summary:
    'Moves a charge point without a connected car to a location of a customer; a different customer gets a new contract',
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
  summary: 'Returns the changes to the location, customer and hardware of a charge point, oldest first',
  origin: 'assumed',
  roles: NETWORK,
  scope: 'network',
  params: idParams,
  data: { type: 'array', items: { $ref: 'ChargepointChange#' } },
  errors: ['UnknownChargePoint'],
} as const satisfies Endpoint
