import { expect, type Route } from '@playwright/test'
import { CHUNK_TIMED_OUT, type LazyPartMachine } from '@portal/machines'
import type { Facts } from '@portal/machines/paths'
import { CHUNK_LOAD_TIMEOUT_MS } from '@portal/schemas'
import { openAs } from '../signIn.ts'
import { t } from '../texts.ts'
import type { PageAdapter } from './adapter.ts'
import { SOON } from './pageClock.ts'
import type { Stage } from './stage.ts'

/** A screen that asks for nothing by itself, and its code. */
const SCREEN = '/ui-elements'
const SCREEN_CODE = /\/assets\/uiElements-[^/]+\.js$/

/** One screen on its way to a person whose network is slow, or lost. */
export const lazyPartOnPage = ({ page }: Stage): PageAdapter<LazyPartMachine<string>> => {
  const held: Route[] = []
  /** The portal has seen that a file is there which the browser remembers as missing, and asks for it in a new document. */
  let isReloading = false

  const title = (name: string) => page.getByRole('heading', { level: 1, name })
  const main = page.getByRole('main')
  const loaded = title(t('shell.uiElements'))
  const failed = title(t('faces.chunk.title'))

  const endAll = async (end: (route: Route) => Promise<void>) => {
    for (const route of held.splice(0)) {
      isReloading = route.request().resourceType() === 'fetch'
      await end(route)
    }
  }

  return {
    start: async () => {
      await page.route(SCREEN_CODE, (route) => {
        if (!isReloading) return void held.push(route)
        isReloading = false
        return route.continue()
      })
      await openAs(page, 'driver', SCREEN)
    },
    act: {
      // Leaves for another screen, and is back by the browser's own button: pointing at a link would ask already.
      OPEN: async () => {
        await page
          .getByRole('navigation', { name: t('shell.navigation') })
          .getByRole('link', { name: t('shell.dashboard'), exact: true })
          .click()
        await expect(failed).toHaveCount(0)
        await page.goBack()
      },
      RECONNECT: () => page.evaluate(() => void window.dispatchEvent(new Event('online'))),
      RETRY: () => page.getByRole('button', { name: t('faces.retry'), exact: true }).click(),
    },
    answer: {
      loadPart: {
        done: () => endAll((route) => route.continue()),
        failed: () => endAll((route) => route.abort('connectionfailed')),
      },
    },
    delay: { CHUNK_LOAD_TIMEOUT: () => CHUNK_LOAD_TIMEOUT_MS },
    see: {
      loading: async () => {
        await expect(main.getByText(t('shell.loading'), { exact: true })).toBeAttached(SOON)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0, SOON)
        await expect.poll(() => held.length, SOON).toBe(1)
      },
      loaded: async () => {
        await expect(loaded).toBeVisible(SOON)
        await expect(failed).toHaveCount(0, SOON)
      },
      failed: async ({ error }: Facts) => {
        await expect(failed).toBeVisible(SOON)
        const isLate = error === CHUNK_TIMED_OUT
        await expect(
          main.getByText(t(isLate ? 'faces.chunk.late' : 'faces.chunk.text'), { exact: true }),
        ).toBeVisible(SOON)
        // A late answer may still come; a failed request is on its way no more.
        expect(held).toHaveLength(isLate ? 1 : 0)
      },
    },
    stop: () => endAll((route) => route.continue()),
  }
}
