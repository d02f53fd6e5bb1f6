import { useSyncExternalStore } from 'react'

export interface ReadableStore<T> {
  readonly get: () => T
  /** Calls `listen` after each change, until the returned function is called. */
  readonly subscribe: (listen: () => void) => () => void
}

export interface Store<T> extends ReadableStore<T> {
  readonly set: (value: T) => void
}

/** Creates a value outside React; views subscribe with `useStore`. */
export const createStore = <T>(initial: T): Store<T> => {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set: (next) => {
      value = next
      for (const listen of listeners) listen()
    },
    subscribe: (listen) => {
      listeners.add(listen)
      return () => listeners.delete(listen)
    },
  }
}

export const useStore = <T>({ subscribe, get }: ReadableStore<T>): T =>
  useSyncExternalStore(subscribe, get, get)
