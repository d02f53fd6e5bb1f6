import { isAddressable } from '@portal/schemas'
import { keptOnDevice } from './kept.ts'

const MOST = 200

const idsIn = (text: string | null): readonly string[] => {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(stored)
      ? stored.filter((id): id is string => typeof id === 'string' && isAddressable(id)).slice(0, MOST)
      : []
  } catch {
    return []
  }
}

/** Locations that a person marked: kept on this device, for this person alone. */
const favourites = keptOnDevice<readonly string[]>('favourites', idsIn, JSON.stringify)

export const onFavourites = favourites.onChange

/** The favourites of a person, in the order in which they were marked. */
export const readFavourites = (person: string): readonly string[] => favourites.read(person, undefined)

/** Marks a location, or takes the mark away. */
export const toggleFavourite = (person: string, id: string): void => {
  const former = readFavourites(person)
  const next = former.includes(id) ? former.filter((one) => one !== id) : [...former, id].slice(-MOST)
  favourites.write(person, undefined, next)
}
