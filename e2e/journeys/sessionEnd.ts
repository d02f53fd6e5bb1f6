import type { Page } from '@playwright/test'
import type { Mock } from '../mock.ts'
import { expireStoredSignIn } from './storedSignIn.ts'

/**
 * The session is over: the next call is refused, and neither the refresh token nor the provider's own session helps. In
 * this order, because screens ask by themselves: a call that is refused too early would be renewed.
 */
export const endSession = async (mock: Mock): Promise<void> => {
  await mock.fault('identity.token', { kind: 'code', code: 'invalid_grant' }, 1)
  await mock.fault('identity.authorize', { kind: 'code', code: 'login_required' }, 1)
  await mock.tokens('now')
}

/** Comes back after the whole sign-in has ended: the provider asks who it is. */
export const comeBackForgotten = async (page: Page, mock: Mock): Promise<void> => {
  await expireStoredSignIn(page)
  await mock.fault('identity.token', { kind: 'code', code: 'invalid_grant' }, 1)
  await page.context().clearCookies()
  await page.reload()
}
