import { type Endpoint, EVERY_ROLE } from './endpoint.ts'

export const getCleanUp = {
  id: 'getCleanUp',
  method: 'GET',
  path: '/v3.1/user/BCO/Dev/CleanUp',
  envelope: 'result',
  answers: 'text',
  summary: 'For development: resets the account to its state before the intake',
  origin: 'spec',
  roles: EVERY_ROLE,
  scope: 'own',
  query: {
    type: 'object',
    additionalProperties: false,
    required: ['debug'],
    properties: { debug: { type: 'integer', enum: [1] } },
  },
  data: { type: 'string' },
  errors: [],
} as const satisfies Endpoint
