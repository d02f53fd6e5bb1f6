import { SLOT_DAYS } from '../constants.ts'
import { type Contract, EVERY_ROLE, type Route } from './endpoint.ts'
import { idParams } from './shared.ts'

/** What a customer does with a request: calls of our own, since the specification names the screens only (S2). */

const VERSION = { type: 'integer', minimum: 1 } as const

export const listSlots = {
  id: 'listSlots',
  method: 'GET',
  path: '/v3.1/request/BCO/{id}/slots',
  envelope: 'result',
  answers: 'list',
} as const satisfies Route

export const listSlotsContract = {
  route: listSlots,
  summary: 'The slots of some days for a visit, free or taken; a free one may be gone soon',
  origin: 'assumed',
  roles: EVERY_ROLE,
  scope: 'relation',
  params: idParams,
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      /** The first local day; today without it. */
      from: { type: 'string', format: 'date' },
      days: { type: 'integer', minimum: 1, maximum: 31, default: SLOT_DAYS },
    },
  },
  data: { type: 'array', items: { $ref: 'Slot#' } },
  errors: ['UNKNOWNREQUEST'],
} as const satisfies Contract

export const planSlot = {
  id: 'planSlot',
  method: 'POST',
  path: '/v3.1/request/BCO/{id}/slot',
  envelope: 'result',
} as const satisfies Route

export const planSlotContract = {
  route: planSlot,
  summary: 'Takes a slot for the visit or the installation; one that was taken meanwhile answers 409',
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
} as const satisfies Contract

export const sendSurvey = {
  id: 'sendSurvey',
  method: 'POST',
  path: '/v3.1/request/BCO/{id}/survey',
  envelope: 'result',
} as const satisfies Route

export const sendSurveyContract = {
  route: sendSurvey,
  summary: 'Hands in a remote survey; its pictures are attachments',
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
} as const satisfies Contract

export const cancelRequest = {
  id: 'cancelRequest',
  method: 'POST',
  path: '/v3.1/request/BCO/{id}/cancel',
  envelope: 'result',
} as const satisfies Route

export const cancelRequestContract = {
  route: cancelRequest,
  summary: 'Cancels a request that is not carried out yet; the reason is kept in its timeline',
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
} as const satisfies Contract

export const addMessage = {
  id: 'addMessage',
  method: 'POST',
  path: '/v3.1/request/BCO/{id}/message',
  envelope: 'result',
} as const satisfies Route

export const addMessageContract = {
  route: addMessage,
  summary: 'Adds a message to a request; it overwrites nothing, so that it wants no version',
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
} as const satisfies Contract
