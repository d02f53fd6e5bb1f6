import { expect } from '@playwright/test'
import { LOCATIONS_TIMEOUT_MS, type LocationsMachine } from '@portal/machines'
import type { Facts } from '@portal/paths'
import { POLL_COUNTS_MS } from '@portal/schemas'
import type { Hold } from '../mock.ts'
import { openAs } from '../signIn.ts'
import { errorText, t } from '../texts.ts'
import type { PageAdapter, PageStep } from './adapter.ts'
import { SOON } from './pageClock.ts'
import { type Stage, setVisibility } from './stage.ts'
import { expectWaiting } from './waiting.ts'

const SCREEN = '/locations'
/** So many locations has the fleet's relation. */
const LOCATIONS = 9

/** The locations of a fleet manager, whose answers come as they are released. */
export const locationsOnPage = (stage: Stage): PageAdapter<LocationsMachine> => {
  const { page, mock } = stage
  let points: Hold
  let pages: Hold

  const main = page.getByRole('main')
  const rows = main
    .getByRole('list', { name: t('locations.list', { count: LOCATIONS }) })
    .getByRole('listitem')
  const retry = main.getByRole('button', { name: t('faces.retry'), exact: true })

  const waiting = async (forPoints: number, forPages: number) => {
    await expectWaiting(points, forPoints)
    await expectWaiting(pages, forPages)
  }

  /** Checks that the promised view is shown, and nothing of the others. */
  const viewState = async ({ hasLocations, code, isBusy }: Facts) => {
    await expect(rows).toHaveCount(hasLocations ? LOCATIONS : 0, SOON)
    await expect(main.getByText(t('locations.failed'))).toHaveCount(
      !hasLocations && code !== null ? 1 : 0,
      SOON,
    )
    await expect(retry).toHaveCount(code === null ? 0 : 1, SOON)
    if (code === null) return
    await expect(main.getByText(errorText(String(code)))).toBeVisible(SOON)
    if (isBusy) await expect(retry).toHaveAttribute('aria-busy', 'true', SOON)
    else await expect(retry).not.toHaveAttribute('aria-busy', 'true', SOON)
  }

  const resting = async (expected: Facts) => {
    await viewState(expected)
    await waiting(0, 0)
  }

  const failed = (hold: () => Hold) => async (step: PageStep) => {
    const { code } = step.event['error'] as { code: string }
    await hold().release({ kind: 'status', status: code === 'FAILEDTOFIND' ? 404 : 503 })
  }

  return {
    start: async () => {
      // A screen that asks for nothing: the sign-in is over then.
      await openAs(page, 'fleet', '/ui-elements')
      await page.waitForURL(/ui-elements/)
      await expect(page.getByRole('banner')).toBeAttached()
      points = await mock.hold('getLocationPoints')
      pages = await mock.hold('filteredChargeLocation')
      await page.goto(SCREEN)
    },
    act: {
      SHOW: () => setVisibility(stage, 'visible'),
      HIDE: () => setVisibility(stage, 'hidden'),
      RETRY: () => retry.click(),
    },
    answer: {
      readPoints: { done: () => points.release({ kind: 'answer' }), failed: failed(() => points) },
      readPages: { done: () => pages.release({ kind: 'answer' }), failed: failed(() => pages) },
    },
    delay: { POLL: () => POLL_COUNTS_MS, READ_TIMEOUT: () => LOCATIONS_TIMEOUT_MS },
    see: {
      // Over before anything is drawn.
      'asking.choosing': async () => undefined,
      'asking.points': async (expected) => {
        await viewState(expected)
        await waiting(1, 0)
      },
      'asking.pages': async (expected) => {
        await viewState(expected)
        await waiting(0, 1)
      },
      shown: resting,
      empty: resting,
      outdated: resting,
      due: resting,
      failed: resting,
    },
    stop: async () => {
      await points?.remove()
      await pages?.remove()
    },
  }
}
