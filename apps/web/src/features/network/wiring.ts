import type { RecordFields } from '@portal/machines'
import { getReportFigures, HOUR_MS, POLL_COUNTS_MS, SECOND_MS } from '@portal/schemas'
import { useState } from 'react'
import { unstable_serialize, useSWRConfig } from 'swr'
import { type Query, useAnswer, useQuery } from '../../data/query.ts'
import { useNow } from '../../data/useNow.ts'
import type { Answer } from '../../services/bco.ts'
import type { ReadReportFigures } from '../../services/readers/reports.ts'
import { type ReadRequest, readRequest } from '../../services/readers/requests.ts'
import { type Picture, readPicture } from './picture.ts'
import { CHANGED_MS, latestDays, marksAfter, type Said } from './situation.ts'

/** A record of the class request, read. */
export const requestOf = (record: RecordFields): ReadRequest => readRequest(record)

/** A read whose question moves on with time: until the next answer has come, or while it fails, the former one stays. */
export const useKept = <T>(read: Query<T>): Query<T> => {
  const [kept, setKept] = useState(read)
  if (read.data !== undefined && read.data !== kept.data) setKept(read)
  return read.data === undefined ? { ...read, data: kept.data, at: kept.at } : read
}

/** Which rows have changed since they were first shown, for a few seconds each: by their ids, of what they say now. */
export const useChanged = (rows: readonly Said[]): ((id: string) => boolean) => {
  const now = useNow(SECOND_MS)
  const [marks, setMarks] = useState(() => marksAfter(undefined, rows, now))
  const next = marksAfter(marks, rows, now)
  if (next !== marks) setMarks(next)
  return (id) => now - (next.changedAt.get(id) ?? Number.NEGATIVE_INFINITY) < CHANGED_MS
}

/** A server that tells no changes is asked for all of it, and so less often. */
const PAGES_EVERY_MS = HOUR_MS / 12
const pictureEvery = (last: Answer<Picture> | undefined): number =>
  last && last.data.since === undefined ? PAGES_EVERY_MS : POLL_COUNTS_MS

/** Reads the network at a glance; each read gets the picture before it and asks for the changes only. */
export const usePicture = (): Query<Picture> => {
  const { cache } = useSWRConfig()
  return useAnswer(
    ['picture'],
    (bco, key) => {
      const before: Answer<Picture> | undefined = cache.get(unstable_serialize(key))?.data
      return readPicture(bco, before?.data)
    },
    { refreshInterval: pictureEvery },
  )
}

/** What the hours of these days say changes slowly, and is much to count. */
const FIGURES_EVERY_MS = HOUR_MS / 12

/** What was charged in the latest days by hour, and how much of the time charge points were heard. */
export const useLatestFigures = (): Query<ReadReportFigures> & { readonly since: number } => {
  const { from, until, start } = latestDays(useNow(FIGURES_EVERY_MS))
  const query = { from, until, by: 'relation' } as const
  return { ...useQuery(getReportFigures, { query }, { refreshInterval: FIGURES_EVERY_MS }), since: start }
}
