import { type Rating, rate, type TariffFees, type Usage } from '@portal/schemas'
import type { ReadTariff } from '../../services/readers/cards.ts'

const HOUR = 3_600

/** Example usage, long enough for the parking fee and, except for DC, the connection fee (S9). */
const EXAMPLES = {
  AC: { energyKwh: 30, connectedSeconds: 10 * HOUR, chargingSeconds: 5 * HOUR, isRoaming: false },
  DC: { energyKwh: 40, connectedSeconds: HOUR, chargingSeconds: 0.75 * HOUR, isRoaming: false },
  ROAMING: { energyKwh: 30, connectedSeconds: 10 * HOUR, chargingSeconds: 5 * HOUR, isRoaming: true },
} as const satisfies Record<string, Usage>

/** True if the tariff has reached its end date. */
export const hasEnded = ({ EndDate }: Pick<ReadTariff, 'EndDate'>, now: number): boolean =>
  EndDate !== undefined && Date.parse(EndDate) <= now

const isFee = (fee: number | undefined): fee is number => fee !== undefined && fee >= 0

/** Returns the fees of a tariff; undefined if any fee is unreadable or negative. */
export const feesOf = ({
  StartFee,
  KwhFee,
  ConnectionFee,
  ParkingFee,
  DayMaximum,
}: ReadTariff): TariffFees | undefined =>
  isFee(StartFee) && isFee(KwhFee) && isFee(ConnectionFee) && isFee(ParkingFee) && isFee(DayMaximum)
    ? { StartFee, KwhFee, ConnectionFee, ParkingFee, DayMaximum }
    : undefined

/** Returns the example session at a tariff, rated by the same function as every session. */
export const exampleAt = (
  tariff: ReadTariff,
): { readonly usage: Usage; readonly rating: Rating } | undefined => {
  const fees = feesOf(tariff)
  if (!fees) return undefined
  const usage = EXAMPLES[tariff.Type === 'DC' || tariff.Type === 'ROAMING' ? tariff.Type : 'AC']
  return { usage, rating: rate(usage, fees) }
}
