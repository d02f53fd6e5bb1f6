import type { Page } from '@playwright/test'
import { USER_KEY } from '../signIn.ts'

/** Changes the portal's stored sign-in; takes effect on reload. */
const changeStoredSignIn = (page: Page, change: Record<string, unknown>): Promise<void> =>
  page.evaluate(
    ([key, fields]) => {
      const stored = localStorage.getItem(key)
      if (stored === null) throw new Error('No one is signed in.')
      localStorage.setItem(key, JSON.stringify({ ...JSON.parse(stored), ...fields }))
    },
    [USER_KEY, change] as const,
  )

export const expireStoredSignIn = (page: Page): Promise<void> => changeStoredSignIn(page, { expiresAt: 1 })

/** Changes the payload of the stored access token, which breaks its signature. */
export const tamperStoredSignIn = async (page: Page): Promise<void> => {
  const stored = await page.evaluate((key) => localStorage.getItem(key), USER_KEY)
  const { accessToken } = JSON.parse(stored ?? '{}') as { accessToken: string }
  const [head, payload = '', signature] = accessToken.split('.')
  const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString())
  const forged = Buffer.from(JSON.stringify({ ...(claims as object), role: ['SuperAdmin'] })).toString(
    'base64url',
  )
  await changeStoredSignIn(page, { accessToken: [head, forged, signature].join('.') })
}

/** Overwrites everything that the portal stores on this device. */
export const fillStorageWith = (page: Page, junk: string): Promise<void> =>
  page.evaluate((value) => {
    for (const key of ['user', 'language', 'theme', 'drawer', ...Object.keys(localStorage)])
      localStorage.setItem(key.startsWith('charge-portal:') ? key : `charge-portal:${key}`, value)
  }, junk)
