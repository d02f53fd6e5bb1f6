import { type Contract, EVERY_ROLE, type Route } from './endpoint.ts'
import { queryOf } from './generic.ts'
import { oneQuery, readIdParams } from './shared.ts'

export const listChargesessions = {
  id: 'listChargesessions',
  method: 'GET',
  path: '/v3.1/chargesession/BCO/filtered',
  envelope: 'table',
} as const satisfies Route

export const listChargesessionsContract = {
  route: listChargesessions,
  summary: 'Charge sessions at the chargers that the caller may see, a page at a time',
  origin: 'spec',
  roles: EVERY_ROLE,
  scope: 'relation',
  query: queryOf('chargesession'),
  data: { type: 'array', items: { $ref: 'Chargesession#' } },
  errors: ['WRONGFILTER', 'RELNOTFOUND'],
} as const satisfies Contract

export const getChargesession = {
  id: 'getChargesession',
  method: 'GET',
  path: '/v3.1/chargesession/BCO/one/{id}',
  envelope: 'result',
} as const satisfies Route

export const getChargesessionContract = {
  route: getChargesession,
  summary: 'One charge session with its power curve and what it costs, line by line',
  origin: 'spec',
  roles: EVERY_ROLE,
  scope: 'relation',
  params: readIdParams,
  query: oneQuery,
  data: { $ref: 'Chargesession#' },
  errors: ['UNKNOWNREQUEST', 'WRONGFILTER'],
} as const satisfies Contract
