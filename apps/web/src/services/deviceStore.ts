import { onStored, tellStored } from './storage.ts'

/** Values stored on this device per user, either for one list or for all lists. */
export interface DeviceStore<T> {
  readonly read: (person: string, list: string | undefined) => T
  /** Returns false if the browser stores nothing; the value then lasts until the page is reloaded. */
  readonly write: (person: string, list: string | undefined, value: T) => boolean
  /** Calls back after a possible change in this or another tab. Returns the unsubscribe function. */
  readonly onChange: (listen: () => void) => () => void
}

const storedText = (key: string): string | null => {
  try {
    return window.localStorage.getItem(key)
  } catch {
    return null
  }
}

/**
 * Stores values under `charge-portal:<name>:<person>:<list>`. `valueIn` must accept any text, and null for none;
 * `textOf` returns null for a value that need not be stored.
 */
export const createDeviceStore = <T>(
  name: string,
  valueIn: (text: string | null) => T,
  textOf: (value: T) => string | null,
): DeviceStore<T> => {
  /** Cache by key, for a stable identity and for values that the browser would not store. */
  const cache = new Map<string, { readonly text: string | null; readonly value: T }>()
  const keyOf = (person: string, list: string | undefined) =>
    ['charge-portal', name, person, ...(list === undefined ? [] : [list])].join(':')
  return {
    read: (person, list) => {
      const key = keyOf(person, list)
      const before = cache.get(key)
      const text = storedText(key)
      if (before?.text === text) return before.value
      const value = valueIn(text)
      cache.set(key, { text, value })
      return value
    },
    write: (person, list, value) => {
      const key = keyOf(person, list)
      const text = textOf(value)
      try {
        if (text === null) window.localStorage.removeItem(key)
        else window.localStorage.setItem(key, text)
        return true
      } catch {
        return false
      } finally {
        cache.set(key, { text: storedText(key), value })
        tellStored()
      }
    },
    onChange: onStored,
  }
}
