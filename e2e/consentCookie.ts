import {
  CONSENT_COOKIE,
  CONSENT_LIFETIME_MS,
  type CookieChoices,
  formatConsent,
  ONLY_NECESSARY,
} from '@portal/schemas'

/** So much earlier it was chosen: a browser whose time a test holds back must not find it in the future. */
const EARLIER_MS = 60 * 60_000

interface Chosen {
  readonly choices?: CookieChoices
  /** Until when it counts, in ms since 1970; most of seven days when not given. */
  readonly until?: number
}

/** The cookie of someone who answered the cookie notice of the portal at `origin` on an earlier visit. */
export const consentCookie = (
  origin: string,
  { choices = ONLY_NECESSARY, until = Date.now() + CONSENT_LIFETIME_MS - EARLIER_MS }: Chosen = {},
) => ({
  name: CONSENT_COOKIE,
  value: formatConsent(choices, until),
  url: origin,
  sameSite: 'Lax' as const,
})
