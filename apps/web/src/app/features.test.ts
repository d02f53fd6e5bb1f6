import { expect, it } from 'vitest'
import { matchesPath } from '../data/paths.ts'
import { allRoutes as routes } from './allRoutes.ts'
import { routes as customerRoutes, operatorArea } from './features.ts'
import { operatorRoutes } from './operators/routes.ts'
import { REDIRECTS, within } from './route.ts'

/** Paths that S2 names or implies (installation wizard, whitelists, home page). */
const SPECIFIED = [
  '/dashboard',
  '/locations',
  '/my/organisation',
  '/my/chargepoints',
  '/my/chargepoints/:id',
  '/my/subscriptions',
  '/my/subscriptions/details',
  '/my/tokens',
  '/my/token/details/:id',
  '/my/whitelists',
  '/my/whitelists/:id',
  '/my/chargesession',
  '/my/chargesession/:id',
  '/my/reservation/:id',
  '/my/survey/:id',
  '/my/service-center',
  '/my/profile',
  '/my/changepassword',
  '/my/requests',
  '/my/request/:id',
  // Parts of the organisation page: its people and its child organisations.
  '/my/organisation/users/:id',
  '/my/organisation/relations',
  '/my/organisation/relations/:id',
  '/my/cprequest/:id',
  '/my/request-charger',
  '/my/request-delivery',
  '/my/review-order',
  '/my/account-type',
  '/my/contact-back',
  '/my/request-contact-details',
  '/my/contact-enterprise-details',
  '/my/chargerType',
  '/my/charging-speed-type',
  '/my/installation-type',
  '/my/subscription-type',
  '/my/dynamic-type',
  '/my/survey-type',
  '/my/survey-type-details',
  '/my/survey-type-pictures',
  '/my/mounting-type',
  '/my/install/:step',
  '/ui-elements',
  '/home',
]
/** Our own screens, which S2 does not have. */
const OWN = ['/my/chargepoints/:id/access', '/my/token/check', '/my/subscriptions/best-plan']
/** The paths of the network area are our choice (S2). */
const NETWORK = '/network'

it.each(SPECIFIED)('%s of S2 has a screen', (path) => {
  expect(routes.filter((route) => route.path === path || matchesPath(path, route.path))).not.toEqual([])
})

it.each(routes)('$path is a known path and has exactly one screen', ({ path, screen }) => {
  // The pattern `/my/install/:step` covers the route of each step.
  const isSpecified = [...SPECIFIED, ...OWN].some((pattern) => matchesPath(pattern, path))
  // Other steps of the request wizard are our choice.
  expect(isSpecified || path.startsWith(NETWORK) || screen === 'requestWizard').toBe(true)
  const example = path.replace(/:[a-z]+/, 'X1')
  // Paths with a fixed part instead of an id, such as the statement, come first.
  const found = routes.filter((route) => matchesPath(route.path, example)).map((route) => route.path)
  expect(found.filter((one) => !one.includes(':') || one === path)).toEqual([path])
  expect(found[0]).toBe(path)
  expect(REDIRECTS).not.toContain(path)
})

it.each(routes)(
  '$path names the personas who see it, with an id if its pattern has one',
  ({ path, visibleTo }) => {
    expect(visibleTo.length).toBeGreaterThan(0)
    const withoutId = visibleTo.filter(({ id }) => path.includes(':') && !id)
    expect(withoutId).toEqual([])
  },
)

it('All routes of operators, and only those, are in the network area and are for operators only', () => {
  for (const { path, roles } of operatorRoutes) {
    expect(matchesPath(within(operatorArea), path)).toBe(true)
    const others = roles?.filter((role) => !operatorArea.roles.includes(role))
    expect({ path, others }).toEqual({ path, others: [] })
  }
  expect(customerRoutes.filter(({ path }) => matchesPath(within(operatorArea), path))).toEqual([])
})
