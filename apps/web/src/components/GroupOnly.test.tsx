import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { GroupOnly } from './GroupOnly.tsx'

const stage = vi.hoisted(() => ({ isOn: true, isCompany: 1, role: ['EntityManager'] }))
vi.mock('./ScreenHeader.tsx', () => ({ ScreenHeader: ({ title }: { title: string }) => title }))
vi.mock('../app/context.ts', () => ({
  useI18n: () => ({ t: (key: string) => key, errorText: (code: string) => code }),
  useUserInfo: () => ({ Relation: { IsCompany: stage.isCompany }, role: stage.role }),
}))
vi.mock('../data/flag.ts', () => ({ useFlag: (name: string) => name === 'entity-manager' && stage.isOn }))

beforeEach(() => Object.assign(stage, { isOn: true, isCompany: 1, role: ['EntityManager'] }))

const render = () => renderToStaticMarkup(<GroupOnly>the group</GroupOnly>)

describe('GroupOnly', () => {
  it('shows its children to an entity manager of a company when the flag is on', () => {
    expect(render()).toBe('the group')
  })

  it.each([
    ['the flag is off', { isOn: false }],
    ['the user’s organisation is not a company', { isCompany: 0 }],
    ['the user has another role', { role: ['FleetManager'] }],
  ])('shows the forbidden view if %s', (_, change) => {
    Object.assign(stage, change)
    expect(render()).not.toContain('the group')
    expect(render()).toContain('faces.forbidden.title')
  })
})
