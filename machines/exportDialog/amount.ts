import { EXPORT_MAX_ROWS, EXPORT_MIN_ROWS } from '@portal/schemas'

/** What was wrong with an amount of rows: its message says what it has to be (S5). */
export type AmountProblem = 'tooFew' | 'tooMany'

/** A number, grouped in thousands or not, whatever the language groups with, and its decimals. */
const NUMBER = /^(\d{1,3}(?:[\s.,’']\d{3})+|\d+)(?:[.,]\d*)?$/

/** The whole rows that a text asks for; anything but a number asks for none. */
const rowsOf = (text: string): number => Number(NUMBER.exec(text.trim())?.[1]?.replaceAll(/\D/g, '') ?? 0)

/** Why an amount cannot stay as it is (S5, S9). */
export const amountProblemOf = (text: string): AmountProblem | undefined => {
  const rows = rowsOf(text)
  if (rows < EXPORT_MIN_ROWS) return 'tooFew'
  return rows > EXPORT_MAX_ROWS ? 'tooMany' : undefined
}

/** The whole number of rows nearest to what a text asks for, from 10 to 1,000 (S5). */
export const correctedAmount = (text: string): number =>
  Math.min(EXPORT_MAX_ROWS, Math.max(EXPORT_MIN_ROWS, rowsOf(text)))
