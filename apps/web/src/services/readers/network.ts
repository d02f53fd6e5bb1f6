import type { Alarm, Schedule } from '@portal/schemas/contract'
import {
  date,
  flag,
  id,
  number,
  oneOf,
  optionalText,
  type Reader,
  record,
  text,
  usableEntries,
} from './read.ts'

const SEVERITIES = ['INFO', 'WARNING', 'MAJOR', 'CRITICAL'] as const satisfies readonly Alarm['Severity'][]

const readTime: Reader<string> = (value) => date(value) ?? ''

const readWhole = record({
  Id: id,
  Description: text,
  Version: number,
  Severity: oneOf(SEVERITIES),
  Raised: readTime,
  LocationId: id,
  ChargePointId: id,
  AcknowledgedBy: optionalText,
  AcknowledgedOn: date,
  AssignedTo: optionalText,
  SnoozedUntil: date,
})

/** An alarm of a list. */
export type ReadAlarm = Pick<
  ReturnType<typeof readWhole>,
  'Id' | 'Description' | 'Severity' | 'Raised' | 'LocationId'
> &
  Partial<ReturnType<typeof readWhole>>

export const readAlarm: Reader<ReadAlarm> = readWhole

const STATUSES = ['OK', 'FAILED'] as const satisfies readonly Schedule['Results'][number]['Status'][]

/** Runs of a job. One without a time is skipped. */
const readRuns = usableEntries(record({ At: readTime, Status: oneOf(STATUSES) }), ({ At }) => At !== '')

/** A job that runs by the clock. */
export const readJob = record({ Id: id, Description: text, Cron: text, IsPaused: flag, Results: readRuns })
export type ReadJob = ReturnType<typeof readJob>
