import { type Rating, rate, type TariffFees, type Usage } from '@portal/schemas'
import type { ReadTariff } from '../../services/readers/cards.ts'

const HOUR = 3_600

/** Sessions that show each fee: long enough for the connection fee and for parking (S9). */
const EXAMPLES = {
  AC: { energyKwh: 30, connectedSeconds: 10 * HOUR, chargingSeconds: 5 * HOUR, isRoaming: false },
  DC: { energyKwh: 40, connectedSeconds: HOUR, chargingSeconds: 0.75 * HOUR, isRoaming: false },
  ROAMING: { energyKwh: 30, connectedSeconds: 10 * HOUR, chargingSeconds: 5 * HOUR, isRoaming: true },
} as const satisfies Record<string, Usage>

/** A fee that a session can be rated with. */
const isFee = (fee: number | undefined): fee is number => fee !== undefined && fee >= 0

/** What a session can be rated with; undefined where a fee could not be read or is below zero. */
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

/** An example session at a tariff, by the function that rates every session. */
export const exampleAt = (
  tariff: ReadTariff,
): { readonly usage: Usage; readonly rating: Rating } | undefined => {
  const fees = feesOf(tariff)
  if (!fees) return undefined
  const usage = EXAMPLES[tariff.Type === 'DC' || tariff.Type === 'ROAMING' ? tariff.Type : 'AC']
  return { usage, rating: rate(usage, fees) }
}
