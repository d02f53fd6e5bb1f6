import type { RecordFields } from '@portal/machines'
import type { MetaField } from '@portal/schemas/contract'

/** Event in the history of a record. */
export interface Happening {
  readonly at: number
  readonly key: string
  /** Field that holds the timestamp. */
  readonly field: string
  /** Related values by field: author, reason, new status. */
  readonly details: Readonly<Record<string, unknown>>
}

export interface LogLine {
  readonly at: number
  readonly key: string
  readonly title: string
  readonly detail?: string
  /** Path of the record that the line comes from. */
  readonly href?: string | undefined
  /** True for a failure. */
  readonly isBad?: boolean
}

/** Merges the lines of several sources up to now, latest first. */
export const inOneLog = (now: number, ...sources: readonly (readonly LogLine[])[]): readonly LogLine[] =>
  sources
    .flat()
    .filter(({ at }) => at <= now)
    .toSorted((one, other) => other.at - one.at)

/** Possible names of the timestamp field in list entries. */
const MOMENTS: readonly string[] = ['At', 'ReplacedOn']

const momentOf = (value: unknown): number => (typeof value === 'string' ? Date.parse(value) : Number.NaN)

/** Returns the author of an event as a detail: `AcknowledgedBy` for the field `AcknowledgedOn`. */
const doerOf = (field: string, record: RecordFields): Happening['details'] => {
  const by = field.replace(/On$/, 'By')
  return by !== field && record[by] !== undefined ? { [by]: record[by] } : {}
}

const ofRow = (field: string, row: unknown, index: number): readonly Happening[] => {
  if (typeof row !== 'object' || row === null) return []
  const moment = Object.keys(row).find((name) => MOMENTS.includes(name))
  const details = Object.fromEntries(Object.entries(row).filter(([name]) => name !== moment))
  // Entries that hold only numbers are measurements, not history.
  if (moment === undefined || Object.values(details).every((value) => typeof value === 'number')) return []
  return [{ at: momentOf(Reflect.get(row, moment)), key: `${field} ${index}`, field, details }]
}

/**
 * Returns the past events of a record, latest first: the timestamps in its fields and its lists, except measurements.
 */
export const historyOf = (
  meta: readonly MetaField[],
  record: RecordFields,
  now: number,
): readonly Happening[] =>
  meta
    .flatMap(({ Name, Type }): readonly Happening[] => {
      const value = record[Name]
      if (Array.isArray(value)) return value.flatMap((row, index) => ofRow(Name, row, index))
      if (Type !== 'date-time') return []
      // The creation also sets ModifiedOn, so the same time is not another event.
      if (Name === 'ModifiedOn' && value === record['CreatedOn']) return []
      return [{ at: momentOf(value), key: Name, field: Name, details: doerOf(Name, record) }]
    })
    .filter(({ at }) => at <= now)
    .toSorted((one, other) => other.at - one.at)
