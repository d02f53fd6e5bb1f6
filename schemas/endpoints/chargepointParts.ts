import { CHARGER_MESSAGE_MAX_LENGTH } from '../constants.ts'
import { idText as id } from '../entities/record.ts'
import { type Endpoint, EVERY_ROLE } from './endpoint.ts'
import { idParams } from './shared.ts'

export const getChargepointSettings = {
  id: 'getChargepointSettings',
  method: 'GET',
  path: '/v3.1/chargepoint/BCO/{id}/Settings',
  envelope: 'result',
  summary: 'Returns the configuration of a charger by OCPP key',
  origin: 'spec',
  roles: EVERY_ROLE,
  scope: 'relation',
  params: idParams,
  data: { $ref: 'ChargepointSettings#' },
  errors: ['UnknownChargePoint'],
} as const satisfies Endpoint

export const getMeterTotals = {
  id: 'getMeterTotals',
  method: 'GET',
  path: '/v3.1/chargepoint/BCO/{id}/metertotals',
  envelope: 'result',
  summary: 'Returns the meter readings of a charger for a period, and the energy that belongs to no session',
  origin: 'assumed',
  roles: EVERY_ROLE,
  scope: 'relation',
  params: idParams,
  query: {
    type: 'object',
    additionalProperties: false,
    required: ['start', 'end'],
    properties: {
      start: { type: 'string', format: 'date-time' },
      end: { type: 'string', format: 'date-time' },
    },
  },
  data: { $ref: 'MeterTotals#' },
  errors: ['UnknownChargePoint'],
} as const satisfies Endpoint

export const putChargepoint = {
  id: 'putChargepoint',
  method: 'PUT',
  path: '/v3.1/chargepoint/BCO/Update',
  envelope: 'result',
  summary:
    'Changes a charger and its settings; omitted fields stay unchanged. Installs a charger in stock that has a placement',
  origin: 'spec',
  roles: EVERY_ROLE,
  scope: 'relation',
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['Id', 'Version'],
    properties: {
      Id: id,
      /** Version last read, 1 for a charger in stock; a mismatch means a concurrent edit. */
      Version: { type: 'integer', minimum: 1 },
      Description: { type: 'string', minLength: 1, maxLength: 255 },
      AdminState: { enum: ['ENABLED', 'DISABLED'] },
      ChargerType: { enum: ['PRIVATE', 'BUSINESS', 'PUBLIC'] },
      IsPlugCharge: { type: 'boolean' },
      IsGuestCharge: { type: 'boolean' },
      IsRFID: { type: 'boolean' },
      IsPublishMap: { type: 'boolean' },
      Settings: {
        type: 'array',
        maxItems: 50,
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['Key', 'Value'],
          properties: {
            Key: { type: 'string', minLength: 1, maxLength: 50 },
            Value: { type: 'string', maxLength: 500 },
          },
        },
      },
    },
  },
  data: { $ref: 'Chargepoint#' },
  errors: ['UnknownChargePoint', 'PLACEMENTNOTFOUND', 'UnknownChargeLocation'],
} as const satisfies Endpoint

export const postChargepointMessage = {
  id: 'postChargepointMessage',
  method: 'POST',
  path: '/v2/chargepoint/BCO/SendMessage',
  envelope: 'result',
  summary: 'Sends a message to a charger; the caller polls for the answer by message id',
  origin: 'spec',
  roles: EVERY_ROLE,
  scope: 'relation',
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['chargepointid', 'action'],
    properties: {
      chargepointid: id,
      action: { type: 'string', pattern: '^[A-Z][A-Za-z]{2,39}$' },
      /** JSON. */
      payload: { type: 'string', maxLength: CHARGER_MESSAGE_MAX_LENGTH },
    },
  },
  data: { $ref: 'ChargepointMessage#' },
  errors: ['UnknownChargePoint'],
} as const satisfies Endpoint

export const getChargepointMessage = {
  id: 'getChargepointMessage',
  method: 'GET',
  path: '/v2/chargepoint/BCO/MessageById/{id}',
  envelope: 'result',
  summary: 'Returns a message to a charger, with the answer once the charger has sent it',
  origin: 'spec',
  roles: EVERY_ROLE,
  scope: 'relation',
  params: idParams,
  data: { $ref: 'ChargepointMessage#' },
  errors: ['UNKNOWNREQUEST'],
} as const satisfies Endpoint

export const verifySerial = {
  id: 'verifySerial',
  method: 'GET',
  path: '/v3/chargepoint/BCO/Verify/Serial/{serial}',
  envelope: 'result',
  summary: 'Checks whether the charger with this serial number can be installed, and whether it is online',
  origin: 'spec',
  roles: EVERY_ROLE,
  scope: 'public',
  params: {
    type: 'object',
    additionalProperties: false,
    required: ['serial'],
    properties: { serial: { type: 'string', minLength: 1, maxLength: 60 } },
  },
  data: { $ref: 'SerialVerdict#' },
  errors: ['CHARGEPOINTNOTFOUND'],
} as const satisfies Endpoint
