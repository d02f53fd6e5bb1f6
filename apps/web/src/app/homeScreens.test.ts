import type { Role, UserInfo } from '@portal/schemas'
import { describe, expect, it } from 'vitest'
import { routes } from './features.ts'
import { screensFor } from './homeScreens.ts'
import type { ScreenRoute } from './route.ts'

const personWith = (role: Role[]): UserInfo => ({
  role,
  Relation: { Id: 'R1', Description: 'Somewhere', IsCompany: 0 },
  RelationContact: { Id: 'RC1', Name: 'Person', Email: 'person@post.example' },
})

const load = () => Promise.reject(new Error('not opened here'))
const alarms: ScreenRoute = {
  path: '/network/alarms',
  load,
  visibleTo: [],
  roles: ['Operator'],
  menu: { in: 'side', label: 'shell.chargers', icon: () => null },
}

describe('the screens of the home page', () => {
  it('are registered routes with a sentence each', () => {
    const screens = screensFor(routes, personWith(['User'])).flatMap((group) => group.screens)
    expect(screens.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/dashboard', '/my/chargepoints']),
    )
    for (const { path, about } of screens) {
      expect(routes.some((route) => route.path === path)).toBe(true)
      expect(about).toMatch(/^home\.about\./)
    }
  })

  it('include only the screens that the user may open, and no empty headings', () => {
    const titles = (role: Role) => screensFor([alarms], personWith([role])).map(({ title }) => title)
    expect(titles('Operator')).toEqual(['home.network'])
    expect(titles('User')).toEqual([])
  })
})
