import { FIRST_PAGE, MAX_PAGE_SIZE } from '@portal/schemas'
import type { Answer, Bco } from '../services/bco.ts'
import type { AnyRecord } from '../services/readers/anyRecord.ts'
import { skippedIn, withSkips } from '../services/readers/read.ts'
import type { PeriodQuery } from './calendar.ts'
import { type Query, useAnswer } from './query.ts'
import { askRecords, type RecordRoutes } from './records.ts'

export interface RecordQuery extends PeriodQuery {
  readonly filter?: string
  readonly orderby?: string
  /** Limits records to this relation and all relations below it. */
  readonly relid?: string
  readonly Fields?: string
  readonly DataCategories?: string
  readonly Links?: string
}

export const askEveryRecord = async (
  bco: Bco,
  route: RecordRoutes['filtered'],
  query: RecordQuery,
  signal?: AbortSignal,
): Promise<Answer<readonly AnyRecord[]>> => {
  const found: AnyRecord[] = []
  let skipped = 0
  for (let pagenumber = FIRST_PAGE; ; pagenumber += 1) {
    const { data, at } = await askRecords(
      bco,
      route,
      { query: { ...query, pagesize: MAX_PAGE_SIZE, pagenumber } },
      { signal },
    )
    found.push(...data.Data)
    skipped += skippedIn(data)
    if (pagenumber >= data.Page.PageCount || data.Data.length === 0)
      return { data: withSkips(found, skipped), at }
  }
}

/** Reads all records of a query; refetched after each write. */
export const useEveryRecord = (
  route: RecordRoutes['filtered'],
  query: RecordQuery,
): Query<readonly AnyRecord[]> =>
  useAnswer(['every', route.id, query], (bco) => askEveryRecord(bco, route, query))
