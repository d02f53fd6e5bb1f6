import { expect, type Route } from '@playwright/test'
import {
  type NewVersionMachine,
  VERSION_LATER_MS,
  VERSION_LOOK_EVERY_MS,
  VERSION_LOOK_TIMEOUT_MS,
  VERSION_REST_MS,
} from '@portal/machines'
import { openAs } from '../signIn.ts'
import { t } from '../texts.ts'
import type { PageAdapter } from './adapter.ts'
import { patiently, SOON } from './pageClock.ts'
import type { Stage } from './stage.ts'
import { expectWaiting } from './waiting.ts'

/** The page of another deployment: its first file has another name. */
const ANOTHER = '<script type="module" crossorigin src="/assets/index-another.js"></script>'

/** Whether the server has another version, as it is let answer. */
export const newVersionOnPage = ({ page, clock }: Stage): PageAdapter<NewVersionMachine> => {
  let held: Route[] = []
  let loads = 0
  let isReloaded = false

  const title = page.getByRole('heading', { level: 1, name: t('shell.uiElements') })
  const offer = page.getByText(t('faces.newVersion.title'), { exact: true })
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const focus = () => page.evaluate(() => void window.dispatchEvent(new Event('focus')))

  const quiet = async () => {
    await expect(offer).toHaveCount(0, SOON)
    await expectWaiting({ waiting: () => held.length }, 0, 'the version')
  }
  const end = (how: (route: Route) => Promise<void>) => async () => {
    for (const route of held.splice(0)) await how(route)
  }
  /** Nothing on the page says that the answer came: time goes on only once the page has it. */
  const answer = (how: (route: Route) => Promise<void>) =>
    end(async (route) => {
      await how(route)
      await (await route.request().response())?.finished()
      await page.evaluate(() => undefined)
    })

  return {
    start: async () => {
      await page.route('/', (route) => {
        if (route.request().resourceType() !== 'fetch' || isReloaded) return route.continue()
        held.push(route)
        return undefined
      })
      // What the portal gives up waits no more.
      page.on('requestfailed', (request) => {
        held = held.filter((route) => route.request() !== request)
      })
      await openAs(page, 'driver', '/ui-elements')
      await patiently(clock, () => expect(title).toBeVisible(SOON))
      page.on('load', () => {
        loads += 1
      })
      await focus()
      await patiently(clock, () => expectWaiting({ waiting: () => held.length }, 1, 'the version'))
    },
    act: {
      FOCUS: focus,
      RELOAD: async () => {
        isReloaded = true
        await press(t('faces.reload'))
      },
      LATER: () => press(t('newVersion.later')),
    },
    answer: {
      look: {
        done: ({ event }) =>
          answer((route) =>
            event['output'] === true
              ? route.fulfill({ contentType: 'text/html', body: ANOTHER })
              : route.continue(),
          )(),
        failed: end((route) => route.abort('connectionfailed')),
      },
    },
    delay: {
      LOOK_EVERY: () => VERSION_LOOK_EVERY_MS,
      REST: () => VERSION_REST_MS,
      LOOK_TIMEOUT: () => VERSION_LOOK_TIMEOUT_MS,
      LATER: () => VERSION_LATER_MS,
    },
    see: {
      looking: async () => {
        await expect(offer).toHaveCount(0, SOON)
        await expectWaiting({ waiting: () => held.length }, 1, 'the version')
      },
      'current.resting': quiet,
      'current.ready': quiet,
      here: async () => {
        await expect(offer).toBeVisible(SOON)
        expect(loads).toBe(0)
      },
      later: quiet,
      reloading: async () => {
        await expect(title).toBeVisible(SOON)
        await expect(offer).toHaveCount(0, SOON)
        expect(loads).toBe(1)
      },
    },
    stop: end((route) => route.abort()),
  }
}
