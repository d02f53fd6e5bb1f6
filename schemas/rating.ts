import { CONNECTION_FEE_FROM_HOUR, CONNECTION_FEE_UNTIL_HOUR, HANDLING_FEE, VAT_RATE } from './constants.ts'

/** What a session costs (S2, S9). Fees in euro with VAT; connection and parking fee per hour. */
export interface TariffFees {
  readonly StartFee: number
  readonly KwhFee: number
  readonly ConnectionFee: number
  readonly ParkingFee: number
  /** The most that all these together come to; 0 for no maximum. */
  readonly DayMaximum: number
}

/** What is rated: energy in kWh, times in seconds. */
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

/** A price with its lines; `net` and `vat` add up to `price`. Euro with at most 4 decimals. */
export interface Rating {
  readonly lines: readonly PriceLine[]
  readonly price: number
  readonly net: number
  readonly vat: number
}

/** Money is counted in whole 1/10,000 euro, so that lines add up exactly. */
const UNITS_PER_EURO = 10_000
const SECONDS_PER_HOUR = 3_600

const toUnits = (euro: number): number => Math.round(euro * UNITS_PER_EURO)
const toEuro = (units: number): number => units / UNITS_PER_EURO
const toHours = (seconds: number): number => seconds / SECONDS_PER_HOUR

/** The hours of the connected time to which the connection fee applies: elapsed time, not the time of day. */
const chargeableConnectionHours = (connectedSeconds: number): number =>
  Math.max(0, Math.min(toHours(connectedSeconds), CONNECTION_FEE_UNTIL_HOUR) - CONNECTION_FEE_FROM_HOUR)

/** Sum of amounts in euro without the error of adding fractions. */
export const sumEuro = (amounts: readonly number[]): number =>
  toEuro(amounts.reduce((units, amount) => units + toUnits(amount), 0))

/** Adds a line unless it is about nothing; answers its amount in units. */
const addLine = (lines: PriceLine[], Type: PriceLineType, Quantity: number, UnitPrice: number): number => {
  const amount = toUnits(Quantity * UnitPrice)
  if (amount !== 0) lines.push({ Type, Quantity, UnitPrice, Amount: toEuro(amount) })
  return amount
}

/**
 * The price of a session, line by line (S9). Each line is rounded on its own; the day maximum is a negative line and
 * caps everything but the handling fee. Lines of nothing are left out.
 */
export const rate = (usage: Usage, tariff: TariffFees): Rating => {
  const connectionHours = chargeableConnectionHours(usage.connectedSeconds)
  const parkingHours = toHours(Math.max(0, usage.connectedSeconds - usage.chargingSeconds))
  const lines: PriceLine[] = []
  let units =
    addLine(lines, 'START', 1, tariff.StartFee) +
    addLine(lines, 'ENERGY', usage.energyKwh, tariff.KwhFee) +
    addLine(lines, 'CONNECTION', connectionHours, tariff.ConnectionFee) +
    addLine(lines, 'PARKING', parkingHours, tariff.ParkingFee)
  const maximum = toUnits(tariff.DayMaximum)
  if (maximum > 0 && units > maximum) units += addLine(lines, 'DAY_MAXIMUM', 1, toEuro(maximum - units))
  if (usage.isRoaming) units += addLine(lines, 'HANDLING', 1, HANDLING_FEE)

  const net = Math.round(units / (1 + VAT_RATE))
  return { lines, price: toEuro(units), net: toEuro(net), vat: toEuro(units - net) }
}
