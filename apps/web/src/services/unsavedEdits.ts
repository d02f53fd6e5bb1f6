/** Changes when what is stored cannot be read as before: a draft of another version is left aside. */
const VERSION = 1
const PREFIX = 'charge-portal:unsaved:'
const keyOf = (person: string, name: string) => `${PREFIX}${person}:${name}`

/** What was kept, as it came from the browser. */
export type Stored = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a value has all that another one has, of the same kinds: nothing that is missing there counts. */
export const isLike = <T>(model: T, value: unknown): value is T => {
  if (model === undefined) return true
  if (!isObject(model)) return typeof value === typeof model && Array.isArray(value) === Array.isArray(model)
  return isObject(value) && Object.entries(model).every(([name, part]) => isLike(part, value[name]))
}

/** What a person had typed when the session ended, into a record or a question: it lives no longer than the tab. */
export const readUnsaved = (person: string, name: string): Stored | undefined => {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(keyOf(person, name)) ?? 'null')
    return isObject(stored) && stored['v'] === VERSION ? stored : undefined
  } catch {
    return undefined
  }
}

/** JSON would make null of a number that could not be read, which clears the field once it is saved. */
const readable = (_: string, value: unknown): unknown => (Number.isNaN(value) ? undefined : value)

/** Undefined forgets it. */
export const writeUnsaved = (person: string, name: string, typed: object | undefined): void => {
  try {
    const key = keyOf(person, name)
    if (typed) window.sessionStorage.setItem(key, JSON.stringify({ v: VERSION, ...typed }, readable))
    else window.sessionStorage.removeItem(key)
  } catch {
    // The browser keeps nothing: what was typed ends with the session.
  }
}

/** Forgets what anybody typed in this tab: who signs out leaves nothing behind. */
export const forgetUnsaved = (): void => {
  try {
    for (const key of Object.keys(window.sessionStorage))
      if (key.startsWith(PREFIX)) window.sessionStorage.removeItem(key)
  } catch {
    // Nothing was stored.
  }
}
