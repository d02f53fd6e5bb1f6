import { type Endpoint, EVERY_ROLE } from './endpoint.ts'

export const listSelectableRelations = {
  id: 'listSelectableRelations',
  method: 'GET',
  path: '/v3.1/relation/BCO/impersonate/list',
  envelope: 'result',
  answers: 'list',
  summary:
    'Returns the relations that the caller can select: the own one and, depending on the role, those below it or all',
  origin: 'spec',
  roles: EVERY_ROLE,
  scope: 'relation',
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      /**
       * Relations without their contacts. Our mock never returns contacts, and we assume the same of other servers.
       */
      isRelationsOnly: { type: 'boolean', default: false },
      /**
       * Set on the chargepoints page (S7; the name is assumed): only relations with a charger of their own or of a
       * relation below them.
       */
      chargepoints: { type: 'integer', enum: [0, 1], default: 0 },
    },
  },
  data: { type: 'array', items: { $ref: 'RelationEntry#' } },
  errors: [],
} as const satisfies Endpoint
