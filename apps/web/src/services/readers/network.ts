import { alarmSchema } from '@portal/schemas/entities/alarm'
import { scheduleSchema } from '@portal/schemas/entities/schedule'
import { readerOf } from './fromSchema.ts'
import { date, type Reader, usableEntries } from './read.ts'

const readTime: Reader<string> = (value) => date(value) ?? ''

const readWhole = readerOf(alarmSchema, { Raised: readTime })

/** An alarm of a list. */
export type ReadAlarm = Pick<
  ReturnType<typeof readWhole>,
  'Id' | 'Description' | 'Severity' | 'Raised' | 'LocationId'
> &
  Partial<ReturnType<typeof readWhole>>

export const readAlarm: Reader<ReadAlarm> = readWhole

const { items: runSchema } = scheduleSchema.properties.Results

/** Runs of a job. One without a time is skipped. */
const readRuns = usableEntries(readerOf(runSchema, { At: readTime }), ({ At }) => At !== '')

/** A job that runs by the clock. */
export const readJob = readerOf(scheduleSchema, { Results: readRuns })
export type ReadJob = ReturnType<typeof readJob>
