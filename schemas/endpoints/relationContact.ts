import { type Contract, EVERY_ROLE, type Route } from './endpoint.ts'
import { queryOf } from './generic.ts'

export const listRelationContacts = {
  id: 'listRelationContacts',
  method: 'GET',
  path: '/v3.1/relationcontact/BCO/filtered',
  envelope: 'table',
} as const satisfies Route

export const listRelationContactsContract = {
  route: listRelationContacts,
  summary: 'People of the relations that the caller may see, a page at a time',
  origin: 'spec',
  roles: EVERY_ROLE,
  scope: 'relation',
  query: queryOf('relationcontact'),
  data: { type: 'array', items: { $ref: 'RelationContact#' } },
  errors: ['WRONGFILTER', 'RELNOTFOUND'],
} as const satisfies Contract
