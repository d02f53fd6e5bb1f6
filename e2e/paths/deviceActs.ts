import type { device } from '@portal/machines/steps'
import { CONSENT_COOKIE, CONSENT_LIFETIME_MS, COOKIE_CATEGORIES, type CookieCategory } from '@portal/schemas'
import { consentCookie } from '../consentCookie.ts'
import { EMPTY_PAGE, openAs } from '../signIn.ts'
import { call, keyIn, setElsewhere } from './beside.ts'
import type { Driver, Executors } from './driver.ts'
import { putDeviceUser, putDeviceUserElsewhere, readDeviceUser } from './stage.ts'

/** Expiry of a restored sign-in in ms relative to now; already expired. */
const EXPIRED_MS = -1_000

const putConsent = ({ page, origin, clock }: Driver, on: readonly CookieCategory[], ms: number) => {
  const choices = Object.fromEntries(
    COOKIE_CATEGORIES.map((category) => [category, on.includes(category) ? 'yes' : 'no']),
  ) as NonNullable<NonNullable<Parameters<typeof consentCookie>[1]>['choices']>
  return page.context().addCookies([consentCookie(origin, { choices, until: clock.now() + ms })])
}

/** Ends the session of the sign-in service by deleting all cookies except the consent cookie. */
const forgetSession = async ({ page }: Driver) => {
  const consentCookies = (await page.context().cookies()).filter(({ name }) => name === CONSENT_COOKIE)
  await page.context().clearCookies()
  await page.context().addCookies(consentCookies)
}

/** Changes storage, cookies and other tabs of the browser. */
export const DEVICE: Executors<typeof device> = {
  store: (driver, { key, value, storage }) =>
    driver.page.evaluate(
      ([where, name, text]) =>
        (where === 'local' ? window.localStorage : window.sessionStorage).setItem(name, text),
      [storage, keyIn(driver, key), value] as const,
    ),
  storeInOtherTab: (driver, { key, value }) => setElsewhere(driver, keyIn(driver, key), value),
  forget: ({ page }, { key }) => page.evaluate((name) => window.localStorage.removeItem(name), key),
  forgetInOtherTab: (driver, { key }) => setElsewhere(driver, keyIn(driver, key), undefined),
  restoreSignIn: async (driver, { ms = EXPIRED_MS }) => {
    const { user } = driver.remembered
    if (!user) throw new Error('No one has signed in on this device yet.')
    await putDeviceUser(driver, { ...user, expiresAt: driver.clock.now() + ms })
  },
  signInInOtherTab: async (driver, { person }) => {
    await forgetSession(driver)
    const tab = await driver.page.context().newPage()
    await openAs(tab, person, EMPTY_PAGE)
    await tab.close()
  },
  renewInOtherTab: async (driver) => {
    const user = await readDeviceUser(driver)
    if (!user) throw new Error('No one is signed in on this device.')
    const tokens = await call(driver, '/__mock/token', 'POST', {
      username: user.profile.sub.split('~')[0] ?? '',
    })
    const { access_token: accessToken, expires_in: lives } = (await tokens.json()) as {
      access_token: string
      expires_in: number
    }
    await putDeviceUserElsewhere(driver, {
      ...user,
      accessToken,
      expiresAt: driver.clock.now() + lives * 1_000,
    })
  },
  deleteCookie: ({ page }, { name }) => page.context().clearCookies({ name }),
  forgetSession,
  allowCookies: (driver, { categories, ms }) => putConsent(driver, categories, ms),
  allowCookiesInOtherTab: (driver, { categories }) => putConsent(driver, categories, CONSENT_LIFETIME_MS),
}
