import { CLASS_NAMES, CLASSES, type ClassName, classEntry, entitySchemas } from '@portal/schemas/contract'
import { isAbout, type Statement } from './everyPlace.ts'
import { isSchema, propertiesOf } from './slots.ts'
import { contractOf, type Row } from './written.ts'

/** Record before a change, and its fields after the change. */
export interface Change {
  readonly name: ClassName
  readonly before: Row
  readonly fields: Readonly<Record<string, unknown>>
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Fields whose values may occur in the texts of other records. */
const NAMING = ['Description', 'Name', 'Code', 'Number', 'PrintedNumber']

/** True if two records with the same value most likely mean the same thing, which excludes states, dates and links. */
const isTelling = (name: ClassName, field: string, value: unknown): boolean => {
  const schema = propertiesOf(entitySchemas[classEntry(name).entity])[field]
  if (typeof value === 'number') return !Number.isInteger(value)
  const isFree = isSchema(schema) && schema.enum === undefined && schema.format === undefined
  return isFree && typeof value === 'string' && value.length > 3 && !/^[A-Z]{1,3}\d+$/.test(value)
}

const CLASS_OF = new Map<string, ClassName>(CLASS_NAMES.map((name) => [`${classEntry(name).entity}#`, name]))

/** Returns the class of the records that a call returns, or else the call. */
const whoseRecords = (where: string): string => {
  if (where in CLASSES) return where
  const data = JSON.stringify(contractOf(where).data)
  return (
    [...CLASS_OF].find(
      ([ref]) => data === JSON.stringify({ $ref: ref }) || data.includes(`"items":{"$ref":"${ref}"}`),
    )?.[1] ?? where
  )
}

/** Returns the name of a field with the class of its record, even for linked records. */
const spotOf = (where: string, path: string, field: string): string => {
  const whose = whoseRecords(where)
  const plain = path.replace(/\[[^\]]*\]/g, '')
  const [, link = ''] = /^\.Links\.(\w+)$/.exec(plain) ?? []
  const linked = link && classEntry(whose as ClassName).links?.[link]?.to
  return linked ? `${linked}.${field}` : `${whose}${plain}.${field}`
}

/** True if a response still contains the old value of a field. */
const saysStill = (
  field: string,
  [earlier, says]: readonly unknown[],
  was: unknown,
  is: unknown,
): boolean => {
  if (Array.isArray(earlier)) return earlier.includes(was) && Array.isArray(says) && says.includes(was)
  if (earlier === was) return !same(says, is)
  return (
    NAMING.includes(field) && typeof earlier === 'string' && earlier.includes(String(was)) && earlier === says
  )
}

/**
 * Returns the outdated or wrong values of a record in responses. `own` are fields with the same value but another
 * meaning.
 */
export const outdatedStatements = (
  before: readonly Statement[],
  after: readonly Statement[],
  { name, before: was, fields }: Change,
  own: Readonly<Record<string, string>> = {},
): readonly string[] => {
  const wrong: string[] = []
  const changed = Object.entries(fields).filter(
    ([field, value]) => isTelling(name, field, was[field]) && !same(was[field], value),
  )
  for (const [at, { reader, where, place }] of after.entries())
    for (const [path, facts] of place) {
      const earlier = before[at]?.place.get(path)
      // A link that leads to another record shows that record's values, so it is not compared.
      const isMoved = earlier?.get('Id') !== facts.get('Id')
      for (const [field, value] of facts) {
        const spot = spotOf(where, path, field)
        const say = (what: string) =>
          wrong.push(`${reader} ${where}: ${spot} ${what} ${JSON.stringify(value)}`)
        if (facts.get('Id') === was.Id && field in fields) {
          if (!same(value, fields[field])) say('is')
        } else if (earlier && !isMoved && !(spot in own) && isAbout(earlier, was))
          for (const [of, is] of changed)
            if (saysStill(of, [earlier.get(field), value], was[of], is)) say(`still says ${of}`)
      }
    }
  return [...new Set(wrong)]
}
