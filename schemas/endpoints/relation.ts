import { LIST_PAGE_SIZE } from '../constants.ts'
import { euro } from '../entities/record.ts'
import { type Contract, EVERY_ROLE, type Route } from './endpoint.ts'
import { ID, idParams, tableQuery } from './shared.ts'

export const getRelation = {
  id: 'getRelation',
  method: 'GET',
  path: '/v3.1/relation/BCO/{id}',
  envelope: 'result',
} as const satisfies Route

export const getRelationContract = {
  route: getRelation,
  summary: 'One relation: its name, its address, and the relations above it',
  origin: 'spec',
  roles: EVERY_ROLE,
  scope: 'relation',
  params: idParams,
  data: { $ref: 'Relation#' },
  errors: ['RELNOTFOUND'],
} as const satisfies Contract

export const getRelationTree = {
  id: 'getRelationTree',
  method: 'GET',
  path: '/v3.1/relation/BCO/treeview/{parentId}/Relation',
  envelope: 'result',
  answers: 'list',
} as const satisfies Route

export const getRelationTreeContract = {
  route: getRelationTree,
  summary: 'The relations below another, all or only the next, in the order of their names',
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
      /** Order of the descriptions. */
      sort: { type: 'string', enum: ['asc', 'desc'], default: 'asc' },
    },
  },
  data: { type: 'array', items: { $ref: 'RelationEntry#' } },
  errors: ['RELNOTFOUND', 'WRONGFILTER'],
} as const satisfies Contract

export const getRelationTreeviewer = {
  id: 'getRelationTreeviewer',
  method: 'GET',
  path: '/v3.1/relation/BCO/treeviewer',
  envelope: 'result',
  answers: 'list',
} as const satisfies Route

export const getRelationTreeviewerContract = {
  route: getRelationTreeviewer,
  summary: 'Every relation in scope with the one above it, those above before those below',
  origin: 'spec',
  roles: EVERY_ROLE,
  scope: 'relation',
  data: { type: 'array', items: { $ref: 'RelationEntry#' } },
  errors: [],
} as const satisfies Contract

export const getRelationChildElements = {
  id: 'getRelationChildElements',
  method: 'GET',
  path: '/v3.1/relation/BCO/childelements/{id}',
  envelope: 'result',
  answers: 'list',
} as const satisfies Route

export const getRelationChildElementsContract = {
  route: getRelationChildElements,
  summary: 'What hangs directly below a relation: relations, people, places',
  origin: 'spec',
  roles: EVERY_ROLE,
  scope: 'relation',
  params: idParams,
  data: { type: 'array', items: { $ref: 'RelationElement#' } },
  errors: ['RELNOTFOUND'],
} as const satisfies Contract

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
} as const satisfies Route

export const createSubscriptionTypeContract = {
  route: createSubscriptionType,
  summary:
    'A subscription type of a relation of its own: one of the listed, with tariffs of those that exist',
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
} as const satisfies Contract

export const listSubscriptionTypes = {
  id: 'listSubscriptionTypes',
  method: 'GET',
  path: '/v3.1/relation/BCO/{relId}/subscriptiontype/list/filtered',
  envelope: 'table',
} as const satisfies Route

export const listSubscriptionTypesContract = {
  route: listSubscriptionTypes,
  summary: 'The subscription types that a relation may take: those for all and its own',
  origin: 'spec',
  roles: EVERY_ROLE,
  scope: 'relation',
  params: relIdParams,
  query: {
    ...tableQuery,
    properties: {
      ...tableQuery.properties,
      pagesize: { ...tableQuery.properties.pagesize, default: LIST_PAGE_SIZE },
      /** Those that reimburse at the tariff of the regulator, too. */
      includeCreg: { type: 'boolean', default: false },
    },
  },
  data: { type: 'array', items: { $ref: 'SubscriptionType#' } },
  errors: ['RELNOTFOUND', 'WRONGFILTER'],
} as const satisfies Contract
