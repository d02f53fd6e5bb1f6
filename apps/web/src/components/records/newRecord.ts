import type { RecordFields } from '@portal/machines'
import type { MetaField } from '@portal/schemas/contract'
import { type FieldFaults, faultsOf, type RecordScreen } from './recordScreen.ts'

type Created = Pick<RecordScreen, 'creates' | 'faults'>
interface Omitting {
  readonly omits?: RecordScreen['omits'] | undefined
}

export const isNewRecord = (record: RecordFields): boolean => record['Id'] === undefined

/** Returns the fields of the form for a new record; immutable ones can be set once. */
export const newFields = ({ creates }: Created, meta: readonly MetaField[]): readonly MetaField[] =>
  (creates?.fields ?? []).flatMap((name) =>
    meta
      .filter(({ Name, IsReadOnly }) => Name === name && IsReadOnly !== true)
      .map((field) => ({ ...field, IsRequired: field.IsRequired && !creates?.optional?.includes(name) })),
  )

const EMPTY: Readonly<Partial<Record<MetaField['Type'], unknown>>> = { boolean: false, array: [] }

/**
 * Returns the initial values of a new record, one for every field: a refusal is shown at its field only if the record
 * has that field.
 */
export const initialRecord = (screen: Created, meta: readonly MetaField[]): RecordFields => ({
  ...Object.fromEntries(newFields(screen, meta).map(({ Name, Type }) => [Name, EMPTY[Type] ?? ''])),
  ...screen.creates?.initial,
})

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

/**
 * Validates a new record against its required fields and the rules of the screen; for a missing field, 'required'
 * takes precedence.
 */
export const newFaultsOf = (
  screen: Created,
  meta: readonly MetaField[],
  record: RecordFields,
  changes: RecordFields,
): FieldFaults => {
  const next: RecordFields = { ...record, ...changes }
  const missing = newFields(screen, meta).filter(({ Name, IsRequired }) => IsRequired && isEmpty(next[Name]))
  return {
    ...faultsOf(screen, record, changes),
    ...Object.fromEntries(missing.map(({ Name }) => [Name, 'required'])),
  }
}

/** Returns the body of the write that creates a record: trimmed, without empty and omitted fields. */
export const newBody = ({ omits }: Omitting, record: RecordFields, changes: RecordFields): RecordFields => {
  const all = { ...record, ...changes }
  const omitted = omits?.(all) ?? []
  return Object.fromEntries(
    Object.entries(all)
      .filter(([field, value]) => !isEmpty(value) && !omitted.includes(field))
      .map(([field, value]) => [field, typeof value === 'string' ? value.trim() : value]),
  )
}
