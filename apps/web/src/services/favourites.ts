import { isAddressable } from '@portal/schemas'

/** Locations that a person marked: kept on this device, for this person alone. */
const MOST = 200
const keyOf = (person: string) => `charge-portal:favourites:${person}`

const NONE: readonly string[] = []
const listeners = new Set<() => void>()
/** What was read last, so that the same is the same. */
let last:
  | { readonly person: string; readonly text: string | null; readonly ids: readonly string[] }
  | undefined

const idsIn = (text: string | null): readonly string[] => {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(stored)
      ? stored.filter((id): id is string => typeof id === 'string' && isAddressable(id)).slice(0, MOST)
      : NONE
  } catch {
    return NONE
  }
}

/** The favourites of a person, in the order in which they were marked. */
export const readFavourites = (person: string): readonly string[] => {
  try {
    const text = window.localStorage.getItem(keyOf(person))
    if (last?.person !== person || last.text !== text) last = { person, text, ids: idsIn(text) }
    return last.ids
  } catch {
    return NONE
  }
}

/** Marks a location, or takes the mark away. */
export const toggleFavourite = (person: string, id: string): void => {
  const former = readFavourites(person)
  const next = former.includes(id) ? former.filter((one) => one !== id) : [...former, id].slice(-MOST)
  try {
    window.localStorage.setItem(keyOf(person), JSON.stringify(next))
  } catch {
    // Nothing is lost but the mark.
  }
  for (const listen of listeners) listen()
}

/** Calls back when favourites change, in this tab or another one, until it is called off. */
export const onFavourites = (listen: () => void): (() => void) => {
  listeners.add(listen)
  window.addEventListener('storage', listen)
  return () => {
    listeners.delete(listen)
    window.removeEventListener('storage', listen)
  }
}
