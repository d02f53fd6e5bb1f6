import { mod97 } from './mod97.ts'

interface Country {
  /** Format after the country code. */
  readonly pattern: RegExp
  readonly holds: (number: string) => boolean
}

const weigh = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0)

const DUTCH_WEIGHTS = [9, 8, 7, 6, 5, 4, 3, 2] as const

/**
 * Legal entities use a check modulo 11. Sole traders have had their own numbers since 2020, which use modulo 97 over
 * the whole number.
 */
const isDutch = (number: string): boolean =>
  weigh(number, DUTCH_WEIGHTS) % 11 === Number(number[8]) || mod97(`NL${number}`) === 1

/** ISO 7064 MOD 11,10 over nine digits. */
const isGerman = (number: string): boolean => {
  let product = 10
  for (const digit of number.slice(0, 8)) product = (((product + Number(digit)) % 10 || 10) * 2) % 11
  return (11 - product) % 10 === Number(number[8])
}

/** Countries with implemented check digits. */
const COUNTRIES: Readonly<Record<string, Country>> = {
  BE: {
    // Newer numbers start with 1 instead of 0.
    pattern: /^[01]\d{9}$/,
    holds: (number) => 97 - (Number(number.slice(0, 8)) % 97) === Number(number.slice(8)),
  },
  DE: { pattern: /^[1-9]\d{8}$/, holds: isGerman },
  FR: {
    pattern: /^\d{11}$/,
    holds: (number) => (12 + 3 * (Number(number.slice(2)) % 97)) % 97 === Number(number.slice(0, 2)),
  },
  LU: {
    pattern: /^\d{8}$/,
    holds: (number) => Number(number.slice(0, 6)) % 89 === Number(number.slice(6)),
  },
  NL: { pattern: /^\d{9}B\d{2}$/, holds: isDutch },
}

/** Common separators, as in `BE 0123.456.789`. */
const SEPARATORS = /[\s.-]/g

/**
 * Parses a VAT number into capitals without separators. Returns undefined if the check digits are wrong or the country
 * is not implemented. Ten digits without a country count as Belgian.
 */
export const readVat = (text: string): string | undefined => {
  const plain = text.replace(SEPARATORS, '').toUpperCase()
  const full = /^\d{10}$/.test(plain) ? `BE${plain}` : plain
  const number = full.slice(2)
  const country = Object.hasOwn(COUNTRIES, full.slice(0, 2)) ? COUNTRIES[full.slice(0, 2)] : undefined
  return country?.pattern.test(number) && country.holds(number) ? full : undefined
}
