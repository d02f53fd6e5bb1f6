import { type Endpoint, EVERY_ROLE } from './endpoint.ts'

export const getBanner = {
  id: 'getBanner',
  method: 'GET',
  path: '/v3.1/banner/BCO/Banner',
  envelope: 'banner',
  summary: 'Returns the message at the top of the portal: HTML, or empty',
  origin: 'spec',
  roles: EVERY_ROLE,
  scope: 'own',
  data: { type: 'string' },
  errors: [],
} as const satisfies Endpoint
