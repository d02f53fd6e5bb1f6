import { belgianBic } from './belgianBanks.ts'
import { mod97 } from './mod97.ts'

/**
 * Format after country and check digits for every SEPA country, in the notation of the IBAN registry: runs of digits
 * (n), capitals (a) or either (c).
 */
const ACCOUNTS: Readonly<Record<string, string>> = {
  AD: 'n8c12',
  AL: 'n8c16',
  AT: 'n16',
  BE: 'n12',
  BG: 'a4n6c8',
  CH: 'n5c12',
  CY: 'n8c16',
  CZ: 'n20',
  DE: 'n18',
  DK: 'n14',
  EE: 'n16',
  ES: 'n20',
  FI: 'n14',
  FR: 'n10c11n2',
  GB: 'a4n14',
  GI: 'a4c15',
  GR: 'n7c16',
  HR: 'n17',
  HU: 'n24',
  IE: 'a4n14',
  IS: 'n22',
  IT: 'a1n10c12',
  LI: 'n5c12',
  LT: 'n16',
  LU: 'n3c13',
  LV: 'a4c13',
  MC: 'n10c11n2',
  MD: 'c20',
  ME: 'n18',
  MK: 'n3c10n2',
  MT: 'a4n5c18',
  NL: 'a4n10',
  NO: 'n11',
  PL: 'n24',
  PT: 'n21',
  RO: 'a4c16',
  RS: 'n18',
  SE: 'n20',
  SI: 'n15',
  SK: 'n20',
  SM: 'a1n10c12',
  VA: 'n18',
}

const CHARACTERS: Readonly<Record<string, string>> = { n: '[0-9]', a: '[A-Z]', c: '[0-9A-Z]' }

const patternOf = (account: string): RegExp =>
  new RegExp(
    `^${account.replace(/([nac])(\d+)/g, (_run, kind: string, length: string) => `${CHARACTERS[kind]}{${length}}`)}$`,
  )

const PATTERNS: ReadonlyMap<string, RegExp> = new Map(
  Object.entries(ACCOUNTS).map(([country, account]) => [country, patternOf(account)]),
)

export const IBAN_COUNTRIES: readonly string[] = [...PATTERNS.keys()]

/**
 * Returns the check digits of an account number, 02 to 98. Other digits with the same remainder, e.g. 99 for 02, are
 * invalid.
 */
export const ibanCheckDigits = (country: string, account: string): string =>
  String(98 - mod97(`${account}${country}00`)).padStart(2, '0')

export interface Iban {
  /** Uppercase. */
  readonly iban: string
  /** Absent if the bank is not in the table. */
  readonly bic?: string
}

/** Parses an IBAN. Returns undefined if country, length, characters or check digits are wrong. */
export const readIban = (text: string): Iban | undefined => {
  const iban = text.toUpperCase()
  const [country, digits, account] = [iban.slice(0, 2), iban.slice(2, 4), iban.slice(4)]
  if (!PATTERNS.get(country)?.test(account)) return undefined
  if (digits !== ibanCheckDigits(country, account)) return undefined
  const bic = country === 'BE' ? belgianBic(account.slice(0, 3)) : undefined
  return { iban, ...(bic !== undefined && { bic }) }
}
