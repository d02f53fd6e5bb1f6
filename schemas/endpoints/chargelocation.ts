import { type Endpoint, EVERY_ROLE } from './endpoint.ts'

export const getLocationPoints = {
  id: 'getLocationPoints',
  method: 'GET',
  path: '/v3.1/chargelocation/BCO/points',
  envelope: 'result',
  summary:
    'All locations in scope for a map: what they are called, where they are, what they can give and how many connectors are in which state',
  origin: 'assumed',
  roles: EVERY_ROLE,
  scope: 'relation',
  data: { $ref: 'LocationPoints#' },
  errors: [],
} as const satisfies Endpoint
