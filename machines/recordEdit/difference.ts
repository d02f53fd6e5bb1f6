/** A record of the generic calls (S7); `meta` describes its fields. */
export type RecordFields = Readonly<Record<string, unknown>>

/** A field that is about to change. */
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

/** Fields that the server sets on every write or adds on reads; a difference there is not a change. */
const BY_SERVER: readonly string[] = ['Version', 'ModifiedOn', 'Links']

/** Another state of a record, with the links from when it was read. */
export const withLinksOf = (record: RecordFields, next: RecordFields): RecordFields =>
  'Links' in record ? { ...next, Links: record['Links'] } : next

/** NaN has no JSON value but must differ from a missing value. */
const written = (value: unknown): string =>
  value === undefined ? '""' : Number.isNaN(value) ? 'NaN' : JSON.stringify(value)

/** True if two values of a field are the same. A missing value counts as empty. */
export const isSameValue = (a: unknown, b: unknown): boolean => written(a) === written(b)

/** The changes with one more field. A field equal to the record is not a change. */
export const withChange = (
  record: RecordFields,
  changes: RecordFields,
  field: string,
  value: unknown,
): RecordFields => {
  const { [field]: _, ...others } = changes
  return isSameValue(record[field], value) ? others : { ...others, [field]: value }
}

/** The pending changes, field by field. */
export const changesOf = (record: RecordFields, changes: RecordFields): readonly FieldChange[] =>
  Object.entries(changes).map(([field, after]) => ({ field, before: record[field], after }))

/** Fields that others have changed since the record was read. */
const changedByThem = (record: RecordFields, theirs: RecordFields): readonly string[] =>
  [...new Set([...Object.keys(record), ...Object.keys(theirs)])].filter(
    (field) => !BY_SERVER.includes(field) && !isSameValue(record[field], theirs[field]),
  )

/** Fields that both people changed, to different values. */
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

/** Fields left to write over the other record: the user's changes, except fields whose other value was chosen. */
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
