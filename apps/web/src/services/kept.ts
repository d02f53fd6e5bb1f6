import { onStored, tellStored } from './storage.ts'

/** Values that one person keeps on this device, for one list or for none. */
export interface Kept<T> {
  readonly read: (person: string, list: string | undefined) => T
  /** False where the browser stores nothing: it then lasts as long as the page. */
  readonly write: (person: string, list: string | undefined, value: T) => boolean
  /** Calls back when something may have changed, in this tab or another one, until it is called off. */
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
 * Keeps values under `charge-portal:<name>:<person>:<list>`. `read` takes any text with distrust, null for none; `write` answers
 * null for a value that needs no storing.
 */
export const keptOnDevice = <T>(
  name: string,
  valueIn: (text: string | null) => T,
  textOf: (value: T) => string | null,
): Kept<T> => {
  /** By its key: what was read last, so that the same is the same, and what the browser would not store. */
  const known = new Map<string, { readonly text: string | null; readonly value: T }>()
  const keyOf = (person: string, list: string | undefined) =>
    ['charge-portal', name, person, ...(list === undefined ? [] : [list])].join(':')
  return {
    read: (person, list) => {
      const key = keyOf(person, list)
      const before = known.get(key)
      const text = storedText(key)
      if (before?.text === text) return before.value
      const value = valueIn(text)
      known.set(key, { text, value })
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
        known.set(key, { text: storedText(key), value })
        tellStored()
      }
    },
    onChange: onStored,
  }
}
