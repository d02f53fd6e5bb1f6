import { isAddressable } from '@portal/schemas'
import { createDeviceStore } from './deviceStore.ts'

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

const favourites = createDeviceStore<readonly string[]>('favourites', idsIn, JSON.stringify)

export const onFavourites = favourites.onChange

/** Returns a user's favourites, oldest first. */
export const readFavourites = (person: string): readonly string[] => favourites.read(person, undefined)

export const toggleFavourite = (person: string, id: string): void => {
  const former = readFavourites(person)
  const next = former.includes(id) ? former.filter((one) => one !== id) : [...former, id].slice(-MOST)
  favourites.write(person, undefined, next)
}
