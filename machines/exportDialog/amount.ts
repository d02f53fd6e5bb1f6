import { EXPORT_MAX_ROWS, EXPORT_MIN_ROWS } from '@portal/schemas'

export type AmountProblem = 'tooFew' | 'tooMany'

/** A number with optional decimals and the thousands separators of any language. */
const NUMBER = /^(\d{1,3}(?:[\s.,’']\d{3})+|\d+)(?:[.,]\d*)?$/

/** Parses a row count and ignores its decimals; returns 0 if the text is not a number. */
const rowsOf = (text: string): number => Number(NUMBER.exec(text.trim())?.[1]?.replaceAll(/\D/g, '') ?? 0)

/** Problem with a row count; undefined if it is valid (S5, S9). */
export const amountProblemOf = (text: string): AmountProblem | undefined => {
  const rows = rowsOf(text)
  if (rows < EXPORT_MIN_ROWS) return 'tooFew'
  return rows > EXPORT_MAX_ROWS ? 'tooMany' : undefined
}

/** Nearest valid row count, from 10 to 1,000 (S5). */
export const correctedAmount = (text: string): number =>
  Math.min(EXPORT_MAX_ROWS, Math.max(EXPORT_MIN_ROWS, rowsOf(text)))
