import { describe, expect, it } from 'vitest'
import { roleLabel } from '../portal/roles.ts'
import { matchesPath, mayOpen, type ScreenRoute } from '../portal/route.ts'
import { routes } from '../screens/routes.ts'
import { sideMenu, tabs } from './menus.ts'

const screen = () => Promise.reject(new Error('not opened here'))

describe('the menus', () => {
  it('lead only to registered routes', () => {
    for (const { href } of tabs(routes)) expect(routes.some(({ path }) => path === href)).toBe(true)
    for (const { path } of sideMenu(routes, '/my/chargepoints')) {
      expect(routes.some((route) => route.path === path)).toBe(true)
    }
  })

  it('show the user menu under /my/ and none at the dashboard (S2)', () => {
    expect(sideMenu(routes, '/my/chargepoints/CP1').map(({ label }) => label)).toContain('shell.chargers')
    expect(sideMenu(routes, '/dashboard')).toEqual([])
  })

  it('mark the dashboard at its own address only, the administration anywhere in it (S2)', () => {
    const current = (pathname: string) =>
      tabs(routes)
        .filter(({ isCurrent }) => isCurrent(pathname))
        .map(({ label }) => label)
    expect(current('/dashboard')).toEqual(['shell.dashboard'])
    expect(current('/dashboard/else')).toEqual([])
    expect(current('/my/chargepoints/CP1')).toEqual(['shell.administration'])
  })

  it('have no administration where no screen of it exists', () => {
    const only: readonly ScreenRoute[] = [
      { path: '/dashboard', load: screen, menu: { place: 'tab', label: 'shell.dashboard' } },
    ]
    expect(tabs(only).map(({ label }) => label)).toEqual(['shell.dashboard'])
  })
})

describe('a route', () => {
  it('takes any id but no further path', () => {
    expect(matchesPath('/my/chargepoints/:id', '/my/chargepoints/CP%2F1')).toBe(true)
    expect(matchesPath('/my/chargepoints/:id', '/my/chargepoints')).toBe(false)
    expect(matchesPath('/my/chargepoints/:id', '/my/chargepoints/a/b')).toBe(false)
    expect(matchesPath('/dashboard', '/dashboard.evil')).toBe(false)
  })
})

describe('a route for operators', () => {
  const network: ScreenRoute = { path: '/network', load: screen, roles: ['Operator', 'SuperAdmin'] }

  it('opens for them, whatever else they are, and for nobody else', () => {
    expect(mayOpen(network, ['User', 'Operator'])).toBe(true)
    expect(mayOpen(network, ['SuperAdmin'])).toBe(true)
    expect(mayOpen(network, ['User', 'FleetManager', 'EntityManager'])).toBe(false)
  })

  it('is one that names roles: every other opens for everybody', () => {
    expect(mayOpen({ path: '/dashboard', load: screen }, ['User'])).toBe(true)
  })
})

describe('the role label', () => {
  it.each([
    [['User'], 'shell.role.User'],
    [['FleetManager'], 'shell.role.FleetManager'],
    [['EntityManager'], 'shell.role.administrator'],
    [['User', 'Operator'], 'shell.role.administrator'],
  ] as const)('of %j is %s (S2, S6)', (roles, label) => {
    expect(roleLabel(roles)).toBe(label)
  })
})
