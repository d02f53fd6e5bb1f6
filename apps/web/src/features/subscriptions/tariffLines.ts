import { CONNECTION_FEE_FROM_HOUR, CONNECTION_FEE_UNTIL_HOUR, HANDLING_FEE } from '@portal/schemas'
import type { ReadTariff } from '../../services/readers/cards.ts'

/** One fee of a tariff, in euro with VAT. A connection fee also says between which hours it counts. */
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

/** Whether a fee is the price of a kWh or an hour, which may have more decimals than cents. */
export const isPerUnit = ({ type }: TariffLine): boolean =>
  type === 'kwh' || type === 'connection' || type === 'parking'

/** The fees of a tariff in the order in which they arise (S9). Energy is always told; other fees only if there are any, or if we cannot read how much. */
export const tariffLines = (tariff: ReadTariff): readonly TariffLine[] => {
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
