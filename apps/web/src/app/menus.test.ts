import type { Role, UserInfo } from '@portal/schemas'
import { describe, expect, it } from 'vitest'
import { allRoutes as routes } from './allRoutes.ts'
import { operatorArea } from './features.ts'
import { administration, menuGroups, sideMenu, sideMenuAt, tabs } from './menus.ts'
import { ownLinks } from './ownLinks.ts'
import { organisationLabel, profileLabel, roleLabel } from './roles.ts'
import { mayOpen, type ScreenRoute } from './route.ts'

const screen = () => Promise.reject(new Error('not opened here'))

const personWith = (role: Role[], IsCompany: 0 | 1 = 0): UserInfo => ({
  role,
  Relation: { Id: 'R1', Description: 'Somewhere', IsCompany },
  RelationContact: { Id: 'RC1', Name: 'Person', Email: 'person@post.example' },
})
const driver = personWith(['User'])
const operator = personWith(['Operator'], 1)

const icon = () => null
const network: ScreenRoute = {
  path: '/network/alarms',
  load: screen,
  visibleTo: [],
  roles: ['Operator', 'SuperAdmin'],
  menu: { in: 'side', label: 'shell.chargers', icon },
}
const organisation: ScreenRoute = {
  path: '/my/organisation',
  load: screen,
  visibleTo: [],
  menu: { in: 'side', label: organisationLabel, icon },
}
const profile: ScreenRoute = {
  path: '/my/profile',
  load: screen,
  visibleTo: [],
  menu: { in: 'account', label: 'shell.profile', icon },
}

describe('the menus', () => {
  it('link only to registered routes', () => {
    for (const { href } of tabs(routes, operatorArea))
      expect(routes.some(({ path }) => path === href)).toBe(true)
    for (const { path } of [...sideMenu(routes, 'user', driver), ...ownLinks(routes, driver)]) {
      expect(routes.some((route) => route.path === path)).toBe(true)
    }
  })

  it.each([
    ['/my/chargepoints', 'user'],
    ['/my/chargepoints/CP1', 'user'],
    ['/my/no-such-screen', 'user'],
    ['/shop/my/things', 'user'],
    ['/my/presets', undefined],
    ['/my/presets/', undefined],
    ['/dashboard', undefined],
    ['/locations', undefined],
    ['/my/presets/else', 'user'],
    ['/home', 'admin'],
    ['/network', 'admin'],
    ['/network/alarms', 'admin'],
    ['/ui-elements', 'admin'],
    ['/nowhere', 'admin'],
    ['/mybike', 'admin'],
  ])('select the side menu for %s: %s (S2)', (pathname, menu) => {
    expect(sideMenuAt(pathname)).toBe(menu)
  })

  it('list the entries under /my/ in the user menu, and show no menu at the dashboard (S2)', () => {
    expect(sideMenu(routes, 'user', driver).map(({ label }) => label)).toContain('shell.chargers')
    expect(sideMenu(routes, sideMenuAt('/dashboard'), driver)).toEqual([])
    expect(sideMenu([network], 'user', operator)).toEqual([])
  })

  it('list organisation, chargers, cards, charging history and requests in the user menu, in this order (S2)', () => {
    expect(sideMenu(routes, 'user', operator).map(({ label }) => label)).toEqual([
      'shell.organisation',
      'shell.chargers',
      'shell.cards',
      'shell.sessions',
      'shell.requests',
    ])
  })

  it('mark the entry of a detail page even if its URL has another prefix', () => {
    const details = Object.fromEntries(
      sideMenu(routes, 'user', driver).map(({ path, details }) => [path, details]),
    )
    expect(details).toMatchObject({
      '/my/chargepoints': ['/my/chargepoints/*', '/my/install/*'],
      '/my/tokens': [
        '/my/token/details/:id',
        '/my/token/check',
        '/my/subscriptions',
        '/my/subscriptions/details',
        '/my/subscriptions/best-plan',
        '/my/whitelists',
        '/my/whitelists/:id',
      ],
      '/my/requests': expect.arrayContaining([
        '/my/request/:id',
        '/my/cprequest/:id',
        '/my/reservation/:id',
        '/my/survey/:id',
      ]),
    })
  })

  it('list the entries under /network in the admin menu, for users who may open them (S2)', () => {
    const paths = (who: UserInfo) => sideMenu([network, organisation], 'admin', who).map(({ path }) => path)
    expect(paths(operator)).toEqual(['/network/alarms'])
    expect(paths(personWith(['User', 'SuperAdmin']))).toEqual(['/network/alarms'])
    expect(paths(driver)).toEqual([])
    expect(paths(personWith(['FleetManager', 'EntityManager'], 1))).toEqual([])
  })

  it('show no side menu without a user (S2)', () => {
    expect(sideMenu([network, organisation], 'user', undefined)).toEqual([])
    expect(sideMenu([network, organisation], 'admin', undefined)).toEqual([])
  })

  it('show the profile in the account menu and the organisation in the side menu (S2)', () => {
    expect(ownLinks([profile, organisation], driver).map(({ path }) => path)).toEqual(['/my/profile'])
    expect(sideMenu([profile, organisation], 'user', driver).map(({ path }) => path)).toEqual([
      '/my/organisation',
    ])
  })

  it('mark the dashboard and locations tabs only at their exact URL, and administration on all its screens (S2)', () => {
    expect(tabs(routes, operatorArea).map(({ label }) => label)).toEqual([
      'shell.dashboard',
      'shell.locations',
      'shell.administration',
    ])
    const current = (pathname: string) =>
      tabs(routes, operatorArea)
        .filter(({ isCurrent }) => isCurrent(pathname))
        .map(({ label }) => label)
    expect(current('/dashboard')).toEqual(['shell.dashboard'])
    expect(current('/dashboard/else')).toEqual([])
    expect(current('/locations')).toEqual(['shell.locations'])
    expect(current('/locations/else')).toEqual([])
    expect(current('/my/chargepoints/CP1')).toEqual(['shell.administration'])
  })

  it('show the network tab only to operators, and mark it current on every network screen', () => {
    const visibleTabs = tabs(routes, operatorArea, ['Operator'])
    expect(visibleTabs.at(-1)).toMatchObject({ href: '/network', label: 'shell.network' })
    expect(visibleTabs.at(-1)?.isCurrent('/network/alarms/A1')).toBe(true)
    expect(tabs(routes, operatorArea, ['User', 'FleetManager'])).toHaveLength(visibleTabs.length - 1)
  })

  it('group the network screens and show the network home above them without a label', () => {
    const groups = menuGroups(sideMenu(routes, 'admin', operator))
    expect(groups[0]).toMatchObject({ label: undefined, links: [{ path: '/network' }] })
    const labels = groups.map(({ label }) => label)
    expect(new Set(labels).size).toBe(labels.length)
    expect(menuGroups(sideMenu(routes, 'user', operator))).toHaveLength(1)
  })

  it('show no administration tab if no screen belongs to it', () => {
    const only: readonly ScreenRoute[] = [
      {
        path: '/dashboard',
        load: screen,
        visibleTo: [],
        menu: { in: 'tab', label: 'shell.dashboard', icon },
      },
    ]
    expect(tabs(only, operatorArea).map(({ label }) => label)).toEqual(['shell.dashboard'])
    expect(administration([...only, network])).toBeUndefined()
  })

  it('open the administration at the organisation, or else at its first screen (S2)', () => {
    const chargers: ScreenRoute = { ...organisation, path: '/my/chargepoints' }
    expect(administration([chargers, organisation])).toBe('/my/organisation')
    expect(administration([profile, network, chargers])).toBe('/my/chargepoints')
    expect(administration(routes)).toBe('/my/organisation')
  })
})

describe('mayOpen', () => {
  it('allows an operator route for operators only, whatever their other roles', () => {
    expect(mayOpen(network, ['User', 'Operator'])).toBe(true)
    expect(mayOpen(network, ['SuperAdmin'])).toBe(true)
    expect(mayOpen(network, ['User', 'FleetManager', 'EntityManager'])).toBe(false)
  })

  it('allows a route without roles for everybody', () => {
    expect(mayOpen({}, ['User'])).toBe(true)
  })
})

describe('the role label', () => {
  it.each([
    [['User'], 'shell.role.User', 'shell.role.User'],
    [['FleetManager'], 'shell.role.administrator', 'shell.role.FleetManager'],
    [['EntityManager'], 'shell.role.administrator', 'shell.role.administrator'],
    [['User', 'Operator'], 'shell.role.administrator', 'shell.role.administrator'],
    [['SuperAdmin'], 'shell.role.administrator', 'shell.role.administrator'],
  ] as const)(
    'for %j is %s in the account menu (S2) and %s in a profile (S6)',
    (roles, inMenu, inProfile) => {
      expect(roleLabel(roles)).toBe(inMenu)
      expect(profileLabel(roles)).toBe(inProfile)
    },
  )
})

describe("the label 'Organisation' or 'Users'", () => {
  it.each([
    [['FleetManager'], 1, 'shell.organisation'],
    [['User', 'EntityManager'], 1, 'shell.organisation'],
    [['User'], 1, 'shell.users'],
    [['FleetManager'], 0, 'shell.users'],
    [['User'], 0, 'shell.users'],
  ] as const)('for %j in a relation with IsCompany %i is %s (S6)', (roles, isCompany, label) => {
    const who = personWith([...roles], isCompany)
    expect(organisationLabel(who)).toBe(label)
    expect(sideMenu([organisation], 'user', who).map((link) => link.label)).toEqual([label])
  })
})
