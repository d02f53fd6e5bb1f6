import {
  CONNECTION_FEE_FROM_HOUR,
  CONNECTION_FEE_UNTIL_HOUR,
  CUSTOM_GUEST_FEE_PER_MONTH,
  HANDLING_FEE,
} from './constants.ts'
import { centsToEuro, roundEuro, splitVat, sumEuro, toCents, toUnits, unitsToCents } from './money.ts'

/** What a session costs (S2, S9). Fees in euro with VAT; connection and parking fee per hour. */
export interface TariffFees {
  readonly StartFee: number
  readonly KwhFee: number
  readonly ConnectionFee: number
  readonly ParkingFee: number
  /** The most that all these together come to; 0 for no maximum. */
  readonly DayMaximum: number
  /** The elapsed hours between which the connection fee applies; 8 and 20 unless the tariff says otherwise (S9). */
  readonly ConnectionFromHour?: number
  readonly ConnectionUntilHour?: number
}

/** The rated usage: energy in kWh, times in seconds. */
export interface Usage {
  readonly energyKwh: number
  readonly connectedSeconds: number
  readonly chargingSeconds: number
  /** Charged with another provider, which adds the handling fee (S9). */
  readonly isRoaming: boolean
}

export type PriceLineType = 'START' | 'ENERGY' | 'CONNECTION' | 'PARKING' | 'DAY_MAXIMUM' | 'HANDLING'

/** One line of a price, euro with VAT. Quantity in kWh, hours or pieces. */
export interface PriceLine {
  readonly Type: PriceLineType
  readonly Quantity: number
  readonly UnitPrice: number
  readonly Amount: number
}

/** A price with its lines; `net` and `vat` add up to `price`. Euro in whole cents. */
export interface Rating {
  readonly lines: readonly PriceLine[]
  readonly price: number
  readonly net: number
  readonly vat: number
}

const SECONDS_PER_HOUR = 3_600
const WH_PER_KWH = 1_000

/**
 * How much of something: `count` parts, `per` of them to a whole. Whole numbers, so that a line is rounded only once.
 */
interface Quantity {
  readonly count: number
  readonly per: number
}

const ONE: Quantity = { count: 1, per: 1 }
const kwh = (energyKwh: number): Quantity => ({ count: Math.round(energyKwh * WH_PER_KWH), per: WH_PER_KWH })
const hours = (seconds: number): Quantity => ({ count: Math.max(0, seconds), per: SECONDS_PER_HOUR })

/** The connected time to which the connection fee applies: elapsed time, not the time of day. */
const connectionSeconds = (connectedSeconds: number, tariff: TariffFees): number => {
  const { ConnectionFromHour = CONNECTION_FEE_FROM_HOUR, ConnectionUntilHour = CONNECTION_FEE_UNTIL_HOUR } =
    tariff
  return (
    Math.min(connectedSeconds, ConnectionUntilHour * SECONDS_PER_HOUR) - ConnectionFromHour * SECONDS_PER_HOUR
  )
}

/** Adds a line unless it is about nothing; answers its amount in cents. */
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

/** A world rates hundreds of thousands of sessions: without a list of each one's entries. */
const refuseNonsense = (values: object): void => {
  const amounts = values as Readonly<Record<string, unknown>>
  for (const name in amounts) {
    const value = amounts[name]
    if (typeof value === 'number' && !(value >= 0 && Number.isFinite(value)))
      throw new RangeError(`${name} must be a number from 0, not ${value}`)
  }
}

/**
 * The price of a session, line by line (S9). Each line is rounded to the cent on its own; the day maximum is a negative line and
 * caps everything but the handling fee. Lines of nothing are left out. Throws a RangeError for an invalid amount.
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
  if (usage.isRoaming) cents += addLine(lines, 'HANDLING', ONE, HANDLING_FEE)

  const price = centsToEuro(cents)
  return { lines, price, ...splitVat(price) }
}

/** What a contract costs each month, euro with VAT: no part of any session's price. */
export interface MonthlyFees {
  readonly subscription: number
  readonly customGuestFee: number
  readonly total: number
}

/** The monthly fees of a contract: a guest fee of one's own adds 4 euro to the subscription's (S9). */
export const monthlyFees = (subscriptionFee: number, hasCustomGuestFee: boolean): MonthlyFees => {
  refuseNonsense({ subscriptionFee })
  const customGuestFee = hasCustomGuestFee ? CUSTOM_GUEST_FEE_PER_MONTH : 0
  const total = sumEuro([subscriptionFee, customGuestFee])
  return { subscription: roundEuro(subscriptionFee), customGuestFee, total }
}
