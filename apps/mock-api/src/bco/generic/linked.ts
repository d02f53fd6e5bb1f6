import { type ClassName, classEntry, entitySchemas } from '@portal/schemas/contract'
import type { View } from '../../world/view.ts'
import type { Row } from './row.ts'
import { rowOf } from './rows.ts'

/** Returns the id in a field that refers to another record: a plain id, or `{Id, …}`. */
export const idIn = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value
  return typeof value === 'object' && value !== null && 'Id' in value ? String(value.Id) : undefined
}

/** Returns a linked record, or undefined if it is missing, out of scope or of a class that the caller may not read. */
export const linkedRow = (view: View, to: ClassName, id: string, now: number): Row | undefined =>
  view.reads(to) ? rowOf(view, to, id, now) : undefined

/** Returns the links used in a filter or a sort order. A field takes precedence over a link of the same name. */
export const comparedLinks = (name: ClassName, compared: readonly string[]): readonly string[] => {
  const { entity, links = {} } = classEntry(name)
  const { properties } = entitySchemas[entity]
  return Object.keys(links).filter((link) => compared.includes(link) && !Object.hasOwn(properties, link))
}

/** Adds the descriptions of visible linked records to rows, because links are filtered and sorted by description. */
export const withLinked = (
  view: View,
  name: ClassName,
  rows: readonly Row[],
  links: readonly string[],
  now: number,
): readonly Row[] => {
  if (links.length === 0) return rows
  const descriptions = new Map<string, unknown>()
  const descriptionOf = (to: ClassName, id: string): unknown => {
    const key = `${to} ${id}`
    if (!descriptions.has(key)) descriptions.set(key, linkedRow(view, to, id, now)?.Description)
    return descriptions.get(key)
  }
  return rows.map((row) => {
    const found = links.flatMap((link) => {
      const { field = '', to } = classEntry(name).links?.[link] ?? {}
      const id = idIn(row[field])
      return id === undefined ? [] : [[link, descriptionOf(to as ClassName, id)] as const]
    })
    return { ...row, ...Object.fromEntries(found) }
  })
}

/** Removes the fields that {@link withLinked} added. */
export const without = (row: Row, links: readonly string[]): Row =>
  Object.fromEntries(Object.entries(row).filter(([field]) => !links.includes(field))) as unknown as Row
