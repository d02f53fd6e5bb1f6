import { isAddressable } from '@portal/schemas'

/**
 * Reads what a server sent into what views need. A reader takes anything and never throws: a missing or malformed
 * field becomes a dash, `undefined` or an empty list, so that one strange field spoils neither its record nor the
 * screen.
 */
export type Reader<T> = (value: unknown) => T

/** A value of an enumeration that this portal does not know: a question mark and what the server said, which may be nothing. */
export type Strange = `?${string}`
/** A value of an enumeration, or what a server said instead. */
export type Told<E extends string> = E | Strange

/** In place of a text that is missing. */
export const NO_TEXT = '–'

export const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isStrange = (value: string): value is Strange => value.startsWith('?')

const written = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value.trim() === '' ? undefined : value
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : undefined
}

/** An id: a text, empty where there is none that can be read, or that an address can name. */
export const id: Reader<string> = (value) => {
  const said = written(value) ?? ''
  return isAddressable(said) ? said : ''
}

/** A text that a view always shows. */
export const text: Reader<string> = (value) => written(value) ?? NO_TEXT

/** A text that may be missing. */
export const optionalText: Reader<string | undefined> = written

/** A number, or `undefined` if it is none, or too large to be counted exactly. */
export const number: Reader<number | undefined> = (value) => {
  const read = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof read === 'number' && Math.abs(read) <= Number.MAX_SAFE_INTEGER ? read : undefined
}

/** A number of things: 0 and above. */
export const count: Reader<number> = (value) => Math.max(0, Math.floor(number(value) ?? 0))

export const flag: Reader<boolean> = (value) => value === true || value === 1 || value === 'true'

/** A date as it was written; empty for one that is there and cannot be read, `undefined` where there is none. */
export const date: Reader<string | undefined> = (value) => {
  if (value === undefined || value === null) return undefined
  return typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : ''
}

/** One of the values that the portal knows, or what was said instead. */
export const oneOf =
  <const E extends string>(known: readonly E[]): Reader<Told<E>> =>
  (value) =>
    known.find((one) => one === value) ?? `?${written(value) ?? ''}`

/** What all the fields of a record were read into. */
export type Fields<T> = { readonly [K in keyof T]: Reader<T[K]> }

/** A record by the readers of its fields. Anything else than a record is read as one without any field. */
export const record =
  <T extends object>(fields: Fields<T>): Reader<T> =>
  (value) => {
    const said = isFields(value) ? value : {}
    const names = Object.keys(fields) as (keyof T & string)[]
    return Object.fromEntries(names.map((name) => [name, fields[name](said[name])])) as T
  }

export const optional =
  <T>(read: Reader<T>): Reader<T | undefined> =>
  (value) =>
    isFields(value) ? read(value) : undefined

/** Number of entries of a list that no view can use; left out where there are none. */
export interface Skips {
  readonly skipped?: number
}

/** A list with the number of entries that are left out of it. */
export const withSkips = <T>(rows: T[], skipped: number): T[] & Skips =>
  Object.assign(rows, skipped > 0 ? { skipped } : {})

/** The entries of a list that a view can use; the others are skipped and counted with those skipped before. */
export const keepUsable = <T>(all: readonly T[] & Skips, isUsable: (one: T) => boolean): T[] & Skips => {
  const found = all.filter(isUsable)
  return withSkips(found, (all.skipped ?? 0) + all.length - found.length)
}

/** A list of values; anything else counts as an empty one. Missing values are skipped and counted. */
export const list =
  <T>(read: Reader<T>): Reader<T[] & Skips> =>
  (value) => {
    const all: readonly unknown[] = Array.isArray(value) ? value : []
    const found = keepUsable(all, (one) => one !== null && one !== undefined)
    return withSkips(found.map(read), found.skipped ?? 0)
  }

/** Ids of a list; one that cannot be read names nothing and is skipped and counted. */
export const ids: Reader<string[] & Skips> = (value) => keepUsable(list(id)(value), (one) => one !== '')

/** Records of a list; entries that are none are skipped and counted, with those skipped by an earlier reader. */
export const entries =
  <T>(read: (value: unknown, index: number) => T): Reader<T[] & Skips> =>
  (value) => {
    const all: readonly unknown[] & Skips = Array.isArray(value) ? value : []
    const found = keepUsable(all, isFields)
    return withSkips(found.map(read), found.skipped ?? 0)
  }

/** Records of a list that a view can use; the others are skipped and counted with the entries that are no records. */
export const usableEntries =
  <T>(read: Reader<T>, isUsable: (record: T) => boolean): Reader<T[] & Skips> =>
  (value) =>
    keepUsable(entries(read)(value), isUsable)

/** Number of skipped entries in an answer: a list, a page of a table or a record with lists. */
export const skippedIn = (answer: unknown): number => {
  if (Array.isArray(answer)) return (answer as unknown[] & Skips).skipped ?? 0
  return isFields(answer) ? Object.values(answer).reduce<number>((sum, one) => sum + skippedIn(one), 0) : 0
}

/** Says of a record that it came without an id: nothing can be opened or asked by it. */
export interface Marked {
  readonly isUnreadable?: true
}

/** Records of a list. One without an id is marked, and has the id `#` and its place in the list. */
export const records = <T extends { readonly Id: string }>(read: Reader<T>): Reader<(T & Marked)[] & Skips> =>
  entries((one, index) => {
    const found = read(one)
    return found.Id === '' ? { ...found, Id: `#${index}`, isUnreadable: true as const } : found
  })

/** Enough of another record to name it and to lead to it. */
export interface Link {
  readonly Id: string
  readonly Description: string
}

export const link: Reader<Link | undefined> = (value) => {
  const found = isFields(value) ? { Id: id(value['Id']), Description: text(value['Description']) } : undefined
  return found && found.Id !== '' ? found : undefined
}

/** What `Links` of a generic call (S7) added to a record, by name. */
export const links: Reader<Readonly<Record<string, Link>>> = (value) =>
  Object.fromEntries(
    Object.entries(isFields(value) ? value : {}).flatMap(([name, one]) => {
      const found = link(one)
      return found ? [[name, found]] : []
    }),
  )
