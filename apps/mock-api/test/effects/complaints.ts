import { type ClassName, categoryOf, classEntry } from '@portal/schemas/contract'
import { isComparable } from '../../src/bco/generic/meta.ts'
import { compareKeys, keyOf } from '../../src/world/order.ts'
import { classesOf, type Reader, type Scene } from '../scene.ts'
import { of, where } from '../where.ts'
import type { Row } from '../written.ts'

const idIn = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'Id' in value ? value.Id : value

/** Filters match a linked record by its description. */
const textOf = (text: unknown) =>
  typeof text === 'object' && text !== null && 'Description' in text ? text.Description : text

/**
 * Returns the classes to check for a reader: for the super-administrator, only those that operators cannot read,
 * because both read all other classes alike.
 */
const newTo = (reader: Reader): readonly ClassName[] => {
  const readable = reader === 'superadmin' ? classesOf('operator') : []
  return classesOf(reader).filter((name) => !readable.includes(name))
}

/** Returns the records that refer to a record and that a reader can list, by class and linking field. */
const namingIn = async (scene: Scene, name: ClassName, id: string, reader: Reader) => {
  const found: {
    readonly in: ClassName
    readonly link: string
    readonly field: string
    readonly rows: readonly Row[]
  }[] = []
  for (const other of newTo(reader))
    for (const [link, { field, to }] of Object.entries(classEntry(other).links ?? {})) {
      if (to !== name) continue
      const isPlain = field.endsWith('Id') || field === 'Subscription'
      const all = isPlain
        ? await scene.rows(other, { filter: `(${field} EX "${id}")`, pagesize: 5, Links: link }, reader)
        : (await scene.rows(other, { Links: link }, reader)).filter((row) => idIn(row[field]) === id)
      found.push({ in: other, link, field, rows: all })
    }
  return found
}

interface Change {
  readonly name: ClassName
  readonly id: string
  readonly before: Row
  readonly fields: Readonly<Record<string, unknown>>
}

/** Returns the fields in which the detail or the list differs from the change, for one reader. */
export const recordComplaints = async (
  scene: Scene,
  { name, id, fields }: Change,
  reader: Reader,
): Promise<readonly string[]> => {
  const one = await scene.one(name, id, reader)
  if (!one) return [`${reader}: finds no ${name} ${id}`]
  const wrong = Object.entries(fields)
    .filter(([field, value]) => JSON.stringify(one[field]) !== JSON.stringify(value))
    .map(([field]) => `${reader}: detail says ${field} ${JSON.stringify(one[field])}`)
  const compared = Object.entries(fields).filter(([field]) => isComparable(name, field))
  const isNow = Object.fromEntries(compared.map(([field, value]) => [field, textOf(value)]))
  const [listed] = await scene.rows(name, where({ Id: id, ...isNow }), reader)
  if (!listed) wrong.push(`${reader}: the list does not find it by ${JSON.stringify(isNow)}`)
  else if (JSON.stringify(listed) !== JSON.stringify(one))
    wrong.push(`${reader}: the list differs from the detail`)
  return wrong
}

/** Returns the filters, sort orders and links that do not reflect a change, by field, for one reader. */
export const listComplaints = async (
  scene: Scene,
  { name, id, before, fields }: Change,
  reader: Reader,
): Promise<readonly string[]> => {
  const wrong: string[] = []
  const say = (what: string) => wrong.push(`${reader}: ${what}`)
  for (const [field, value] of newTo(reader).includes(name) ? Object.entries(fields) : []) {
    if (!isComparable(name, field)) continue
    const was = before[field]
    const isOther = was !== undefined && textOf(was) !== textOf(value)
    if (isOther && (await scene.rows(name, where({ Id: id, [field]: textOf(was) }), reader)).length !== 0)
      say(`the list finds it by its old ${field}`)
    // Sort only records with similar ids, to keep the list short.
    const ordered = await scene.rows(
      name,
      { filter: `(Id SW "${id.slice(0, -1)}")`, orderby: field, Fields: `Id,${field}` },
      reader,
    )
    const keys = ordered.map((row) => keyOf(row, field))
    if (!ordered.some((row) => row.Id === id)) say(`the list sorted by ${field} lacks it`)
    if (keys.some((key, at) => at > 0 && compareKeys(keys[at - 1], key, 1) > 0))
      say(`the list sorted by ${field} has it in the wrong place`)
  }
  for (const { in: other, link, field, rows } of await namingIn(scene, name, id, reader)) {
    for (const row of rows) {
      const record = (row.Links as Readonly<Record<string, Row>> | undefined)?.[link]
      for (const [changed, value] of Object.entries(fields))
        if (
          categoryOf(name, changed) === 'BASIC' &&
          JSON.stringify(record?.[changed]) !== JSON.stringify(value)
        )
          say(`${other}.${link} says ${changed} ${JSON.stringify(record?.[changed])}`)
    }
    const { Description } = fields
    if (Description === undefined || rows.length === 0 || field === link) continue
    const byName = await scene.rows(other, { ...of(link, Description), pagesize: 5 }, reader)
    if (byName.length !== rows.length) say(`${other} is not found by the description of ${link}`)
    const byOld = await scene.rows(other, where({ [link]: before.Description, [field]: id }), reader)
    if (byOld.length > 0) say(`${other} is found by the old description of ${link}`)
  }
  return wrong
}
