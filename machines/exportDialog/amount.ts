import { EXPORT_MAX_ROWS, EXPORT_MIN_ROWS } from '@portal/schemas'

/** Problem with a row count; its message states the limits (S5). */
export type AmountProblem = 'tooFew' | 'tooMany'

/** A number with or without thousands separators of any language, and decimals. */
const NUMBER = /^(\d{1,3}(?:[\s.,’']\d{3})+|\d+)(?:[.,]\d*)?$/

/** Integer row count of a text; 0 if it is not a number. */
const rowsOf = (text: string): number => Number(NUMBER.exec(text.trim())?.[1]?.replaceAll(/\D/g, '') ?? 0)

/** Problem with a row count (S5, S9). */
export const amountProblemOf = (text: string): AmountProblem | undefined => {
  const rows = rowsOf(text)
  if (rows < EXPORT_MIN_ROWS) return 'tooFew'
  return rows > EXPORT_MAX_ROWS ? 'tooMany' : undefined
}

/** Row count within the limits of 10 to 1,000 that is closest to the text (S5). */
export const correctedAmount = (text: string): number =>
  Math.min(EXPORT_MAX_ROWS, Math.max(EXPORT_MIN_ROWS, rowsOf(text)))
