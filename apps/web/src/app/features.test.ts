import { expect, it } from 'vitest'
import { matchesPath } from '../data/paths.ts'
import { routes } from './features.ts'

/** The paths of S2 as far as they have a screen by now, an id in each that has one. */
const SCREENS = [
  '/dashboard',
  '/locations',
  '/my/organisation',
  '/my/chargepoints',
  '/my/chargepoints/CP1',
  '/my/tokens',
  '/my/token/details/T1',
  '/my/chargesession',
  '/my/chargesession/S1',
  '/my/service-center',
  '/my/profile',
  '/my/changepassword',
  '/my/requests',
  '/my/request/RQ1',
  '/my/cprequest/CPR1',
  '/ui-elements',
  '/home',
]

it.each(SCREENS)('%s has exactly one screen (S2)', (path) => {
  expect(routes.filter((route) => matchesPath(route.path, path))).toHaveLength(1)
})

it('no other path has a screen', () => {
  const more = routes.filter(({ path }) => !SCREENS.some((known) => matchesPath(path, known)))
  expect(more.map(({ path }) => path)).toEqual([])
})
