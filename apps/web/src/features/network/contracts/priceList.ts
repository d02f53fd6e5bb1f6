import { tariffSchema } from '@portal/schemas/entities/subscription'
import type { ReadCpoContract } from '../../../services/readers/contracts.ts'

export const { enum: TARIFF_TYPES } = tariffSchema.properties.Type
export type TariffType = (typeof TARIFF_TYPES)[number]

type ReadPrice = ReadCpoContract['PriceList'][number]

export interface Price extends ReadPrice {
  readonly Type: TariffType
  readonly From: string
  readonly state: 'past' | 'present' | 'future'
}

const isWhole = (price: ReadPrice): price is ReadPrice & Omit<Price, 'state'> =>
  !Number.isNaN(Date.parse(price.From ?? '')) && TARIFF_TYPES.some((type) => type === price.Type)

/** Returns the lines of a price list by type, latest first. Skips lines with an invalid type or start time. */
export const pricesOf = (
  { PriceList, ModifiedOn }: Pick<ReadCpoContract, 'PriceList' | 'ModifiedOn'>,
  time: number,
): readonly Price[] => {
  // A tariff that was just set may start after `time`, which updates once a minute, so the time of the last change
  // counts if it is later.
  const now = Math.max(time, Date.parse(ModifiedOn ?? '') || 0)
  const prices = PriceList.filter(isWhole).toSorted((a, b) => Date.parse(b.From) - Date.parse(a.From))
  const isFuture = ({ From }: { readonly From: string }) => Date.parse(From) > now
  return prices
    .map((price): Price => {
      const present = prices.find((other) => other.Type === price.Type && !isFuture(other))
      return { ...price, state: isFuture(price) ? 'future' : price === present ? 'present' : 'past' }
    })
    .toSorted((a, b) => a.Type.localeCompare(b.Type))
}
