import { type Endpoint, EVERY_ROLE } from './endpoint.ts'

export const listSelectableRelations = {
  id: 'listSelectableRelations',
  method: 'GET',
  path: '/v3.1/relation/BCO/impersonate/list',
  envelope: 'result',
  answers: 'list',
  summary: 'The relations that the caller may select: the own one and, by role, those below it or all',
  origin: 'spec',
  roles: EVERY_ROLE,
  scope: 'relation',
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      /** Relations only, without their contacts. We answer nothing but relations, and assume so of other servers. */
      isRelationsOnly: { type: 'boolean', default: false },
      /** Set on the chargepoints page (S7, its name is assumed): only relations that hold a charger, or have one below them. */
      chargepoints: { type: 'integer', enum: [0, 1], default: 0 },
    },
  },
  data: { type: 'array', items: { $ref: 'RelationEntry#' } },
  errors: [],
} as const satisfies Endpoint
