import { CONNECTION_FEE_FROM_HOUR, CONNECTION_FEE_UNTIL_HOUR, HANDLING_FEE } from '@portal/schemas'
import type { FEE_FIELDS } from '@portal/schemas/entities/subscription'
import type { ReadTariff } from '../../services/readers/cards.ts'

/** A fee of a tariff in euro, including VAT. `from` and `until` are the hours in which a connection fee applies. */
export type TariffLine =
  | {
      readonly type: 'start' | 'kwh' | 'parking' | 'dayMaximum' | 'handling'
      readonly price: number | undefined
    }
  | {
      readonly type: 'connection'
      readonly price: number | undefined
      readonly from: number
      readonly until: number
    }

/** True if the fee is per kWh or per hour. Such a fee may have fractions of a cent. */
export const isPerUnit = ({ type }: TariffLine): boolean =>
  type === 'kwh' || type === 'connection' || type === 'parking'

/**
 * Returns the fees of a tariff in the order in which they are charged (S9). Always includes energy; includes other
 * fees only if they are unreadable or not zero.
 */
export const tariffLines = (
  tariff: Pick<ReadTariff, 'Type' | (typeof FEE_FIELDS)[number]>,
): readonly TariffLine[] => {
  const lines: readonly TariffLine[] = [
    { type: 'start', price: tariff.StartFee },
    { type: 'kwh', price: tariff.KwhFee },
    {
      type: 'connection',
      price: tariff.ConnectionFee,
      from: CONNECTION_FEE_FROM_HOUR,
      until: CONNECTION_FEE_UNTIL_HOUR,
    },
    { type: 'parking', price: tariff.ParkingFee },
    { type: 'dayMaximum', price: tariff.DayMaximum },
    { type: 'handling', price: tariff.Type === 'ROAMING' ? HANDLING_FEE : 0 },
  ]
  return lines.filter(({ type, price }) => type === 'kwh' || price !== 0)
}
