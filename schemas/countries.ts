/**
 * Two-letter codes of ISO 3166-1, and XK for Kosovo (S3: country lists keyed by two-letter code). Names come from
 * `Intl`; a test checks that every language has them all.
 */
export const COUNTRY_CODES: readonly string[] = (
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ ' +
  'CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR ' +
  'GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP ' +
  'KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT ' +
  'MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW ' +
  'SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ ' +
  'UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW'
).split(' ')

/** Country of most intakes. */
export const DEFAULT_COUNTRY = 'BE'

export interface Country {
  readonly code: string
  readonly name: string
}

const inOrder = new Map<string, readonly Country[]>()

/** Countries of most addresses, listed first. */
const NEARBY: readonly string[] = [DEFAULT_COUNTRY, 'NL', 'LU', 'FR', 'DE']

const rankOf = ({ code }: Country): number => {
  const at = NEARBY.indexOf(code)
  return at === -1 ? NEARBY.length : at
}

/**
 * Returns all countries by name: those nearby first, then the others in the order of the language. `locale` is one of
 * `LOCALES`.
 */
export const countriesIn = (locale: string): readonly Country[] => {
  const cached = inOrder.get(locale)
  if (cached) return cached
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const { compare } = new Intl.Collator(locale)
  const countries = COUNTRY_CODES.map((code) => ({ code, name: names.of(code) ?? code })).sort(
    (one, other) => rankOf(one) - rankOf(other) || compare(one.name, other.name),
  )
  // Cached because forms call this on every keystroke.
  inOrder.set(locale, countries)
  return countries
}

/** Returns the name of a country in the language of `locale`; an invalid code unchanged. */
export const countryName = (locale: string, code: string): string =>
  /^[A-Z]{2}$/.test(code) ? (new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code) : code

/** Postal code formats and their countries; letters in either case. */
const FORMATS: readonly (readonly [pattern: RegExp, countries: string])[] = [
  [/^\d{3}$/, 'FO IS'],
  [/^\d{4}$/, 'AL AM AT BE BG CH CY DK GE GL HU LI LU MK NO SI SJ'],
  [/^\d{5}$/, 'AX BA BL DE EE ES FI FR GF GP HR IT MC ME MF MQ PM RE RS SM TR UA VA XK YT'],
  [/^\d{6}$/, 'BY RO RU'],
  [/^\d{3} ?\d{2}$/, 'CZ GR SE SK'],
  [/^\d{2}-?\d{3}$/, 'PL'],
  [/^\d{4}(?:-?\d{3})?$/, 'PT'],
  [/^[1-9]\d{3} ?[A-Z]{2}$/i, 'NL'],
  [/^(?:AD)?\d{3}$/i, 'AD'],
  [/^(?:LT-?)?\d{5}$/i, 'LT'],
  [/^(?:LV-?)?\d{4}$/i, 'LV'],
  [/^(?:MD-?)?\d{4}$/i, 'MD'],
  [/^[A-Z]{3} ?\d{2,4}$/i, 'MT'],
  [/^[A-Z]\d[\dW] ?[A-Z\d]{4}$/i, 'IE'],
  [/^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i, 'GB GG GI IM JE'],
]

const ANYWHERE_ELSE = /^[\p{L}\d](?:[\p{L}\d -]{1,8})[\p{L}\d]$/u

/**
 * True if a postal code has the format of its country; by default 3 to 10 letters and digits, with spaces and hyphens
 * between.
 */
export const isPostalCodeOf = (country: string, value: string): boolean => {
  const format = FORMATS.find(([, countries]) => countries.split(' ').includes(country))
  return (format?.[0] ?? ANYWHERE_ELSE).test(value)
}
