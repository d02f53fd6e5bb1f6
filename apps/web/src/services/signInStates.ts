import type { Failure } from '@portal/machines'
import type { StateStore } from 'oidc-client-ts'

const PREFIX = 'charge-portal:oidc.'

/**
 * Returns the available storages, local storage first. Session storage also survives the redirect to the provider and
 * back.
 */
const openStores = (): readonly Storage[] =>
  [() => window.localStorage, () => window.sessionStorage].flatMap((open) => {
    try {
      // In some embedded browsers, a disabled storage is null.
      return open() ?? []
    } catch {
      return []
    }
  })

const withEach = <T>(work: (store: Storage) => T): readonly T[] =>
  openStores().flatMap((store) => {
    try {
      return [work(store)]
    } catch {
      return []
    }
  })

/** Returns the state stored before the redirect to the provider, or null. */
export const readSignInState = (id: string): string | null =>
  withEach((store) => store.getItem(PREFIX + id)).find((text) => text !== null) ?? null

/**
 * States of pending sign-ins and sign-outs. `set` rejects with STORAGE_BLOCKED if the browser stores nothing, because
 * the provider's answer cannot be processed without the state.
 */
export const signInStates: StateStore = {
  set: async (id, value) => {
    for (const store of openStores()) {
      try {
        store.setItem(PREFIX + id, value)
        if (store.getItem(PREFIX + id) === value) return
      } catch {
        // The storage is full or blocked, so try the next one.
      }
    }
    throw {
      code: 'STORAGE_BLOCKED',
      message: 'Neither local storage nor session storage can be written.',
    } satisfies Failure
  },
  get: async (id) => readSignInState(id),
  remove: async (id) => {
    const value = readSignInState(id)
    withEach((store) => store.removeItem(PREFIX + id))
    return value
  },
  getAllKeys: async () =>
    withEach((store) => Object.keys(store))
      .flat()
      .filter((key) => key.startsWith(PREFIX))
      .map((key) => key.slice(PREFIX.length)),
}
