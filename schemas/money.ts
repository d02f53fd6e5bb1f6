import { VAT_RATE } from './constants.ts'

/** Money is counted in whole 1/10,000 euro, so that lines add up exactly. */
const UNITS_PER_EURO = 10_000

/** Euro as those units. */
export const toUnits = (euro: number): number => Math.round(euro * UNITS_PER_EURO)
/** Those units as euro. */
export const toEuro = (units: number): number => units / UNITS_PER_EURO

/** Sum of amounts in euro without the error of adding fractions. */
export const sumEuro = (amounts: readonly number[]): number =>
  toEuro(amounts.reduce((units, amount) => units + toUnits(amount), 0))

/** A price without its VAT, and that VAT; the two add up to it. Euro with at most 4 decimals. */
export const splitVat = (price: number): { readonly net: number; readonly vat: number } => {
  const units = toUnits(price)
  const net = Math.round(units / (1 + VAT_RATE))
  return { net: toEuro(net), vat: toEuro(units - net) }
}
