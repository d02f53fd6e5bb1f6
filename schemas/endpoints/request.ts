import { SLOT_DAYS } from '../constants.ts'
import { requestPrices } from '../entities/request.ts'
import type { Role } from '../entities/roles.ts'
import { type Endpoint, EVERY_ROLE } from './endpoint.ts'
import { idParams } from './shared.ts'

/** Endpoints of requests. All are assumed: the specification defines only the screens (S2). */

const NETWORK: readonly Role[] = ['Operator', 'SuperAdmin']
const VERSION = { type: 'integer', minimum: 1 } as const

export const listSlots = {
  id: 'listSlots',
  method: 'GET',
  path: '/v3.1/request/BCO/{id}/slots',
  envelope: 'result',
  answers: 'list',
  summary: 'Returns the slots for a visit in a period, free or taken; a free slot may be taken at any time',
  origin: 'assumed',
  roles: EVERY_ROLE,
  scope: 'relation',
  params: idParams,
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      /** First local day; today by default. */
      from: { type: 'string', format: 'date' },
      days: { type: 'integer', minimum: 1, maximum: 31, default: SLOT_DAYS },
    },
  },
  data: { type: 'array', items: { $ref: 'Slot#' } },
  errors: ['UNKNOWNREQUEST'],
} as const satisfies Endpoint

export const planSlot = {
  id: 'planSlot',
  method: 'POST',
  path: '/v3.1/request/BCO/{id}/slot',
  envelope: 'result',
  summary:
    'Books a slot for the survey visit or the installation; answers 409 if it has been taken in the meantime',
  origin: 'assumed',
  roles: EVERY_ROLE,
  scope: 'relation',
  params: idParams,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['Version', 'Purpose', 'At'],
    properties: {
      Version: VERSION,
      Purpose: { enum: ['VISIT', 'INSTALLATION'] },
      At: { type: 'string', format: 'date-time' },
    },
  },
  data: { $ref: 'Request#' },
  errors: ['UNKNOWNREQUEST'],
} as const satisfies Endpoint

export const sendSurvey = {
  id: 'sendSurvey',
  method: 'POST',
  path: '/v3.1/request/BCO/{id}/survey',
  envelope: 'result',
  summary: 'Submits a remote survey; its pictures are attachments',
  origin: 'assumed',
  roles: EVERY_ROLE,
  scope: 'relation',
  params: idParams,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['Version', 'Details'],
    properties: { Version: VERSION, Details: { type: 'string', minLength: 1, maxLength: 5_000 } },
  },
  data: { $ref: 'Request#' },
  errors: ['UNKNOWNREQUEST'],
} as const satisfies Endpoint

export const cancelRequest = {
  id: 'cancelRequest',
  method: 'POST',
  path: '/v3.1/request/BCO/{id}/cancel',
  envelope: 'result',
  summary: 'Cancels a request that has not been carried out; the timeline keeps the reason',
  origin: 'assumed',
  roles: EVERY_ROLE,
  scope: 'relation',
  params: idParams,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['Version', 'Reason'],
    properties: { Version: VERSION, Reason: { type: 'string', minLength: 1, maxLength: 1_000 } },
  },
  data: { $ref: 'Request#' },
  errors: ['UNKNOWNREQUEST'],
} as const satisfies Endpoint

export const addMessage = {
  id: 'addMessage',
  method: 'POST',
  path: '/v3.1/request/BCO/{id}/message',
  envelope: 'result',
  summary: 'Adds a message to a request; it needs no version, because it overwrites nothing',
  origin: 'assumed',
  roles: EVERY_ROLE,
  scope: 'relation',
  params: idParams,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['Text'],
    properties: { Text: { type: 'string', minLength: 1, maxLength: 5_000 } },
  },
  data: { $ref: 'Request#' },
  errors: ['UNKNOWNREQUEST'],
} as const satisfies Endpoint

export const priceRequest = {
  id: 'priceRequest',
  method: 'POST',
  path: '/v3.1/request/BCO/{id}/price',
  envelope: 'result',
  summary:
    'Changes the price of a request that is not closed; the customer sees the reason and gets an e-mail',
  origin: 'assumed',
  roles: NETWORK,
  scope: 'network',
  params: idParams,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['Version', 'PriceLines', 'Reason'],
    properties: {
      Version: VERSION,
      PriceLines: requestPrices,
      Reason: { type: 'string', minLength: 1, maxLength: 1_000 },
    },
  },
  data: { $ref: 'Request#' },
  errors: ['UNKNOWNREQUEST'],
} as const satisfies Endpoint

export const reopenRequest = {
  id: 'reopenRequest',
  method: 'POST',
  path: '/v3.1/request/BCO/{id}/reopen',
  envelope: 'result',
  summary: 'Reopens a closed request, which restarts without its visits; the timeline keeps the reason',
  origin: 'assumed',
  roles: NETWORK,
  scope: 'network',
  params: idParams,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['Version', 'Reason'],
    properties: { Version: VERSION, Reason: { type: 'string', minLength: 1, maxLength: 1_000 } },
  },
  data: { $ref: 'Request#' },
  errors: ['UNKNOWNREQUEST'],
} as const satisfies Endpoint
