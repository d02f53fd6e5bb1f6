import { type ClassName, categoryOf, classEntry, type OperationId } from '@portal/schemas/contract'
import { isComparable } from '../../bco/generic/meta.ts'
import type { RecordEffect } from '../effectsOfRecords.ts'
import { classesOf, type Reader, type Scene } from '../scene.ts'
import { of, where } from '../where.ts'
import type { Row } from '../written.ts'

const idIn = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'Id' in value ? value.Id : value

/** The classes that a reader has besides those of operators: what both see, both see in the same way. */
const newTo = (reader: Reader): readonly ClassName[] => {
  const known = reader === 'superadmin' ? classesOf('operator') : []
  return classesOf(reader).filter((name) => !known.includes(name))
}

/** Everything that one reader lists of the records that name a record: by class, each with the field that does. */
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
      // A linked record is compared by its description.
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

/** What one reader has to see of a change; each complaint in words. */
export const complaintsOf = async (
  scene: Scene,
  { name, id, before, fields }: Change,
  effect: RecordEffect,
  reader: Reader,
): Promise<readonly string[]> => {
  const wrong: string[] = []
  const say = (what: string) => wrong.push(`${reader}: ${what}`)
  const one = await scene.one(name, id, reader)
  if (!one) return [`${reader}: finds no ${name} ${id}`]
  for (const [field, value] of reader === 'superadmin' && !newTo(reader).includes(name)
    ? []
    : Object.entries(fields)) {
    if (JSON.stringify(one[field]) !== JSON.stringify(value))
      say(`detail says ${field} ${JSON.stringify(one[field])}`)
    if (!isComparable(name, field)) continue
    // A linked record is compared by its description.
    const textOf = (told: unknown) =>
      typeof told === 'object' && told !== null && 'Description' in told ? told.Description : told
    const filtered = async (told: unknown) =>
      (await scene.rows(name, where({ Id: id, [field]: textOf(told) }), reader)).length
    if ((await filtered(value)) !== 1) say(`the list finds it not by its new ${field}`)
    const was = before[field]
    if (was !== undefined && textOf(was) !== textOf(value) && (await filtered(was)) !== 0)
      say(`the list finds it by its old ${field}`)
  }
  const [listed] = await scene.rows(
    name,
    { filter: `(Id EX "${id}")`, orderby: Object.keys(fields)[0] },
    reader,
  )
  if (JSON.stringify(listed) !== JSON.stringify(one)) say('the list says something else than the detail')

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

  for (const copy of effect.copied ?? []) {
    if (!(copy.of in fields) || !newTo(reader).includes(copy.in)) continue
    const isList = copy.by === 'Tokens' || copy.by === 'Relation' || copy.by === 'ParentRelation'
    const rows = await scene.rows(
      copy.in,
      isList ? {} : { filter: `(${copy.by} EX "${id}")`, pagesize: 10 },
      reader,
    )
    for (const row of rows) {
      const names =
        copy.by === 'Tokens'
          ? (row.Tokens as readonly Row[]).some(({ Id }) => Id === id)
          : idIn(row[copy.by]) === id
      if (names && copy.as(row, one) !== fields[copy.of])
        say(`${copy.in} ${row.Id} says ${copy.of} ${String(copy.as(row, one))}`)
    }
  }

  for (const [call, partsOf] of Object.entries(effect.told ?? {})) {
    const answer = await scene.call(call as OperationId, partsOf(one, reader), reader)
    if (answer.code !== '') say(`${call} answers ${answer.code}`)
    else if (!answer.text.includes(JSON.stringify(fields.Description).slice(1, -1)))
      say(`${call} does not say its description`)
  }
  return wrong
}
