/** What one person keeps of one list on this device. */
export interface Kept<T> {
  readonly read: (person: string, list: string) => T
  /** False where the browser stores nothing: it then lasts as long as the page. */
  readonly write: (person: string, list: string, value: T) => boolean
  /** Calls back when something changes, in this tab or another one, until it is called off. */
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
  const listeners = new Set<() => void>()
  /** By its key: what was read last, so that the same is the same, and what the browser would not store. */
  const known = new Map<string, { readonly text: string | null; readonly value: T }>()
  const keyOf = (person: string, list: string) => `charge-portal:${name}:${person}:${list}`
  return {
    read: (person, list) => {
      const key = keyOf(person, list)
      const before = known.get(key)
      try {
        const text = window.localStorage.getItem(key)
        if (before?.text === text) return before.value
        const value = valueIn(text)
        known.set(key, { text, value })
        return value
      } catch {
        return before ? before.value : valueIn(null)
      }
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
        for (const listen of listeners) listen()
      }
    },
    onChange: (listen) => {
      listeners.add(listen)
      window.addEventListener('storage', listen)
      return () => {
        listeners.delete(listen)
        window.removeEventListener('storage', listen)
      }
    },
  }
}
