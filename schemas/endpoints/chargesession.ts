import { type Endpoint, EVERY_ROLE } from './endpoint.ts'
import { queryOf } from './genericSchemas.ts'
import { genericQuery, oneQuery, readIdParams } from './shared.ts'

/** What began in a span: from its first moment on, and before its end (assumed, since a filter knows no more or less). */
const span = {
  from: { type: 'string', format: 'date-time' },
  to: { type: 'string', format: 'date-time' },
} as const

const sessionsQuery = () => {
  const query = queryOf('chargesession')
  return { ...query, properties: { ...query.properties, ...span } }
}

export const listChargesessions = {
  id: 'listChargesessions',
  method: 'GET',
  path: '/v3.1/chargesession/BCO/filtered',
  envelope: 'table',
  summary: 'Charge sessions at the chargers that the caller may see, a page at a time',
  origin: 'spec',
  roles: EVERY_ROLE,
  scope: 'relation',
  // Pure: a bundle that only calls the route leaves the contract out.
  query: /* @__PURE__ */ sessionsQuery(),
  data: { type: 'array', items: { $ref: 'Chargesession#' } },
  errors: ['WRONGFILTER', 'RELNOTFOUND'],
} as const satisfies Endpoint

/** A page holds 100 sessions: to add up 4,000 by pages takes 40 calls. Without this call a list says how many there are only. */
export const getChargesessionTotals = {
  id: 'getChargesessionTotals',
  method: 'GET',
  path: '/v3.1/chargesession/BCO/totals',
  envelope: 'result',
  summary:
    'How many sessions there are, their energy and price: of all that the list has with the same query',
  origin: 'assumed',
  roles: EVERY_ROLE,
  scope: 'relation',
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      filter: genericQuery.properties.filter,
      relid: genericQuery.properties.relid,
      ...span,
    },
  },
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
