import type { RecordFields } from '@portal/machines'
import { getReportFigures, HOUR_MS, POLL_COUNTS_MS, SECOND_MS } from '@portal/schemas'
import { useState } from 'react'
import { unstable_serialize, useSWRConfig } from 'swr'
import { type Query, useAnswer, useQuery } from '../../data/query.ts'
import { useNow } from '../../data/useNow.ts'
import type { Answer } from '../../services/bco.ts'
import { type ReadCdr, readCdr } from '../../services/readers/cards.ts'
import { type ReadCpoContract, readCpoContract } from '../../services/readers/contracts.ts'
import type { ReadReportFigures } from '../../services/readers/reports.ts'
import { type ReadRequest, readRequest } from '../../services/readers/requests.ts'
import { type Picture, readPicture } from './picture.ts'
import { CHANGED_MS, latestDays, marksAfter, type RowSummary } from './situation.ts'

export const requestOf = (record: RecordFields): ReadRequest => readRequest(record)

export const contractOf = (record: RecordFields): ReadCpoContract => readCpoContract(record)

export const cdrOf = (record: RecordFields): ReadCdr => readCdr(record)

/** Keeps the last answer while the next read is pending or if it fails. For queries whose key depends on the time. */
export const useLastAnswer = <T>(read: Query<T>): Query<T> => {
  const [last, setLast] = useState(read)
  if (read.data !== undefined && read.data !== last.data) setLast(read)
  return read.data === undefined ? { ...read, data: last.data, at: last.at } : read
}

/** Returns a function that checks if a row has changed in the last few seconds. Initial rows count as unchanged. */
export const useChanged = (rows: readonly RowSummary[]): ((id: string) => boolean) => {
  const now = useNow(SECOND_MS)
  const [marks, setMarks] = useState(() => marksAfter(undefined, rows, now))
  const next = marksAfter(marks, rows, now)
  if (next !== marks) setMarks(next)
  return (id) => now - (next.changedAt.get(id) ?? Number.NEGATIVE_INFINITY) < CHANGED_MS
}

/** Polling interval for full reads, on a server that does not return changes. */
const PAGES_EVERY_MS = HOUR_MS / 12
const pictureEvery = (last: Answer<Picture> | undefined): number =>
  last && last.data.since === undefined ? PAGES_EVERY_MS : POLL_COUNTS_MS

/** Reads the snapshot of the network. Each read receives the previous snapshot, so it can request only the changes. */
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

/** Long, because these figures change slowly and are expensive to compute. */
const FIGURES_EVERY_MS = HOUR_MS / 12

/** Reads energy per hour and uptime of the latest days. */
export const useLatestFigures = (): Query<ReadReportFigures> & { readonly since: number } => {
  const { from, until, start } = latestDays(useNow(FIGURES_EVERY_MS))
  const query = { from, until, by: 'relation' } as const
  return { ...useQuery(getReportFigures, { query }, { refreshInterval: FIGURES_EVERY_MS }), since: start }
}
