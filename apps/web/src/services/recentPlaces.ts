/** A destination recently opened from the palette. Kept per user on this device, newest first. */
export interface RecentPlace {
  readonly title: string
  readonly detail: string
  readonly href: string
}

const MOST = 3
const keyOf = (person: string) => `charge-portal:recent:${person}`

const isPlace = (value: unknown): value is RecentPlace => {
  if (typeof value !== 'object' || value === null) return false
  const { title, detail, href } = value as { readonly [K in keyof RecentPlace]?: unknown }
  return (
    typeof title === 'string' &&
    typeof detail === 'string' &&
    typeof href === 'string' &&
    /^\/(?![/\\])/.test(href)
  )
}

export const readRecentPlaces = (person: string): readonly RecentPlace[] => {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(keyOf(person)) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isPlace).slice(0, MOST) : []
  } catch {
    return []
  }
}

export const writeRecentPlace = (person: string, { title, detail, href }: RecentPlace): void => {
  const others = readRecentPlaces(person).filter((place) => place.href !== href)
  try {
    window.localStorage.setItem(
      keyOf(person),
      JSON.stringify([{ title, detail, href }, ...others].slice(0, MOST)),
    )
  } catch {
    // The destination is not remembered.
  }
}
