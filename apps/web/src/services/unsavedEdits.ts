/** Bump when the stored format changes; drafts of another version are ignored. */
const VERSION = 1
const PREFIX = 'charge-portal:unsaved:'
const keyOf = (person: string, name: string) => `${PREFIX}${person}:${name}`

/** Stored values, not validated. */
export type Stored = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * True if the value has every property of the model with the same type. Undefined properties of the model match
 * anything.
 */
export const isLike = <T>(model: T, value: unknown): value is T => {
  if (model === undefined) return true
  if (!isObject(model)) return typeof value === typeof model && Array.isArray(value) === Array.isArray(model)
  return isObject(value) && Object.entries(model).every(([name, part]) => isLike(part, value[name]))
}

/** Returns the input that was unsaved in a record or dialog when the session ended. */
export const readUnsaved = (person: string, name: string): Stored | undefined => {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(keyOf(person, name)) ?? 'null')
    return isObject(stored) && stored['v'] === VERSION ? stored : undefined
  } catch {
    return undefined
  }
}

/** Drops NaN, which JSON would turn into null: saving it would then clear the field. */
const readable = (_: string, value: unknown): unknown => (Number.isNaN(value) ? undefined : value)

/** Stores unsaved input; undefined deletes it. */
export const writeUnsaved = (person: string, name: string, typed: object | undefined): void => {
  try {
    const key = keyOf(person, name)
    if (typed) window.sessionStorage.setItem(key, JSON.stringify({ v: VERSION, ...typed }, readable))
    else window.sessionStorage.removeItem(key)
  } catch {
    // The browser stores nothing, so the input is lost with the session.
  }
}

/** Deletes all unsaved input in this tab, so a sign-out leaves nothing behind. */
export const forgetUnsaved = (): void => {
  try {
    for (const key of Object.keys(window.sessionStorage))
      if (key.startsWith(PREFIX)) window.sessionStorage.removeItem(key)
  } catch {
    // Nothing was stored.
  }
}
