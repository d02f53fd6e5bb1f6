import { type Endpoint, EVERY_ROLE } from './endpoint.ts'
import { queryOf } from './genericSchemas.ts'
import { genericQuery, oneQuery, readIdParams } from './shared.ts'

export const listChargesessions = {
  id: 'listChargesessions',
  method: 'GET',
  path: '/v3.1/chargesession/BCO/filtered',
  envelope: 'table',
  summary: 'Charge sessions at the chargers that the caller may see, a page at a time',
  origin: 'spec',
  roles: EVERY_ROLE,
  scope: 'relation',
  // Pure, so bundlers drop the contract when only the route is used.
  query: /* @__PURE__ */ queryOf('chargesession'),
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
  summary:
    'How many sessions there are, their energy, price and duration: of all that the list has with the same query',
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
    'How many charge detail records there are, their energy, price and duration: of all that the list has with the same query',
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
  summary: 'One charge session with its power curve and what it costs, line by line',
  origin: 'spec',
  roles: EVERY_ROLE,
  scope: 'relation',
  params: readIdParams,
  query: oneQuery,
  data: { $ref: 'Chargesession#' },
  errors: ['UNKNOWNREQUEST', 'WRONGFILTER'],
} as const satisfies Endpoint
