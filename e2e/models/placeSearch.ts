import { expect } from '@playwright/test'
import { PLACE_SEARCH_PAUSE_MS, PLACE_SEARCH_TIMEOUT_MS, type PlaceSearchMachine } from '@portal/machines'
import type { Facts } from '@portal/paths'
import type { Hold } from '../mock.ts'
import { openAs } from '../signIn.ts'
import { t } from '../texts.ts'
import type { PageAdapter } from './adapter.ts'
import { patiently, SOON } from './pageClock.ts'
import type { Stage } from './stage.ts'
import { expectWaiting } from './waiting.ts'

/** The pause of the typing is short: so little passes after each step in it, and so long is looked meanwhile. */
const BRIEF_MS = 40
const LONG = { timeout: 5_000 } as const

/** The search above the map, whose places come as they are released. */
export const placeSearchOnPage = ({ page, mock, clock }: Stage): PageAdapter<PlaceSearchMachine> => {
  let hold: Hold

  const main = page.getByRole('main')
  const field = main.getByRole('searchbox', { name: t('locations.search'), exact: true })
  const retry = main.getByRole('button', { name: t('faces.retry'), exact: true })
  const messages = {
    tooShort: main.getByText(t('places.tooShort'), { exact: true }),
    searching: main.getByText(t('places.searching'), { exact: true }),
    nothing: main.getByText(t('places.nothing'), { exact: true }),
    failed: main.getByText(t('places.failed')),
  }
  const places = main.getByRole('region', { name: t('places.found') }).getByRole('button')

  /** What the search says, and nothing else; how many requests wait for an answer. */
  const says =
    (waiting: number) =>
    async ({ viewState, isBusy, text, places: offered }: Facts) => {
      for (const [name, message] of Object.entries(messages))
        await expect(message).toHaveCount(name === viewState ? 1 : 0, LONG)
      const [first] = offered as unknown as readonly string[]
      if (first === undefined) await expect(places).toHaveCount(0, LONG)
      else await expect(places.first()).toContainText(first, LONG)
      await expect(retry).toHaveCount(viewState === 'failed' ? 1 : 0, LONG)
      if (viewState === 'failed' && isBusy) await expect(retry).toHaveAttribute('aria-busy', 'true', LONG)
      expect((await field.inputValue()).trim()).toBe(text)
      await expectWaiting(hold, waiting, 'the search', LONG)
    }

  return {
    start: async () => {
      hold = await mock.hold('outside.places')
      await openAs(page, 'fleet', '/locations')
      await patiently(clock, () => expect(field).toBeVisible(SOON))
    },
    act: {
      LOOK_FOR: ({ event }) => field.fill(String(event['text'])),
      RETRY: () => retry.click(),
    },
    answer: {
      findPlaces: {
        done: () => hold.release({ kind: 'answer' }),
        failed: () => hold.release({ kind: 'status', status: 503 }),
      },
    },
    delay: { PAUSE: () => PLACE_SEARCH_PAUSE_MS, SEARCH_TIMEOUT: () => PLACE_SEARCH_TIMEOUT_MS },
    see: {
      idle: says(0),
      tooShort: says(0),
      waiting: says(0),
      searching: says(1),
      found: says(0),
      nothing: says(0),
      failed: says(0),
    },
    brief: { waiting: BRIEF_MS },
    stop: async () => {
      await hold?.remove()
    },
  }
}
