// @vitest-environment jsdom
import { type ImpersonationRef, type PortalRef, selectViewed } from '@portal/machines'
import type { RelationEntry } from '@portal/schemas'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import type { Bco } from '../../services/bco.ts'
import { readViewed } from '../../services/viewedRelation.ts'
import { connectImpersonation, isOnlyBelow, provideImpersonation } from './wiring.ts'

const RELATION = { Id: 'R7', Description: 'Haven Gent', IsCompany: 1 } as const

vi.mock('@portal/machines', async (original) => ({
  ...(await original<object>()),
  selectIsSignedIn: () => true,
  selectSignIn: () => ({ getSnapshot: () => ({}) }),
  selectUserInfo: () => ({ RelationContact: { Id: 'RC1' } }),
  selectFlags: () => ({
    getSnapshot: () => ({ hasTag: () => true, context: { targetingKey: 'RC1' } }),
    subscribe: () => undefined,
  }),
  selectFlag: () => true,
}))

const clearCaches = vi.fn<() => void>()
beforeEach(() => {
  window.sessionStorage.clear()
  window.localStorage.clear()
  window.history.pushState(null, '', '/my/organisation')
  clearCaches.mockClear()
})

const start = (person = 'tine') => {
  const call = vi.fn(async () => ({ data: [RELATION] }))
  const viewed = readViewed(person)
  const impersonation = createActor(
    provideImpersonation({
      bco: () => ({ call }) as unknown as Bco,
      clearCaches,
      person: () => person,
      viewed,
    }),
    { input: { person: undefined, viewed: viewed?.relation } },
  ).start()
  const portal = { getSnapshot: () => ({}), subscribe: () => undefined } as unknown as PortalRef
  connectImpersonation({ portal, impersonation })
  return impersonation
}
const viewed = (impersonation: ImpersonationRef) => selectViewed(impersonation.getSnapshot())

const look = async () => {
  const impersonation = start()
  impersonation.send({ type: 'VIEW', relation: RELATION })
  await vi.waitFor(() => expect(window.location.pathname).toBe('/dashboard'))
  return impersonation
}

describe('impersonation', () => {
  it('opens the dashboard and clears the caches', async () => {
    expect(viewed(await look())).toEqual(RELATION)
    expect(clearCaches).toHaveBeenCalledOnce()
  })

  it('continues after a reload of the tab', async () => {
    await look()
    expect(viewed(start())).toEqual(RELATION)
  })

  it('ends when the tab is closed', async () => {
    await look()
    // A new tab has an empty sessionStorage and shares only localStorage.
    window.sessionStorage.clear()
    expect(window.localStorage).toHaveLength(0)
    expect(viewed(start())).toBeUndefined()
  })

  it('does not continue for another user in the same tab', async () => {
    await look()
    expect(viewed(start('karim'))).toBeUndefined()
    expect(viewed(start())).toEqual(RELATION)
  })

  it('returns to the previous page when stopped and does not resume', async () => {
    const impersonation = await look()
    impersonation.send({ type: 'STOP' })
    await vi.waitFor(() => expect(window.location.pathname).toBe('/my/organisation'))
    expect(viewed(impersonation)).toBeUndefined()
    expect(viewed(start())).toBeUndefined()
    expect(clearCaches).toHaveBeenCalledTimes(2)
  })
})

const relation = (Id: string, parent?: string): RelationEntry => ({
  Id,
  Description: Id,
  IsCompany: 1,
  ...(parent && { Relation: { Id: parent, Description: parent } }),
})

it('isOnlyBelow accepts only lists of one relation and its descendants', () => {
  expect(isOnlyBelow([relation('A')], 'A')).toBe(true)
  expect(isOnlyBelow([relation('A', 'unseen'), relation('A1', 'A')], 'A')).toBe(true)
  expect(isOnlyBelow([relation('A'), relation('B')], 'A')).toBe(false)
  expect(isOnlyBelow([relation('B')], 'A')).toBe(false)
  expect(isOnlyBelow([], 'A')).toBe(false)
})
