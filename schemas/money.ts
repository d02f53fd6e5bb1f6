import { VAT_RATE } from './constants.ts'

/*
 * Rounding of money. An amount is rounded to the cent once, half away from zero, when it is shown or becomes a line;
 * a sum adds rounded amounts. So rows, sums, screens, files and the server agree. Unit prices (per kWh or hour) keep
 * four decimals and are computed in whole 1/10,000 euro.
 */

const UNITS_PER_EURO = 10_000
const CENTS_PER_EURO = 100
const UNITS_PER_CENT = UNITS_PER_EURO / CENTS_PER_EURO

/** Rounds half away from zero, so a credit mirrors its charge. Never returns -0. */
const roundHalf = (value: number): number => Math.sign(value) * Math.round(Math.abs(value)) + 0

/** Converts euro to whole 1/10,000 euro. */
export const toUnits = (euro: number): number => roundHalf(euro * UNITS_PER_EURO)
/** Converts 1/10,000 euro, whole or not, to whole cents. */
export const unitsToCents = (units: number): number => roundHalf(units / UNITS_PER_CENT)
export const toCents = (euro: number): number => unitsToCents(toUnits(euro))
export const centsToEuro = (cents: number): number => cents / CENTS_PER_EURO

/** Rounds an amount in euro to the cent. */
export const roundEuro = (euro: number): number => centsToEuro(toCents(euro))

/** Adds amounts in euro, each rounded to the cent. */
export const sumEuro = (amounts: readonly number[]): number =>
  centsToEuro(amounts.reduce((cents, amount) => cents + toCents(amount), 0))

/** Splits a price into net and VAT in whole cents that add up to the rounded price. */
export const splitVat = (price: number): { readonly net: number; readonly vat: number } => {
  const cents = toCents(price)
  const net = roundHalf(cents / (1 + VAT_RATE))
  return { net: centsToEuro(net), vat: centsToEuro(cents - net) }
}

/**
 * Rounds the parts of an amount to cents that add up to their rounded sum, by rounding up the largest fractions.
 * Needed for servers that compute in fractions of a cent. Unknown parts stay unknown and do not count in the sum.
 */
export const splitCents = (parts: readonly (number | undefined)[]): readonly (number | undefined)[] => {
  const units = parts.flatMap((part) => (part === undefined ? [] : toUnits(part)))
  const floor = (part: number) => Math.floor(part / UNITS_PER_CENT)
  const sum = unitsToCents(units.reduce((all, one) => all + one, 0))
  const missing = sum - units.reduce((all, one) => all + floor(one), 0)
  const raised = new Set(
    parts
      .flatMap((part, index) =>
        part === undefined ? [] : { index, rest: toUnits(part) - floor(toUnits(part)) * UNITS_PER_CENT },
      )
      .toSorted((a, b) => b.rest - a.rest)
      .slice(0, missing)
      .map(({ index }) => index),
  )
  return parts.map((part, index) =>
    part === undefined ? undefined : centsToEuro(floor(toUnits(part)) + (raised.has(index) ? 1 : 0)),
  )
}
