import type { ReadSubscription } from '../../services/readers/cards.ts'

/** A period starts later, runs without an end, ends later, is over, or is unknown. */
type PeriodKind = 'starts' | 'since' | 'span' | 'ended' | 'unknown'

export interface Period {
  readonly kind: PeriodKind
  /** NaN if missing or unreadable. */
  readonly start: number
  readonly end: number
}

/** The period of a subscription as seen at `now`. */
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
