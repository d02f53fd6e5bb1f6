import { EXPORT_MAX_ROWS, EXPORT_MIN_ROWS } from '@portal/schemas'

/** What was wrong with an amount of rows: its message says what it has to be (S5). */
export type AmountProblem = 'tooFew' | 'tooMany'

/** The rows that a text asks for; an invalid number asks for none. */
const rowsOf = (text: string): number => {
  const rows = Math.trunc(Number(text.trim()))
  return Number.isNaN(rows) ? 0 : rows
}

/** Why an amount cannot stay as it is (S5, S9). */
export const amountProblemOf = (text: string): AmountProblem | undefined => {
  const rows = rowsOf(text)
  if (rows < EXPORT_MIN_ROWS) return 'tooFew'
  return rows > EXPORT_MAX_ROWS ? 'tooMany' : undefined
}

/** The whole number of rows nearest to what a text asks for, from 10 to 1,000 (S5). */
export const correctedAmount = (text: string): number =>
  Math.min(EXPORT_MAX_ROWS, Math.max(EXPORT_MIN_ROWS, rowsOf(text)))
