import {
  CONNECTION_FEE_FROM_HOUR,
  CONNECTION_FEE_UNTIL_HOUR,
  CUSTOM_GUEST_FEE_PER_MONTH,
  HANDLING_FEE,
} from './constants.ts'
import { centsToEuro, roundEuro, splitVat, sumEuro, toCents, toUnits, unitsToCents } from './money.ts'

/** Fees of a session (S2, S9) in euro with VAT; connection and parking fee per hour. */
export interface TariffFees {
  readonly StartFee: number
  readonly KwhFee: number
  readonly ConnectionFee: number
  readonly ParkingFee: number
  /** Maximum for the sum of all fees but the handling fee; 0 for none. */
  readonly DayMaximum: number
  /** Elapsed hours after which the connection fee applies; 8 by default (S9). */
  readonly ConnectionFromHour?: number
  /** Elapsed hours after which the connection fee no longer applies; 20 by default (S9). */
  readonly ConnectionUntilHour?: number
  /** Fee per session with another provider; 0.50 by default (S9). */
  readonly HandlingFee?: number
}

/** Fees of sessions that start at or after `From`. */
export interface FeesFrom extends TariffFees {
  readonly From: string
}

/**
 * Returns the fees in force at the given time. `versions` are in order of time; the first also applies before it
 * begins.
 */
export const feesAt = <V extends { readonly From: string }>(
  versions: readonly V[],
  time: number,
): V | undefined => versions.findLast(({ From }) => Date.parse(From) <= time) ?? versions[0]

/** Adds fees to the versions, in order of time. They replace fees with the same `From`. */
export const withFees = <V extends { readonly From: string }>(versions: readonly V[], fees: V): V[] =>
  [...versions.filter(({ From }) => Date.parse(From) !== Date.parse(fees.From)), fees].sort(
    (a, b) => Date.parse(a.From) - Date.parse(b.From),
  )

/** The rated usage: energy in kWh, times in seconds. */
export interface Usage {
  readonly energyKwh: number
  readonly connectedSeconds: number
  readonly chargingSeconds: number
  /** True with another provider, which adds the handling fee (S9). */
  readonly isRoaming: boolean
}

export type PriceLineType = 'START' | 'ENERGY' | 'CONNECTION' | 'PARKING' | 'DAY_MAXIMUM' | 'HANDLING'

/** A line of a price in euro with VAT. Quantity in kWh, hours or pieces. */
export interface PriceLine {
  readonly Type: PriceLineType
  readonly Quantity: number
  readonly UnitPrice: number
  readonly Amount: number
}

/** A price with its lines in euro, rounded to the cent; `net` and `vat` add up to `price`. */
export interface Rating {
  readonly lines: readonly PriceLine[]
  readonly price: number
  readonly net: number
  readonly vat: number
}

const SECONDS_PER_HOUR = 3_600
const WH_PER_KWH = 1_000

/** A quantity as the fraction `count` / `per` of whole numbers, so a line is rounded only once. */
interface Quantity {
  readonly count: number
  readonly per: number
}

const ONE: Quantity = { count: 1, per: 1 }
const kwh = (energyKwh: number): Quantity => ({ count: Math.round(energyKwh * WH_PER_KWH), per: WH_PER_KWH })
const hours = (seconds: number): Quantity => ({ count: Math.max(0, seconds), per: SECONDS_PER_HOUR })

/** Returns the seconds with a connection fee, which depend on the elapsed time, not on the time of day. */
const connectionSeconds = (connectedSeconds: number, tariff: TariffFees): number => {
  const { ConnectionFromHour = CONNECTION_FEE_FROM_HOUR, ConnectionUntilHour = CONNECTION_FEE_UNTIL_HOUR } =
    tariff
  return (
    Math.min(connectedSeconds, ConnectionUntilHour * SECONDS_PER_HOUR) - ConnectionFromHour * SECONDS_PER_HOUR
  )
}

/** Adds a line unless it is zero; returns its amount in cents. */
const addLine = (
  lines: PriceLine[],
  Type: PriceLineType,
  { count, per }: Quantity,
  UnitPrice: number,
): number => {
  const amount = unitsToCents((count * toUnits(UnitPrice)) / per)
  if (amount === 0) return 0
  lines.push({ Type, Quantity: count / per, UnitPrice, Amount: centsToEuro(amount) })
  return amount
}

/**
 * Throws a RangeError for an invalid amount. Avoids `Object.entries`, which is too slow for the hundreds of thousands
 * of sessions that the mock rates.
 */
const refuseNonsense = (values: object): void => {
  const amounts = values as Readonly<Record<string, unknown>>
  for (const name in amounts) {
    const value = amounts[name]
    if (typeof value === 'number' && !(value >= 0 && Number.isFinite(value)))
      throw new RangeError(`${name} must be a number from 0, not ${value}`)
  }
}

/**
 * Computes the price of a session by line (S9). Each line is rounded to the cent; the day maximum is a negative line
 * and caps everything but the handling fee. Zero lines are omitted. Throws a RangeError for an invalid amount.
 */
export const rate = (usage: Usage, tariff: TariffFees): Rating => {
  refuseNonsense(usage)
  refuseNonsense(tariff)
  const { connectedSeconds, chargingSeconds } = usage
  const lines: PriceLine[] = []
  let cents =
    addLine(lines, 'START', ONE, tariff.StartFee) +
    addLine(lines, 'ENERGY', kwh(usage.energyKwh), tariff.KwhFee) +
    addLine(lines, 'CONNECTION', hours(connectionSeconds(connectedSeconds, tariff)), tariff.ConnectionFee) +
    addLine(lines, 'PARKING', hours(connectedSeconds - chargingSeconds), tariff.ParkingFee)
  const maximum = toCents(tariff.DayMaximum)
  if (tariff.DayMaximum > 0 && cents > maximum)
    cents += addLine(lines, 'DAY_MAXIMUM', ONE, centsToEuro(maximum - cents))
  if (usage.isRoaming) cents += addLine(lines, 'HANDLING', ONE, tariff.HandlingFee ?? HANDLING_FEE)

  const price = centsToEuro(cents)
  return { lines, price, ...splitVat(price) }
}

/** Monthly fees of a contract in euro with VAT; not part of session prices. */
export interface MonthlyFees {
  readonly subscription: number
  readonly customGuestFee: number
  readonly total: number
}

/** Returns the monthly fees of a contract: the fee of the subscription, plus 4 euro for a custom guest fee (S9). */
export const monthlyFees = (subscriptionFee: number, hasCustomGuestFee: boolean): MonthlyFees => {
  refuseNonsense({ subscriptionFee })
  const customGuestFee = hasCustomGuestFee ? CUSTOM_GUEST_FEE_PER_MONTH : 0
  const total = sumEuro([subscriptionFee, customGuestFee])
  return { subscription: roundEuro(subscriptionFee), customGuestFee, total }
}
