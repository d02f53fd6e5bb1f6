// @vitest-environment jsdom
import { type ImpersonationRef, type PortalRef, selectViewed } from '@portal/machines'
import { beforeEach, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import type { Bco } from '../../services/bco.ts'
import { readViewed } from '../../services/viewedRelation.ts'
import { connectImpersonation, provideImpersonation } from './wiring.ts'

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

/** The portal as a document of this tab starts it. */
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

/** In a document of its own. */
const look = async () => {
  const impersonation = start()
  impersonation.send({ type: 'LOOK', relation: RELATION })
  await vi.waitFor(() => expect(window.location.pathname).toBe('/dashboard'))
  return impersonation
}

it('begins at the dashboard with nothing that was read before', async () => {
  expect(viewed(await look())).toEqual(RELATION)
  expect(clearCaches).toHaveBeenCalledOnce()
})

it('goes on in the next document of the tab', async () => {
  await look()
  expect(viewed(start())).toEqual(RELATION)
})

it('ends with the tab', async () => {
  await look()
  // A new tab has a storage of its own, and shares only what outlives tabs.
  window.sessionStorage.clear()
  expect(window.localStorage).toHaveLength(0)
  expect(viewed(start())).toBeUndefined()
})

it('does not go on for the next person who signs in in the tab', async () => {
  await look()
  expect(viewed(start('karim'))).toBeUndefined()
  expect(viewed(start())).toEqual(RELATION)
})

it('goes back to where it began once it is stopped, and does not begin again', async () => {
  const impersonation = await look()
  impersonation.send({ type: 'STOP' })
  await vi.waitFor(() => expect(window.location.pathname).toBe('/my/organisation'))
  expect(viewed(impersonation)).toBeUndefined()
  expect(viewed(start())).toBeUndefined()
  expect(clearCaches).toHaveBeenCalledTimes(2)
})
