import { idText } from '../entities/record.ts'
import type { Role } from '../entities/roles.ts'
import { feesSchema, tariffSchema } from '../entities/subscription.ts'
import type { Endpoint } from './endpoint.ts'
import { idParams } from './shared.ts'

/**
 * Endpoints for the fees of a tariff over time and for the tariffs of a CPO contract. All are assumed: the
 * specification does not define them (S7).
 */

const NETWORK: readonly Role[] = ['Operator', 'SuperAdmin']

export const changeTariffFees = {
  id: 'changeTariffFees',
  method: 'POST',
  path: '/v3.1/tariff/BCO/{id}/fees',
  envelope: 'result',
  summary: 'Sets the fees of sessions that start at or after a given time, which must not be in the past',
  origin: 'assumed',
  roles: NETWORK,
  scope: 'network',
  params: idParams,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['Version', 'From', 'Fees'],
    properties: {
      /** Version last read by the caller. */
      Version: { type: 'integer', minimum: 1 },
      From: { type: 'string', format: 'date-time' },
      Fees: feesSchema,
    },
  },
  data: { $ref: 'Tariff#' },
  errors: ['UNKNOWNREQUEST'],
} as const satisfies Endpoint

export const withdrawTariffFees = {
  id: 'withdrawTariffFees',
  method: 'DELETE',
  path: '/v3.1/tariff/BCO/{id}/fees',
  envelope: 'result',
  summary: 'Withdraws a change of fees that has not begun; the previous fees continue',
  origin: 'assumed',
  roles: NETWORK,
  scope: 'network',
  params: idParams,
  query: {
    type: 'object',
    additionalProperties: false,
    required: ['version', 'start'],
    properties: {
      /** Version last read by the caller. */
      version: { type: 'integer', minimum: 1 },
      /** Time from which the fees would apply. */
      start: { type: 'string', format: 'date-time' },
    },
  },
  data: { $ref: 'Tariff#' },
  errors: ['UNKNOWNREQUEST'],
} as const satisfies Endpoint

export const endTariff = {
  id: 'endTariff',
  method: 'POST',
  path: '/v3.1/tariff/BCO/{id}/end',
  envelope: 'result',
  summary:
    'Ends a tariff at a given time, which must not be in the past, or continues it. Later sessions have no price',
  origin: 'assumed',
  roles: NETWORK,
  scope: 'network',
  params: idParams,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['Version'],
    properties: {
      /** Version last read by the caller. */
      Version: { type: 'integer', minimum: 1 },
      /** Absent to continue the tariff. */
      EndDate: { type: 'string', format: 'date-time' },
    },
  },
  data: { $ref: 'Tariff#' },
  errors: ['UNKNOWNREQUEST'],
} as const satisfies Endpoint

export const getTariffUse = {
  id: 'getTariffUse',
  method: 'GET',
  path: '/v3.1/tariff/BCO/{id}/use',
  envelope: 'result',
  summary: 'Returns the subscription types, subscriptions and charge points that use a tariff',
  origin: 'assumed',
  roles: NETWORK,
  scope: 'network',
  params: idParams,
  data: { $ref: 'TariffUse#' },
  errors: ['UNKNOWNREQUEST'],
} as const satisfies Endpoint

export const setContractTariff = {
  id: 'setContractTariff',
  method: 'POST',
  path: '/v3.1/cpocontract/BCO/{id}/tariff',
  envelope: 'result',
  summary:
    'Sets the tariff of one type at the charge points of a contract, for sessions that start at or after a given time',
  origin: 'assumed',
  roles: NETWORK,
  scope: 'network',
  params: idParams,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['Version', 'Type'],
    properties: {
      /** Version last read by the caller. */
      Version: { type: 'integer', minimum: 1 },
      Type: tariffSchema.properties.Type,
      /** Absent for the standard tariff of each charge point. */
      TariffId: idText,
      /** Absent for now. */
      From: { type: 'string', format: 'date-time' },
    },
  },
  data: { $ref: 'CpoContract#' },
  errors: ['NOCPO', 'UNKNOWNREQUEST'],
} as const satisfies Endpoint

export const withdrawContractTariff = {
  id: 'withdrawContractTariff',
  method: 'DELETE',
  path: '/v3.1/cpocontract/BCO/{id}/tariff',
  envelope: 'result',
  summary: 'Withdraws a tariff of a contract that has not begun; the previous one continues',
  origin: 'assumed',
  roles: NETWORK,
  scope: 'network',
  params: idParams,
  query: {
    type: 'object',
    additionalProperties: false,
    required: ['version', 'type', 'start'],
    properties: {
      /** Version last read by the caller. */
      version: { type: 'integer', minimum: 1 },
      type: tariffSchema.properties.Type,
      /** Time from which the tariff would apply. */
      start: { type: 'string', format: 'date-time' },
    },
  },
  data: { $ref: 'CpoContract#' },
  errors: ['NOCPO'],
} as const satisfies Endpoint
