import type { Page } from '@playwright/test'
import type { Mock } from '../mock.ts'
import { expireStoredSignIn } from './storedSignIn.ts'

/**
 * Ends the session: the next call is rejected, and neither the refresh token nor the provider's session helps. Faults
 * come first, because screens poll: an earlier rejection would be renewed.
 */
export const endSession = async (mock: Mock): Promise<void> => {
  await mock.fault('identity.token', { kind: 'code', code: 'invalid_grant' }, 1)
  await mock.fault('identity.authorize', { kind: 'code', code: 'login_required' }, 1)
  await mock.tokens('now')
}

/** Returns after the whole sign-in has expired: the provider asks who it is. */
export const comeBackForgotten = async (page: Page, mock: Mock): Promise<void> => {
  await expireStoredSignIn(page)
  await mock.fault('identity.token', { kind: 'code', code: 'invalid_grant' }, 1)
  await page.context().clearCookies()
  await page.reload()
}
