/** A record of the generic calls (S7); `meta` describes its fields. */
export type RecordFields = Readonly<Record<string, unknown>>

export interface FieldChange {
  readonly field: string
  readonly before: unknown
  readonly after: unknown
}

/** A field that two people changed to different values. */
export interface FieldConflict {
  readonly field: string
  readonly mine: unknown
  readonly theirs: unknown
}

export type Side = 'mine' | 'theirs'

/** Fields that the server sets on writes or adds to reads; a difference in them is not a change. */
const BY_SERVER: readonly string[] = ['Version', 'ModifiedOn', 'Links']

/** Returns `next` with the links of `record`. */
export const withLinksOf = (record: RecordFields, next: RecordFields): RecordFields =>
  'Links' in record ? { ...next, Links: record['Links'] } : next

/** NaN has no JSON value but must differ from a missing value. */
const written = (value: unknown): string =>
  value === undefined ? '""' : Number.isNaN(value) ? 'NaN' : JSON.stringify(value)

/** True if two values of a field are equal. `undefined` counts as an empty string. */
export const isSameValue = (a: unknown, b: unknown): boolean => written(a) === written(b)

/** Adds a field to the changes, or removes it if its value equals that in the record. */
export const withChange = (
  record: RecordFields,
  changes: RecordFields,
  field: string,
  value: unknown,
): RecordFields => {
  const { [field]: _, ...others } = changes
  return isSameValue(record[field], value) ? others : { ...others, [field]: value }
}

export const changesOf = (record: RecordFields, changes: RecordFields): readonly FieldChange[] =>
  Object.entries(changes).map(([field, after]) => ({ field, before: record[field], after }))

/** Fields that others changed after the record was read. */
const changedByThem = (record: RecordFields, theirs: RecordFields): readonly string[] =>
  [...new Set([...Object.keys(record), ...Object.keys(theirs)])].filter(
    (field) => !BY_SERVER.includes(field) && !isSameValue(record[field], theirs[field]),
  )

/** Fields that both people changed to different values. */
export const conflictsOf = (
  record: RecordFields,
  changes: RecordFields,
  theirs: RecordFields,
): readonly FieldConflict[] =>
  changedByThem(record, theirs)
    .filter((field) => field in changes && !isSameValue(changes[field], theirs[field]))
    .map((field) => ({ field, mine: changes[field], theirs: theirs[field] }))

/** Fields that only others changed. */
export const theirChanges = (
  record: RecordFields,
  changes: RecordFields,
  theirs: RecordFields,
): readonly FieldChange[] =>
  changedByThem(record, theirs)
    .filter((field) => !(field in changes))
    .map((field) => ({ field, before: record[field], after: theirs[field] }))

/**
 * The user's changes that remain to be written over the other version, without fields for which the other value was
 * chosen.
 */
export const mergedChanges = (
  changes: RecordFields,
  theirs: RecordFields,
  sides: Readonly<Record<string, Side>>,
): RecordFields =>
  Object.fromEntries(
    Object.entries(changes).filter(
      ([field, value]) => sides[field] !== 'theirs' && !isSameValue(value, theirs[field]),
    ),
  )
