import { dayText, localDay } from '@portal/schemas'
import { monthOf, type Span } from '../../data/calendar.ts'

/** Number of past months with a statement, in addition to the current month. */
const MONTHS_BACK = 12

export interface StatementMonth {
  /** Value in the URL, for example `2026-10`. */
  readonly name: string
  readonly span: Span
}

/** Returns the months with a statement, newest first, starting with the current month. */
export const statementMonths = (now: number): readonly StatementMonth[] =>
  Array.from({ length: MONTHS_BACK + 1 }, (_, back) => {
    const span = monthOf(now, back)
    return { name: dayText(localDay(span.start)).slice(0, 7), span }
  })
