import { isAddressable } from '@portal/schemas'

/**
 * Converts a server value for views. A reader accepts anything and never throws: a missing or malformed field becomes
 * a default, for example a dash, `undefined` or an empty list, so one bad field breaks neither its record nor the
 * screen.
 */
export type Reader<T> = (value: unknown) => T

/** An unknown enumeration value: a question mark and the server's value, which may be empty. */
export type Strange = `?${string}`
export type EnumValue<E extends string> = E | Strange

/** Shown instead of a missing text. */
export const NO_TEXT = '–'

export const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isStrange = (value: string): value is Strange => value.startsWith('?')

const written = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value.trim() === '' ? undefined : value
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : undefined
}

/** Reads an id; empty if it is missing or cannot be part of a URL. */
export const id: Reader<string> = (value) => {
  const address = written(value) ?? ''
  return isAddressable(address) ? address : ''
}

/** Reads a text that is always shown; a dash if it is missing. */
export const text: Reader<string> = (value) => written(value) ?? NO_TEXT

export const optionalText: Reader<string | undefined> = written

/** Reads a number; undefined if it is invalid or too large to be exact. */
export const number: Reader<number | undefined> = (value) => {
  const read = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof read === 'number' && Math.abs(read) <= Number.MAX_SAFE_INTEGER ? read : undefined
}

/** Reads a count as a non-negative integer; 0 if it is invalid. */
export const count: Reader<number> = (value) => Math.max(0, Math.floor(number(value) ?? 0))

export const flag: Reader<boolean> = (value) => value === true || value === 1 || value === 'true'

/** Reads a date as text; empty if it is invalid, undefined if it is missing. */
export const date: Reader<string | undefined> = (value) => {
  if (value === undefined || value === null) return undefined
  return typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : ''
}

/** Returns the reader of an enumeration. It puts a question mark before an unknown value. */
export const oneOf =
  <const E extends string>(values: readonly E[]): Reader<EnumValue<E>> =>
  (value) =>
    values.find((one) => one === value) ?? `?${written(value) ?? ''}`

export type Fields<T> = { readonly [K in keyof T]: Reader<T[K]> }

/** Returns the reader of a record, which reads it field by field. Any other value is read like an empty record. */
export const record =
  <T extends object>(fields: Fields<T>): Reader<T> =>
  (value) => {
    const record = isFields(value) ? value : {}
    const names = Object.keys(fields) as (keyof T & string)[]
    return Object.fromEntries(names.map((name) => [name, fields[name](record[name])])) as T
  }

export const optional =
  <T>(read: Reader<T>): Reader<T | undefined> =>
  (value) =>
    isFields(value) ? read(value) : undefined

/** Number of unusable entries of a list; absent if there are none. */
export interface Skips {
  readonly skipped?: number
}

/** Attaches the number of skipped entries to a list. */
export const withSkips = <T>(rows: T[], skipped: number): T[] & Skips =>
  Object.assign(rows, skipped > 0 ? { skipped } : {})

/** Keeps the usable entries of a list, and adds the others to its number of skipped entries. */
export const keepUsable = <T>(all: readonly T[] & Skips, isUsable: (one: T) => boolean): T[] & Skips => {
  const found = all.filter(isUsable)
  return withSkips(found, (all.skipped ?? 0) + all.length - found.length)
}

/**
 * Returns the reader of a list of values; anything else becomes an empty list. Missing values are skipped and counted.
 */
export const list =
  <T>(read: Reader<T>): Reader<T[] & Skips> =>
  (value) => {
    const all: readonly unknown[] = Array.isArray(value) ? value : []
    const found = keepUsable(all, (one) => one !== null && one !== undefined)
    return withSkips(found.map(read), found.skipped ?? 0)
  }

/** Reads a list of ids. An unreadable id is skipped and counted. */
export const ids: Reader<string[] & Skips> = (value) => keepUsable(list(id)(value), (one) => one !== '')

/**
 * Returns the reader of a list of records. Other entries are skipped and counted, in addition to those that an earlier
 * reader has skipped.
 */
export const entries =
  <T>(read: (value: unknown, index: number) => T): Reader<T[] & Skips> =>
  (value) => {
    const all: readonly unknown[] & Skips = Array.isArray(value) ? value : []
    const found = keepUsable(all, isFields)
    return withSkips(found.map(read), found.skipped ?? 0)
  }

/** Returns the reader of the usable records of a list. Other entries are skipped and counted. */
export const usableEntries =
  <T>(read: Reader<T>, isUsable: (record: T) => boolean): Reader<T[] & Skips> =>
  (value) =>
    keepUsable(entries(read)(value), isUsable)

/** Returns the number of skipped entries in a response: a list, a page of a table or a record with lists. */
export const skippedIn = (answer: unknown): number => {
  if (Array.isArray(answer)) return (answer as unknown[] & Skips).skipped ?? 0
  return isFields(answer) ? Object.values(answer).reduce<number>((sum, one) => sum + skippedIn(one), 0) : 0
}

/** Set for a record without an id, which can be neither opened nor requested. */
export interface Marked {
  readonly isUnreadable?: true
}

/** Returns the reader of a list of records. A record without an id is marked, and its id becomes `#` and its index. */
export const records = <T extends { readonly Id: string }>(read: Reader<T>): Reader<(T & Marked)[] & Skips> =>
  entries((one, index) => {
    const found = read(one)
    return found.Id === '' ? { ...found, Id: `#${index}`, isUnreadable: true as const } : found
  })

export interface Link {
  readonly Id: string
  readonly Description: string
}

export const link: Reader<Link | undefined> = (value) => {
  const found = isFields(value) ? { Id: id(value['Id']), Description: text(value['Description']) } : undefined
  return found && found.Id !== '' ? found : undefined
}

/** Reads the records that the `Links` of a generic call (S7) added, by name. */
export const links: Reader<Readonly<Record<string, Link>>> = (value) =>
  Object.fromEntries(
    Object.entries(isFields(value) ? value : {}).flatMap(([name, one]) => {
      const found = link(one)
      return found ? [[name, found]] : []
    }),
  )
