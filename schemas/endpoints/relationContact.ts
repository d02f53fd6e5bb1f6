import { type Endpoint, EVERY_ROLE } from './endpoint.ts'
import { idParams, queryOfTypes, versionQuery } from './shared.ts'

export const listRelationContacts = {
  id: 'listRelationContacts',
  method: 'GET',
  path: '/v3.1/relationcontact/BCO/filtered',
  envelope: 'table',
  summary: 'Returns a page of the people of the relations that the caller can see',
  origin: 'spec',
  roles: EVERY_ROLE,
  scope: 'relation',
  query: queryOfTypes(['RelationContact']),
  data: { type: 'array', items: { $ref: 'RelationContact#' } },
  errors: ['WRONGFILTER', 'RELNOTFOUND'],
} as const satisfies Endpoint

export const removeRelationContact = {
  id: 'removeRelationContact',
  method: 'DELETE',
  path: '/v3.1/relationcontact/BCO/{id}',
  envelope: 'result',
  summary: 'Removes a person from a relation: they can no longer sign in, and their cards have no user',
  origin: 'assumed',
  roles: ['FleetManager', 'EntityManager', 'Operator', 'SuperAdmin'],
  scope: 'relation',
  params: idParams,
  query: versionQuery,
  data: { $ref: 'RelationContact#' },
  errors: ['RCNOTFOUND', 'RCCREUPFAIL', 'ROLEREMOVEFAILED'],
} as const satisfies Endpoint
