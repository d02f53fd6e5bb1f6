import type { ReadSubscription } from '../../services/readers/cards.ts'

/** Kind of a period: starts in the future, runs without an end, has an end, is over, or is unknown. */
type PeriodKind = 'starts' | 'since' | 'span' | 'ended' | 'unknown'

export interface Period {
  readonly kind: PeriodKind
  /** NaN if missing or unreadable. */
  readonly start: number
  /** NaN if missing or unreadable. */
  readonly end: number
}

/** Returns the period of a subscription, with its kind at `now`. */
export const periodOf = (
  { StartDate, EndDate }: Partial<Pick<ReadSubscription, 'StartDate' | 'EndDate'>>,
  now: number,
): Period => {
  const start = Date.parse(StartDate ?? '')
  const end = Date.parse(EndDate ?? '')
  const kind = (): PeriodKind => {
    if (end <= now) return 'ended'
    if (!Number.isNaN(end) || EndDate) return 'span'
    if (start > now) return 'starts'
    return Number.isNaN(start) ? 'unknown' : 'since'
  }
  return { kind: kind(), start, end }
}
