import { expect } from '@playwright/test'
import { BANNER_TIMEOUT_MS, type BannerMachine } from '@portal/machines'
import type { Facts } from '@portal/paths'
import { CONSENT_COOKIE } from '@portal/schemas'
import type { Hold } from '../mock.ts'
import { choosePersona, EMPTY_PAGE } from '../signIn.ts'
import { t } from '../texts.ts'
import type { PageAdapter } from './adapter.ts'
import { patiently, SOON } from './pageClock.ts'
import { putDeviceUserElsewhere, type Stage } from './stage.ts'
import { expectWaiting } from './waiting.ts'

/** A screen of the portal that asks for nothing by itself. */
const SCREEN = '/ui-elements'
const DISMISSED_KEY = 'charge-portal:banner'

/** The operator's message at one tab. Leaving it means signing out in another tab, and signing in again here. */
export const bannerOnPage = (stage: Stage): PageAdapter<BannerMachine> => {
  const { page, mock, clock } = stage
  let hold: Hold
  /** Whether someone has been signed in at this tab. */
  let isSignedOut = false
  /** Failures that only developers see. */
  let logged = 0

  const opened = page.getByRole('heading', { level: 1, name: t('shell.uiElements') })
  const banner = page.getByRole('region', { name: t('banner.label'), exact: true })
  const waits = (count: number) => expectWaiting(hold, count)

  const nothing = async (waiting: number) => {
    await expect(banner).toHaveCount(0, SOON)
    await waits(waiting)
  }
  /** Someone is signed in, and no message shows. */
  const quiet = (waiting: number, failures: number) => async () => {
    await expect(opened).toBeVisible(SOON)
    await nothing(waiting)
    expect(logged).toBe(failures)
  }

  return {
    start: async (input) => {
      page.on('console', (message) => {
        if (message.text().startsWith('The banner could not be read')) logged += 1
      })
      hold = await mock.hold('getBanner')
      const { dismissed } = input as { dismissed?: string }
      if (dismissed !== undefined) {
        await page.goto(EMPTY_PAGE)
        await page.evaluate(([key, text]) => window.sessionStorage.setItem(key, text), [
          DISMISSED_KEY,
          dismissed,
        ] as const)
      }
      await page.goto(SCREEN)
    },
    act: {
      PERSON_CHANGED: async ({ event }) => {
        if (event['person'] === undefined) {
          await putDeviceUserElsewhere(stage, undefined)
          // The sign-in service forgets them as well.
          const consent = (await page.context().cookies()).filter(({ name }) => name === CONSENT_COOKIE)
          await page.context().clearCookies()
          await page.context().addCookies(consent)
          isSignedOut = true
          return
        }
        logged = 0
        if (isSignedOut) await page.getByRole('button', { name: t('faces.signIn'), exact: true }).click()
        await choosePersona(page, String(event['person']))
        await patiently(clock, () => expect(opened).toBeVisible(SOON))
        await patiently(clock, () => waits(1))
      },
      DISMISS: () => page.getByRole('button', { name: t('banner.dismiss'), exact: true }).click(),
    },
    answer: {
      fetchBanner: {
        done: async ({ event }) => {
          await mock.banner(String(event['output']))
          await hold.release({ kind: 'answer' })
        },
        failed: () => hold.release({ kind: 'status', status: 500 }),
      },
    },
    delay: { BANNER_TIMEOUT: () => BANNER_TIMEOUT_MS },
    see: {
      waiting: async () => {
        await expect(opened).toBeHidden(SOON)
        await nothing(0)
      },
      loading: quiet(1, 0),
      shown: async ({ shown }: Facts) => {
        await expect(banner).toContainText(String(shown), SOON)
        await waits(0)
      },
      dismissed: quiet(0, 0),
      empty: quiet(0, 0),
      failed: quiet(0, 1),
    },
    stop: async () => {
      await hold?.remove()
    },
  }
}
