import type { Page } from '@playwright/test'
import type { Mock } from '../mock.ts'
import { expireStoredSignIn } from './storedSignIn.ts'

/**
 * Ends the session: the next call is rejected, and neither the refresh token nor the provider can renew it. Plants the
 * faults first: a poll rejected before them would renew the token.
 */
export const endSession = async (mock: Mock): Promise<void> => {
  await mock.fault('identity.token', { kind: 'code', code: 'invalid_grant' }, 1)
  await mock.fault('identity.authorize', { kind: 'code', code: 'login_required' }, 1)
  await mock.tokens('now')
}

/** Simulates a return after the whole sign-in has expired, so that the provider shows its sign-in page. */
export const comeBackForgotten = async (page: Page, mock: Mock): Promise<void> => {
  await expireStoredSignIn(page)
  await mock.fault('identity.token', { kind: 'code', code: 'invalid_grant' }, 1)
  await page.context().clearCookies()
  await page.reload()
}
