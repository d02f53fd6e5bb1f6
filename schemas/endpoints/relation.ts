import { type Contract, EVERY_ROLE, type Route } from './endpoint.ts'
import { idParams } from './shared.ts'

export const getRelation = {
  id: 'getRelation',
  method: 'GET',
  path: '/v3.1/relation/BCO/{id}',
  envelope: 'result',
} as const satisfies Route

export const getRelationContract = {
  route: getRelation,
  summary: 'One relation',
  origin: 'spec',
  roles: EVERY_ROLE,
  scope: 'relation',
  params: idParams,
  data: { $ref: 'Relation#' },
  errors: ['RELNOTFOUND'],
} as const satisfies Contract
