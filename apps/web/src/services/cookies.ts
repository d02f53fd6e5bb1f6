import {
  CONSENT_COOKIE,
  type CookieChoices,
  formatConsent,
  parseConsent,
  type StoredConsent,
} from '@portal/schemas'
import { watchPage } from './page.ts'

/** Returns the raw consent cookie; undefined if there is none or cookies are blocked. */
const cookieText = (): string | undefined => {
  try {
    const start = `${CONSENT_COOKIE}=`
    return document.cookie
      .split('; ')
      .find((cookie) => cookie.startsWith(start))
      ?.slice(start.length)
  } catch {
    return undefined
  }
}

const parsed = (text: string | undefined): StoredConsent | undefined =>
  text === undefined ? undefined : parseConsent(text, Date.now())

/** Raw cookie last read or written by this tab. A different value was written elsewhere. */
let last: string | undefined

/** Returns the stored consent while it is valid. */
export const readConsent = (): StoredConsent | undefined => {
  last = cookieText()
  return parsed(last)
}

/**
 * Stores consent for `lifetimeMs`. Does nothing if cookies are blocked; the choice then lasts until the page is
 * reloaded.
 */
export const writeConsent = (choices: CookieChoices, lifetimeMs: number): void => {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  const value = formatConsent(choices, Date.now() + lifetimeMs)
  try {
    // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store API is asynchronous and not in every browser
    document.cookie = `${CONSENT_COOKIE}=${value}; Max-Age=${Math.ceil(lifetimeMs / 1_000)}; Path=/; SameSite=Lax${secure}`
  } catch {
    // The choice lasts until the page is reloaded.
  }
  last = cookieText()
}

/**
 * Returns the event target for cookie changes; undefined in browsers without one, where only page events trigger a
 * check.
 */
const cookieStore = (): EventTarget | undefined =>
  'cookieStore' in window && window.cookieStore instanceof EventTarget ? window.cookieStore : undefined

/**
 * Calls back with consent given in another tab, or with undefined when the cookie was cleared or has expired. Returns
 * the unsubscribe function.
 */
export const watchConsent = (changed: (stored: StoredConsent | undefined) => void): (() => void) => {
  const look = () => {
    const before = last
    const stored = readConsent()
    if (last !== before) changed(stored)
  }
  const store = cookieStore()
  store?.addEventListener('change', look)
  const end = watchPage(['SHOW', 'HIDE', 'FOCUS'], look)
  return () => {
    store?.removeEventListener('change', look)
    end()
  }
}
