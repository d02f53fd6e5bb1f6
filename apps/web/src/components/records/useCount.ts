import { type Filter, formatFilter, POLL_COUNTS_MS } from '@portal/schemas'
import { useUserInfo } from '../../app/context.ts'
import type { PeriodQuery } from '../../data/calendar.ts'
import { useQuery } from '../../data/query.ts'
import type { RecordScreen } from './recordScreen.ts'

/**
 * Returns the number of matching records, read from a page of one row; undefined while loading or if it cannot be
 * read.
 */
export const useCount = (
  { routes, isOwn }: RecordScreen,
  filters: readonly Filter[],
  span: PeriodQuery = {},
): number | undefined => {
  const { Relation } = useUserInfo()
  const filter = formatFilter(filters)
  const query = {
    ...(filter !== '' && { filter }),
    ...span,
    ...(isOwn && { relid: Relation.Id }),
    pagesize: 1,
    DataCategories: 'BASIC',
  }
  return useQuery(routes.filtered, { query }, { refreshInterval: POLL_COUNTS_MS }).data?.Page.Results
}
