import { roundEuro, sumEuro } from '@portal/schemas'
import type { ReadRequest } from '../../../services/readers/requests.ts'

const MOST_EURO = 1_000_000

export interface PriceDraft {
  /** Amount of each line by type. An undefined amount removes the line; NaN means that the input is unreadable. */
  readonly amounts: Readonly<Record<string, number | undefined>>
  /** Name of an additional line, whose amount is `extraAmount`. */
  readonly extra: string
  readonly extraAmount: number | undefined
  readonly Reason: string
}

type Priced = Pick<ReadRequest, 'PriceLines'>

export const firstPrices = ({ PriceLines }: Priced): PriceDraft => ({
  amounts: Object.fromEntries(PriceLines.map(({ type, price }) => [type, price])),
  extra: '',
  extraAmount: undefined,
  Reason: '',
})

/** True if the amount is in whole cents and within the limits of a line. */
export const isAmount = (value: number | undefined): value is number =>
  value !== undefined && value >= 0 && value <= MOST_EURO && roundEuro(value) === value

/** True if the additional line is empty, or complete with a name that no other line has. */
export const isExtraRight = ({ amounts, extra, extraAmount }: PriceDraft): boolean => {
  const name = extra.trim()
  if (name === '') return extraAmount === undefined
  return isAmount(extraAmount) && amounts[name] === undefined
}

/** Returns the price lines of a draft; undefined if an amount or the additional line is invalid. */
export const linesOf = (
  draft: PriceDraft,
  { PriceLines }: Priced,
): { readonly type: string; readonly price: number }[] | undefined => {
  const lines: { readonly type: string; readonly price: number }[] = []
  for (const { type } of PriceLines) {
    const price = draft.amounts[type]
    if (price === undefined) continue
    if (!isAmount(price)) return undefined
    lines.push({ type, price })
  }
  if (!isExtraRight(draft)) return undefined
  const { extra, extraAmount } = draft
  return extraAmount === undefined ? lines : [...lines, { type: extra.trim(), price: extraAmount }]
}

export const totalOf = (lines: readonly { readonly price: number }[]): number =>
  sumEuro(lines.map(({ price }) => price))
