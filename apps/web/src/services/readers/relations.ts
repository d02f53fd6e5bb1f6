import { type RelationEntry, ROLES } from '@portal/schemas'
import { relationSchema } from '@portal/schemas/entities/relation'
import { relationContactSchema } from '@portal/schemas/entities/relationContact'
import { readerOf } from './fromSchema.ts'
import {
  count,
  id,
  isFields,
  link,
  oneOf,
  optionalText,
  record,
  text,
  usableEntries,
  withSkips,
} from './read.ts'

export const readRelation = readerOf(relationSchema, { IsCompany: count })
export type ReadRelation = ReturnType<typeof readRelation>

const readRole = oneOf(ROLES)

export const readContact = readerOf(relationContactSchema, {
  Role: (value: unknown) => (optionalText(value) === undefined ? undefined : readRole(value)),
  Relation: link,
})
export type ReadContact = ReturnType<typeof readContact>

const readEntry = (value: unknown): RelationEntry => {
  const { Relation, ...entry } = record({
    Id: id,
    Description: text,
    IsCompany: (value) => (count(value) > 0 ? 1 : 0),
    Relation: link,
  })(value)
  return { ...entry, ...(Relation && { Relation }) }
}

/** Reads the entries of the relation selector. An entry without an id cannot be chosen and is skipped. */
export const readEntries = usableEntries(readEntry, ({ Id }) => Id !== '')

const readElement = record({ Id: id, Description: text, Type: text })
export type ReadElement = ReturnType<typeof readElement>
/** Reads the elements below a relation. An element without an id cannot be opened and is skipped. */
export const readElements = usableEntries(readElement, ({ Id }) => Id !== '')

const ELEMENT_TYPES = ['Relation', 'RelationContact', 'ChargeLocation'] as const

/**
 * Reads the rows directly below a relation, by class. `Unclassified` is always empty and counts the rows of unknown
 * classes.
 */
export const readChildElements = (value: unknown) => {
  const rows: readonly unknown[] = Array.isArray(value) ? value : []
  const typeOf = (row: unknown) =>
    isFields(row) ? ELEMENT_TYPES.find((one) => one === row['Type']) : undefined
  const ofType = (type: (typeof ELEMENT_TYPES)[number]) =>
    readElements(rows.filter((row) => typeOf(row) === type))
  return {
    Relation: ofType('Relation'),
    RelationContact: ofType('RelationContact'),
    ChargeLocation: ofType('ChargeLocation'),
    Unclassified: withSkips([], rows.filter((row) => typeOf(row) === undefined).length),
  }
}
