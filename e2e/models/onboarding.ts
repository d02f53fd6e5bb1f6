import { expect } from '@playwright/test'
import { type OnboardingMachine, USER_INFO_SETTLE_MS, USER_INFO_TIMEOUT_MS } from '@portal/machines'
import type { Facts } from '@portal/paths'
import type { ErrorCode } from '@portal/schemas'
import type { Hold } from '../mock.ts'
import { openAs } from '../signIn.ts'
import { errorText, t } from '../texts.ts'
import { type PageAdapter, unseen } from './adapter.ts'
import { SOON } from './pageClock.ts'
import type { Stage } from './stage.ts'
import { expectWaiting } from './waiting.ts'

const USER_INFO = /\/user\/BCO\/UserInfo$/

const ON_OTHER_SCREENS = 'The dashboard writes no person; e2e/journeys/profile.spec.ts does'

/** The onboarding of a driver, from the moment at which the sign-in is done. */
export const onboardingOnPage = ({ page, mock }: Stage): PageAdapter<OnboardingMachine> => {
  let userInfo: Hold
  let token: Hold

  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const title = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })
  const waits = (hold: Hold, count: number) => expectWaiting(hold, count)

  /** On its way: nothing else shows, and this many requests of each kind are under way. */
  const busy = async (infos: number, tokens: number) => {
    await expect(page.getByRole('status').getByText(t('faces.loadingUser'), { exact: true })).toBeAttached(
      SOON,
    )
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0, SOON)
    await waits(userInfo, infos)
    await waits(token, tokens)
  }

  const drop = async () => {
    let isLost = false
    const lost = page.waitForEvent('requestfailed', (request) => USER_INFO.test(request.url()))
    void lost.then(() => (isLost = true))
    // A browser sends a read again by itself when a kept connection breaks.
    await expect
      .poll(async () => {
        if ((await userInfo.waiting()) > 0) await userInfo.release({ kind: 'drop' })
        return isLost
      })
      .toBe(true)
  }

  /** A refused token is renewed once, and the question repeated, before a person sees anything of it. */
  const refuseToken = async (code: 'NOTLOGGEDIN') => {
    await userInfo.release({ kind: 'code', code })
    await token.release({ kind: 'answer' })
    await userInfo.release({ kind: 'code', code })
  }

  const asked = async (operation: 'identity.endSession') => (await mock.journal(operation)).length

  return {
    start: async () => {
      userInfo = await mock.hold('getUserInfo')
      const firstAsked = page.waitForRequest(USER_INFO)
      await openAs(page, 'driver', '/dashboard')
      await firstAsked
      token = await mock.hold('identity.token')
    },
    act: {
      RETRY: () => button(t('faces.retry')).click(),
      SIGN_OUT: async ({ before }) => {
        if (before.viewState !== 'ready') return button(t('faces.signOut')).click()
        await page.getByRole('button', { name: /^Account menu/ }).click()
        await page.getByRole('menuitem', { name: t('shell.logOut') }).click()
      },
      WRITTEN: unseen(ON_OTHER_SCREENS),
      TOKEN_RENEWED: () => token.release({ kind: 'answer' }),
    },
    answer: {
      fetchUserInfo: {
        done: () => userInfo.release({ kind: 'answer' }),
        failed: async ({ event }) => {
          const { code } = event.error as { code: ErrorCode }
          if (code === 'FAILEDTOLOAD') await drop()
          else if (code === 'NOTLOGGEDIN') await refuseToken(code)
          else await userInfo.release({ kind: 'code', code })
        },
      },
    },
    delay: { USER_INFO_TIMEOUT: () => USER_INFO_TIMEOUT_MS, USER_INFO_SETTLE: () => USER_INFO_SETTLE_MS },
    see: {
      loadingUserInfo: () => busy(1, 0),
      reSigningIn: () => busy(0, 1),
      leaving: async ({ error, who, hasReSignedIn }: Facts) => {
        await expect(title(t('faces.signedOut.title'))).toBeVisible(SOON)
        const isWanted = error === null || who !== null || (hasReSignedIn && !isSignOutCode(error))
        const reason = isWanted
          ? t('faces.signedOut.text')
          : t('faces.signedOut.error', { reason: errorText(String(error)) })
        await expect(page.getByRole('main')).toContainText(reason, SOON)
        // Only the session here ends when nothing can be reached.
        expect(await asked('identity.endSession')).toBe(error === 'FAILEDTOLOAD' ? 0 : 1)
      },
      setupNeeded: async () => {
        await expect(title(t('intake.private'))).toBeVisible(SOON)
        await waits(userInfo, 0)
      },
      accessRefused: async ({ error }) => {
        await expect(title(t('faces.access.title'))).toBeVisible(SOON)
        await expect(page.getByRole('main')).toContainText(errorText(String(error)), SOON)
        await expect(button(t('faces.retry'))).toBeVisible(SOON)
        await waits(token, 0)
      },
      'ready.changed': unseen(ON_OTHER_SCREENS),
      'ready.refreshing': unseen(ON_OTHER_SCREENS),
      'ready.current': async () => {
        await expect(page.getByRole('navigation', { name: t('shell.navigation') })).toBeVisible(SOON)
        await expect(page.getByRole('button', { name: /^Account menu/ })).toBeVisible(SOON)
        await waits(userInfo, 0)
      },
    },
    stop: async () => {
      await userInfo?.remove()
      await token?.remove()
    },
  }
}

const isSignOutCode = (error: Facts[string] | undefined): boolean =>
  error === 'FAILEDTOLOAD' || error === 'NOTLOGGEDIN'
