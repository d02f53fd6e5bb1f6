import type { Failure } from '@portal/machines'
import type { StateStore } from 'oidc-client-ts'

const PREFIX = 'charge-portal:oidc.'

/** Local storage first; session storage outlives the way to the provider and back as well. */
const openStores = (): readonly Storage[] =>
  [() => window.localStorage, () => window.sessionStorage].flatMap((open) => {
    try {
      // Some embedded browsers have null in place of a storage that is turned off.
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

/** Returns what was stored before the person left for the provider, null if nothing was. */
export const readSignInState = (id: string): string | null =>
  withEach((store) => store.getItem(PREFIX + id)).find((text) => text !== null) ?? null

/**
 * State of the sign-ins and sign-outs that are at the provider. `set` rejects with STORAGE_BLOCKED where the browser keeps
 * nothing at all: the person could not come back.
 */
export const signInStates: StateStore = {
  set: async (id, value) => {
    for (const store of openStores()) {
      try {
        store.setItem(PREFIX + id, value)
        if (store.getItem(PREFIX + id) === value) return
      } catch {
        // Full or blocked: the next one is tried.
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
