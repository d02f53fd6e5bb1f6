import { alarmSchema } from '@portal/schemas/entities/alarm'
import { scheduleSchema } from '@portal/schemas/entities/schedule'
import { readerOf } from './fromSchema.ts'
import { date, type Reader, usableEntries } from './read.ts'

const readTime: Reader<string> = (value) => date(value) ?? ''

const readWhole = readerOf(alarmSchema, { Raised: readTime })

export type ReadAlarm = Pick<
  ReturnType<typeof readWhole>,
  'Id' | 'Description' | 'Severity' | 'Raised' | 'LocationId'
> &
  Partial<ReturnType<typeof readWhole>>

export const readAlarm: Reader<ReadAlarm> = readWhole

const { items: runSchema } = scheduleSchema.properties.Results

/** Reads the runs of a job. A run without a time is skipped. */
const readRuns = usableEntries(readerOf(runSchema, { At: readTime }), ({ At }) => At !== '')

export const readJob = readerOf(scheduleSchema, { Results: readRuns })
export type ReadJob = ReturnType<typeof readJob>
