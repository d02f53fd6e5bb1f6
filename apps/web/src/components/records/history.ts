import type { RecordFields } from '@portal/machines'
import type { MetaField } from '@portal/schemas/contract'

/** Something that happened to a record. */
export interface Happening {
  readonly at: number
  /** Its own name in the record. */
  readonly key: string
  /** The field that says so. */
  readonly field: string
  /** What else the record says of it, by field: who did it, why, which status it got. */
  readonly told: Readonly<Record<string, unknown>>
}

/** A line of a log, in words. */
export interface LogLine {
  readonly at: number
  readonly key: string
  readonly title: string
  readonly detail?: string
  /** The record that says so. */
  readonly href?: string | undefined
  /** Something went wrong. */
  readonly isBad?: boolean
}

/** Lines of several sources as one log until now, the latest first. */
export const inOneLog = (now: number, ...sources: readonly (readonly LogLine[])[]): readonly LogLine[] =>
  sources
    .flat()
    .filter(({ at }) => at <= now)
    .toSorted((one, other) => other.at - one.at)

/** In the rows of a list: when each of them happened. */
const MOMENTS: readonly string[] = ['At', 'ReplacedOn']

const momentOf = (value: unknown): number => (typeof value === 'string' ? Date.parse(value) : Number.NaN)

/** 'AcknowledgedOn' is shown with 'AcknowledgedBy'. */
const doerOf = (field: string, record: RecordFields): Happening['told'] => {
  const by = field.replace(/On$/, 'By')
  return by !== field && record[by] !== undefined ? { [by]: record[by] } : {}
}

const ofRow = (field: string, row: unknown, index: number): readonly Happening[] => {
  if (typeof row !== 'object' || row === null) return []
  const moment = Object.keys(row).find((name) => MOMENTS.includes(name))
  const told = Object.fromEntries(Object.entries(row).filter(([name]) => name !== moment))
  // Figures by time were measured: that is no history.
  if (moment === undefined || Object.values(told).every((value) => typeof value === 'number')) return []
  return [{ at: momentOf(Reflect.get(row, moment)), key: `${field} ${index}`, field, told }]
}

/** What happened to a record until now, the latest first: all that its fields and its lists say with a time. */
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
      // One that was never changed was last changed when it was made.
      if (Name === 'ModifiedOn' && value === record['CreatedOn']) return []
      return [{ at: momentOf(value), key: Name, field: Name, told: doerOf(Name, record) }]
    })
    .filter(({ at }) => at <= now)
    .toSorted((one, other) => other.at - one.at)
