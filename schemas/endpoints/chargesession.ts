import { SESSION_STATUSES } from '../entities/chargesession.ts'
import { type Endpoint, EVERY_ROLE } from './endpoint.ts'
import { genericQuery, oneQuery, queryOfTypes, readIdParams } from './shared.ts'

export const listChargesessions = {
  id: 'listChargesessions',
  method: 'GET',
  path: '/v3.1/chargesession/BCO/filtered',
  envelope: 'table',
  summary: 'Returns a page of the charge sessions at the chargers that the caller can see',
  origin: 'spec',
  roles: EVERY_ROLE,
  scope: 'relation',
  query: queryOfTypes(['Chargesession', ...SESSION_STATUSES]),
  data: { type: 'array', items: { $ref: 'Chargesession#' } },
  errors: ['WRONGFILTER', 'RELNOTFOUND'],
} as const satisfies Endpoint

const { filter, relid, from, to } = genericQuery.properties
const totalsQuery = {
  type: 'object',
  additionalProperties: false,
  properties: { filter, relid, from, to },
} as const

/** Totals of a list. A page holds 100 sessions, so adding up 4,000 sessions in the portal would take 40 calls. */
export const getChargesessionTotals = {
  id: 'getChargesessionTotals',
  method: 'GET',
  path: '/v3.1/chargesession/BCO/totals',
  envelope: 'result',
  summary: 'Returns the number, energy, price and duration of all sessions in the list with the same query',
  origin: 'assumed',
  roles: EVERY_ROLE,
  scope: 'relation',
  query: totalsQuery,
  data: { $ref: 'ChargesessionTotals#' },
  errors: ['WRONGFILTER', 'RELNOTFOUND'],
} as const satisfies Endpoint

export const getCdrTotals = {
  id: 'getCdrTotals',
  method: 'GET',
  path: '/v3.1/cdr/BCO/totals',
  envelope: 'result',
  summary:
    'Returns the number, energy, price and duration of all charge detail records in the list with the same query',
  origin: 'assumed',
  roles: EVERY_ROLE,
  scope: 'relation',
  query: totalsQuery,
  data: { $ref: 'ChargesessionTotals#' },
  errors: ['WRONGFILTER', 'RELNOTFOUND'],
} as const satisfies Endpoint

export const getChargesession = {
  id: 'getChargesession',
  method: 'GET',
  path: '/v3.1/chargesession/BCO/one/{id}',
  envelope: 'result',
  summary: 'Returns a charge session with its power curve and the lines of its price',
  origin: 'spec',
  roles: EVERY_ROLE,
  scope: 'relation',
  params: readIdParams,
  query: oneQuery,
  data: { $ref: 'Chargesession#' },
  errors: ['UNKNOWNREQUEST', 'WRONGFILTER'],
} as const satisfies Endpoint
