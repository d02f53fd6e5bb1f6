import {
  CONSENT_COOKIE,
  type CookieChoices,
  formatConsent,
  parseConsent,
  type StoredConsent,
} from '@portal/schemas'
import { watchPage } from './page.ts'

/** The value of our one cookie as it lies there; undefined where there is none, and where cookies are blocked. */
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

/** What this tab last knew to be stored: what differs from it was done elsewhere. */
let known: string | undefined

/** What was chosen and still counts. */
export const readConsent = (): StoredConsent | undefined => {
  known = cookieText()
  return parsed(known)
}

/** Stores a choice for so long, in ms, from now on. Where cookies are blocked it does nothing: the choice holds for the page. */
export const writeConsent = (choices: CookieChoices, lifetimeMs: number): void => {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  const value = formatConsent(choices, Date.now() + lifetimeMs)
  try {
    // oxlint-disable-next-line unicorn/no-document-cookie -- the cookie store answers later, and not in every browser
    document.cookie = `${CONSENT_COOKIE}=${value}; Max-Age=${Math.ceil(lifetimeMs / 1_000)}; Path=/; SameSite=Lax${secure}`
  } catch {
    // Nothing is lost but the memory of the choice.
  }
  known = cookieText()
}

/** Where browsers tell of a change of cookies; the others are asked when a person comes back to the page. */
const cookieStore = (): EventTarget | undefined =>
  'cookieStore' in window && window.cookieStore instanceof EventTarget ? window.cookieStore : undefined

/** Calls back with what was chosen in another tab, or undefined when the cookie was cleared or has ended. Answers how to stop. */
export const watchConsent = (changed: (stored: StoredConsent | undefined) => void): (() => void) => {
  const look = () => {
    const before = known
    const stored = readConsent()
    if (known !== before) changed(stored)
  }
  const store = cookieStore()
  store?.addEventListener('change', look)
  const end = watchPage(['SHOW', 'HIDE', 'FOCUS'], look)
  return () => {
    store?.removeEventListener('change', look)
    end()
  }
}
