import type { Filter } from './filter.ts'

const CODE_LENGTH = 6

const DIGIT_0 = 48

/** Returns the mod-10 check digit (ISO/IEC 7812) of cards and SIMs. */
export const mod10Digit = (number: string): number => {
  let sum = 0
  for (let place = 1; place <= number.length; place += 1) {
    const value = (number.charCodeAt(number.length - place) - DIGIT_0) * (place % 2 === 1 ? 2 : 1)
    sum += value > 9 ? value - 9 : value
  }
  return (10 - (sum % 10)) % 10
}

/** Card numbers have six digits besides their check digit. */
const CARD_NUMBERS = 1_000_000

/** Returns a card number such as `BE-BCA-012345-6`; numbers repeat after a million. */
export const cardNumber = (number: number): string => {
  const body = String(number % CARD_NUMBERS).padStart(CODE_LENGTH, '0')
  // Not a template literal: engines store it as a rope, which takes three times the memory for a quarter of a million
  // cards.
  return ['BE', 'BCA', body, mod10Digit(body)].join('-')
}

/** True if a number in the form `BE-BCA-000000-0` has the right check digit. */
export const hasCheckDigit = (number: string): boolean => number === cardNumber(Number(number.slice(7, 13)))

/** Returns the printed form of a card number, letters and digits only: 'be:bca:000042:0' gives 'BEBCA0000420'. */
export const asPrintedNumber = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase()

/** A card number `BE-BCA-000000-0` (S3) without hyphens, or a part of one. */
const BARE = /^(BE)?(BCA)?(\d+)$/
/** A contract id (eMAID, ISO 15118) without hyphens; the last character is the check digit. */
const BARE_CONTRACT = /^([A-Z]{2})([A-Z0-9]{3})(C[A-Z0-9]{7,8})([A-Z0-9])$/

/**
 * Normalises a card number or EVCO id, or a part of one, to the stored form (`BE-BCA-000000-0`). Accepts it without
 * hyphens, with spaces or colons, and in lower case. Text without digits is only trimmed, unless it has the form of an
 * EVCO id.
 */
export const asCardNumber = (text: string): string => {
  const bare = asPrintedNumber(text)
  const hasParts = bare !== text.trim().toUpperCase()
  const [, country, provider, digits = ''] = BARE.exec(bare) ?? []
  const isWhole = digits.length === CODE_LENGTH + 1
  if (digits && (isWhole || !hasParts))
    return [country, provider, digits.slice(0, CODE_LENGTH), digits.slice(CODE_LENGTH)]
      .filter(Boolean)
      .join('-')
  const contract = BARE_CONTRACT.exec(bare)
  if (contract) return contract.slice(1).join('-')
  return /\d/.test(text)
    ? text
        .trim()
        .replace(/[\s:./–—-]+/g, '-')
        .toUpperCase()
    : text.trim()
}

const SPELLINGS: Readonly<Record<string, (text: string) => string>> = {
  Number: asCardNumber,
  TokenNumber: asCardNumber,
  EvcoId: asCardNumber,
  PrintedNumber: asPrintedNumber,
}

/** Returns the conditions with card numbers in the stored form. */
export const withCardNumbers = (filters: readonly Filter[]): readonly Filter[] =>
  filters.map((filter) => ({ ...filter, value: SPELLINGS[filter.field]?.(filter.value) ?? filter.value }))
