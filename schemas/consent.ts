import { COOKIE_CATEGORIES, COOKIE_LIFETIME_DAYS } from './constants.ts'

/** Consent in a cookie of the portal (S3, S4, S9): viewed, expiry, and yes or no per category. */

export type CookieCategory = (typeof COOKIE_CATEGORIES)[number]
export type CookieChoice = 'yes' | 'no'
export type CookieChoices = { readonly [C in CookieCategory]: CookieChoice }

export interface StoredConsent {
  readonly choices: CookieChoices
  /** Remaining validity in ms; above 0 and at most {@link CONSENT_LIFETIME_MS}. */
  readonly remainingMs: number
}

export const CONSENT_COOKIE = 'charge-portal-consent'

/** Lifetime of a consent in ms (S9). */
export const CONSENT_LIFETIME_MS = COOKIE_LIFETIME_DAYS * 24 * 60 * 60 * 1_000

const choicesOf = (choose: (category: CookieCategory) => CookieChoice): CookieChoices =>
  Object.fromEntries(COOKIE_CATEGORIES.map((category) => [category, choose(category)])) as CookieChoices

/** False for necessary cookies, which are always on (S9). */
export const isOptional = (category: CookieCategory): boolean => category !== 'necessary'

export const ONLY_NECESSARY = choicesOf((category) => (isOptional(category) ? 'no' : 'yes'))
export const ALL_COOKIES = choicesOf(() => 'yes')

/** Formats the value of the cookie; `until` is in ms since 1970. */
export const formatConsent = (choices: CookieChoices, until: number): string =>
  [
    'viewed=yes',
    `until=${until}`,
    ...COOKIE_CATEGORIES.map((category) => `${category}=${choices[category]}`),
  ].join('&')

/**
 * Parses the value of the cookie at `now` (ms since 1970). Returns undefined after expiry, and for any value that
 * {@link formatConsent} does not write.
 */
export const parseConsent = (value: string, now: number): StoredConsent | undefined => {
  const remainingMs = Number(/&until=(\d{1,15})&/.exec(value)?.[1]) - now
  if (!(remainingMs > 0 && remainingMs <= CONSENT_LIFETIME_MS)) return undefined
  const choices = choicesOf((category) => (value.includes(`&${category}=yes`) ? 'yes' : 'no'))
  const isOurs = choices.necessary === 'yes' && value === formatConsent(choices, now + remainingMs)
  return isOurs ? { choices, remainingMs } : undefined
}
