import type { RecordFields } from '@portal/machines'

/** Returns the likely reason why a record has no price; undefined unless it is in error. */
export const cdrTrouble = ({
  Status,
  TariffId,
  Consumption,
}: RecordFields): 'noEnergy' | 'noTariff' | 'other' | undefined => {
  if (Status !== 'ERROR') return undefined
  if (Consumption === 0 || Consumption === undefined) return 'noEnergy'
  return TariffId === undefined ? 'noTariff' : 'other'
}

export interface Rerating {
  /** Time when the earlier price was replaced. */
  readonly at: string
  readonly price: number
  readonly now: number
}

/** Returns the price before and after the latest recalculation; undefined if there was none. */
export const lastRerating = ({ EarlierReceipts, Price }: RecordFields): Rerating | undefined => {
  const [latest] = Array.isArray(EarlierReceipts) ? (EarlierReceipts as readonly unknown[]) : []
  if (typeof latest !== 'object' || latest === null || typeof Price !== 'number') return undefined
  const { ReplacedOn, Price: price } = latest as { ReplacedOn?: unknown; Price?: unknown }
  return typeof ReplacedOn === 'string' && typeof price === 'number'
    ? { at: ReplacedOn, price, now: Price }
    : undefined
}
