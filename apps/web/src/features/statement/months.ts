import { dayText, localDay } from '@portal/schemas'
import { monthOf, type Span } from '../../data/calendar.ts'

/** So many months back a statement can be asked for, beside the one that runs. */
const MONTHS_BACK = 12

export interface StatementMonth {
  /** As it is in the address: `2026-10`. */
  readonly name: string
  readonly span: Span
}

/** The months that have a statement, the newest first, starting with the current one. */
export const statementMonths = (now: number): readonly StatementMonth[] =>
  Array.from({ length: MONTHS_BACK + 1 }, (_, back) => {
    const span = monthOf(now, back)
    return { name: dayText(localDay(span.start)).slice(0, 7), span }
  })
