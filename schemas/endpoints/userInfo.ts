import { type Contract, EVERY_ROLE, type Route } from './endpoint.ts'

export const getUserInfo = {
  id: 'getUserInfo',
  method: 'GET',
  path: '/v3.1/user/BCO/UserInfo',
  envelope: 'result',
} as const satisfies Route

export const getUserInfoContract = {
  route: getUserInfo,
  summary: 'Who is signed in: roles, relation and contact',
  origin: 'spec',
  roles: EVERY_ROLE,
  scope: 'own',
  data: { $ref: 'UserInfo#' },
  errors: ['SETUP', 'UNAUTHORIZED'],
} as const satisfies Contract
