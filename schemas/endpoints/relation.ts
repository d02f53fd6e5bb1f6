import { LIST_PAGE_SIZE } from '../constants.ts'
import { euro } from '../entities/record.ts'
import { type Endpoint, EVERY_ROLE } from './endpoint.ts'
import { ID, idParams, tableQuery } from './shared.ts'

export const getRelation = {
  id: 'getRelation',
  method: 'GET',
  path: '/v3.1/relation/BCO/{id}',
  envelope: 'result',
  summary: 'Returns a relation with its name, its address and the relations above it',
  origin: 'spec',
  roles: EVERY_ROLE,
  scope: 'relation',
  params: idParams,
  data: { $ref: 'Relation#' },
  errors: ['RELNOTFOUND'],
} as const satisfies Endpoint

export const getRelationTree = {
  id: 'getRelationTree',
  method: 'GET',
  path: '/v3.1/relation/BCO/treeview/{parentId}/Relation',
  envelope: 'result',
  answers: 'list',
  summary: 'Returns the relations below another, all or only the direct ones, by name',
  origin: 'spec',
  roles: EVERY_ROLE,
  scope: 'relation',
  params: {
    type: 'object',
    additionalProperties: false,
    required: ['parentId'],
    properties: { parentId: ID },
  },
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      directonly: { type: 'boolean', default: false },
      filter: { type: 'string', maxLength: 2_000 },
      /** Sort order of the descriptions. */
      sort: { type: 'string', enum: ['asc', 'desc'], default: 'asc' },
    },
  },
  data: { type: 'array', items: { $ref: 'RelationEntry#' } },
  errors: ['RELNOTFOUND', 'WRONGFILTER'],
} as const satisfies Endpoint

export const getRelationTreeviewer = {
  id: 'getRelationTreeviewer',
  method: 'GET',
  path: '/v3.1/relation/BCO/treeviewer',
  envelope: 'result',
  answers: 'list',
  summary: 'Returns every relation in scope with its parent; parents come before their children',
  origin: 'spec',
  roles: EVERY_ROLE,
  scope: 'relation',
  data: { type: 'array', items: { $ref: 'RelationEntry#' } },
  errors: [],
} as const satisfies Endpoint

export const getRelationChildElements = {
  id: 'getRelationChildElements',
  method: 'GET',
  path: '/v3.1/relation/BCO/childelements/{id}',
  envelope: 'result',
  answers: 'list',
  summary: 'Returns the direct children of a relation: relations, people and locations',
  origin: 'spec',
  roles: EVERY_ROLE,
  scope: 'relation',
  params: idParams,
  data: { type: 'array', items: { $ref: 'RelationElement#' } },
  errors: ['RELNOTFOUND'],
} as const satisfies Endpoint

const relIdParams = {
  type: 'object',
  additionalProperties: false,
  required: ['relId'],
  properties: { relId: ID },
} as const

export const createSubscriptionType = {
  id: 'createSubscriptionType',
  method: 'POST',
  path: '/v3.1/relation/BCO/{relId}/createsubscriptiontype',
  envelope: 'result',
  summary: 'Creates a subscription type for a relation, from one of the listed types and existing tariffs',
  origin: 'spec',
  roles: ['Operator', 'SuperAdmin'],
  scope: 'relation',
  params: relIdParams,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['Code'],
    properties: {
      Code: { type: 'string', minLength: 1, maxLength: 40 },
      Description: { type: 'string', maxLength: 255 },
      MonthlyFee: /* @__PURE__ */ euro(10_000),
      IncludesCreg: { type: 'boolean' },
      TariffCodes: { type: 'array', maxItems: 50, items: { type: 'string', maxLength: 40 } },
    },
  },
  data: { $ref: 'SubscriptionType#' },
  errors: ['RELNOTFOUND', 'SUBTYPENOTFOUND'],
} as const satisfies Endpoint

export const listSubscriptionTypes = {
  id: 'listSubscriptionTypes',
  method: 'GET',
  path: '/v3.1/relation/BCO/{relId}/subscriptiontype/list/filtered',
  envelope: 'table',
  summary: 'Returns the subscription types that a relation can choose: the general ones and its own',
  origin: 'spec',
  roles: EVERY_ROLE,
  scope: 'relation',
  params: relIdParams,
  query: {
    ...tableQuery,
    properties: {
      ...tableQuery.properties,
      pagesize: { ...tableQuery.properties.pagesize, default: LIST_PAGE_SIZE },
      /** Includes types that reimburse at the regulated tariff. */
      includeCreg: { type: 'boolean', default: false },
    },
  },
  data: { type: 'array', items: { $ref: 'SubscriptionType#' } },
  errors: ['RELNOTFOUND', 'WRONGFILTER'],
} as const satisfies Endpoint
