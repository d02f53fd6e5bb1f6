import { type ClassName, classEntry, entitySchemas } from '@portal/schemas/contract'
import type { View } from '../../world/view.ts'
import type { Row } from './row.ts'
import { rowOf } from './rows.ts'

/** The id in a field that names another record: alone, or in its `{Id, …}`. */
export const idIn = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value
  return typeof value === 'object' && value !== null && 'Id' in value ? String(value.Id) : undefined
}

/** The links among what a filter and an order name. A link named like a field yields to the field. */
export const comparedLinks = (name: ClassName, compared: readonly string[]): readonly string[] => {
  const { entity, links = {} } = classEntry(name)
  const { properties } = entitySchemas[entity]
  return Object.keys(links).filter((link) => compared.includes(link) && !Object.hasOwn(properties, link))
}

/** Rows with the descriptions of some linked records, as far as visible: comparisons use the descriptions. */
export const withLinked = (
  view: View,
  name: ClassName,
  rows: readonly Row[],
  links: readonly string[],
  now: number,
): readonly Row[] => {
  if (links.length === 0) return rows
  const known = new Map<string, unknown>()
  const descriptionOf = (to: ClassName, id: string): unknown => {
    const key = `${to} ${id}`
    if (!known.has(key)) known.set(key, rowOf(view, to, id, now)?.Description)
    return known.get(key)
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

/** A row as it was before {@link withLinked}. */
export const without = (row: Row, links: readonly string[]): Row =>
  Object.fromEntries(Object.entries(row).filter(([field]) => !links.includes(field))) as unknown as Row
