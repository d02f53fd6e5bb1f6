import { asPrintedNumber } from '@portal/schemas'

export interface ReadNumbers {
  /** Distinct numbers in the order of the text. */
  readonly numbers: readonly string[]
  /** Numbers that occur more than once. */
  readonly repeated: readonly string[]
}

const CELLS = /[;,\t|]/
const HAS_DIGIT = /\d/

/**
 * Parses card numbers from a list or a CSV file: in each line the first cell with a digit, or else the first cell.
 * Skips a header.
 */
export const numbersIn = (text: string): ReadNumbers => {
  const seen = new Map<string, number>()
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const cells = line.split(CELLS).map((cell) => asPrintedNumber(cell))
    const number = cells.find((cell) => HAS_DIGIT.test(cell)) ?? (index > 0 ? cells[0] : '')
    if (number) seen.set(number, (seen.get(number) ?? 0) + 1)
  }
  return {
    numbers: [...seen.keys()],
    repeated: [...seen].filter(([, count]) => count > 1).map(([number]) => number),
  }
}
