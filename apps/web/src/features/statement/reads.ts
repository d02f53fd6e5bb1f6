import {
  DAY_MS,
  formatFilter,
  genericCalls,
  getMeterTotals,
  listChargesessions,
  MAX_PAGE_SIZE,
} from '@portal/schemas'
import type { Span } from '../../data/calendar.ts'
import { type Query, useQuery } from '../../data/query.ts'
import type { ReadPlacement } from '../../services/readers/placements.ts'
import { type Statement, statementOf } from './statement.ts'

const { filtered: filteredPlacements } = genericCalls('chargeplacement', 'ChargePlacement')

/** Maximum length of a session. A session that began up to this long before a month can extend into it. */
const LONGEST_SESSION_MS = 3 * DAY_MS

/** Reads the home chargers with reimbursement, sorted by name. */
export const useReimbursed = (): Query<readonly ReadPlacement[]> => {
  const read = useQuery(filteredPlacements, {
    query: { select: '', pagesize: MAX_PAGE_SIZE, orderby: 'Description', Links: 'ChargePoint' },
  })
  const found = read.data?.Data.filter(({ Reimbursement }) => Reimbursement?.isReimburse)
  return { ...read, data: found }
}

/** A statement. `isWhole` is true if all sessions of the month were read. */
export interface ReadStatement extends Statement {
  readonly isWhole: boolean
}

/** Reads a page of the sessions at a charger that began in a month or shortly before it. */
const useSessions = (chargepointId: string, { start, end }: Span, pagenumber: number, isEnabled: boolean) =>
  useQuery(
    listChargesessions,
    isEnabled
      ? {
          query: {
            filter: formatFilter([{ field: 'ChargePointId', operator: 'EX', value: chargepointId }]),
            from: new Date(start - LONGEST_SESSION_MS).toISOString(),
            to: new Date(end).toISOString(),
            orderby: 'Start',
            pagesize: MAX_PAGE_SIZE,
            pagenumber,
            DataCategories: 'BASIC,STATE',
          },
        }
      : undefined,
  )

/** Reads the statement of a charger for one month. Three pages are enough for eight sessions a day. */
export const useStatement = (
  { ChargePointId, Reimbursement }: ReadPlacement,
  span: Span,
): Query<ReadStatement> => {
  const first = useSessions(ChargePointId, span, 1, true)
  const pages = first.data?.Page.PageCount ?? 1
  const second = useSessions(ChargePointId, span, 2, pages > 1)
  const third = useSessions(ChargePointId, span, 3, pages > 2)
  const meter = useQuery(getMeterTotals, {
    params: { id: ChargePointId },
    query: { start: new Date(span.start).toISOString(), end: new Date(span.end).toISOString() },
  })
  const reads = [first, ...(pages > 1 ? [second] : []), ...(pages > 2 ? [third] : [])]
  const all = [meter, ...reads]
  const retry = () => {
    for (const one of all) if (one.error) one.retry()
  }
  const failed = all.find(({ error }) => error)
  const isThere = reads.every(({ data }) => data)
  if (!meter.data || !isThere) return { data: undefined, at: undefined, error: failed?.error, retry }
  const sessions = reads.flatMap(({ data }) => data?.Data ?? [])
  return {
    data: {
      ...statementOf(sessions, meter.data, span, Reimbursement?.tokensReimb ?? []),
      isWhole: pages <= 3,
    },
    at: meter.at,
    error: failed?.error,
    retry,
  }
}
