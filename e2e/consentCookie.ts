import {
  CONSENT_COOKIE,
  CONSENT_LIFETIME_MS,
  type CookieChoices,
  formatConsent,
  ONLY_NECESSARY,
} from '@portal/schemas'

/** Age of the choice, so that a browser whose clock a test sets back does not see it in the future. */
const EARLIER_MS = 60 * 60_000

interface Chosen {
  readonly choices?: CookieChoices
  /** Expiry in ms since 1970; default: almost seven days from now. */
  readonly until?: number
}

/**
 * Returns the consent cookie of a user who answered the cookie notice of the portal at `origin` on an earlier visit.
 */
export const consentCookie = (
  origin: string,
  { choices = ONLY_NECESSARY, until = Date.now() + CONSENT_LIFETIME_MS - EARLIER_MS }: Chosen = {},
) => ({
  name: CONSENT_COOKIE,
  value: formatConsent(choices, until),
  url: origin,
  sameSite: 'Lax' as const,
})
