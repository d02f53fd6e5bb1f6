import { expect } from '@playwright/test'
import { FLAGS_TIMEOUT_MS, type FlagsMachine } from '@portal/machines'
import type { Facts } from '@portal/paths'
import { FLAGS_EVALUATE_PATH, FLAGS_REFRESH_MS, type Flags } from '@portal/schemas'
import type { Hold } from '../mock.ts'
import { openAs } from '../signIn.ts'
import { t } from '../texts.ts'
import { type PageAdapter, unseen } from './adapter.ts'
import { patiently, SOON } from './pageClock.ts'
import { type Stage, setVisibility } from './stage.ts'
import { expectWaiting } from './waiting.ts'

const PAGE = '/my/chargepoints'

/** The flags of one tab, which is opened by someone whose sign-in is still on the device. */
export const flagsOnPage = (stage: Stage): PageAdapter<FlagsMachine> => {
  const { page, mock, clock } = stage
  let hold: Hold
  /** Whom the last question was about. */
  let lastKey: string | undefined

  const curtain = page.getByRole('dialog', { name: t('faces.maintenance.title') })

  const look = async ({ maintenance, who }: Facts, waiting: number) => {
    await expectWaiting(hold, waiting)
    // The mock folds its session into the name.
    expect(lastKey?.split('~')[0] ?? null).toBe(who)
    if (maintenance === true) {
      await expect(curtain.getByRole('heading', { name: t('faces.maintenance.title') })).toBeVisible(SOON)
      await expect(curtain.getByText(t('faces.maintenance.text'))).toBeVisible(SOON)
    } else {
      await expect(curtain).toBeHidden(SOON)
    }
  }
  const asking = (expected: Facts) => look(expected, 1)
  const resting = (expected: Facts) => look(expected, 0)

  return {
    start: async () => {
      await openAs(page, 'driver', PAGE)
      await patiently(clock, () =>
        expect(page.getByRole('heading', { level: 1, name: t('chargers.title') })).toBeVisible(SOON),
      )
      hold = await mock.hold('outside.flags')
      page.on('request', (request) => {
        if (!request.url().endsWith(FLAGS_EVALUATE_PATH)) return
        const { context } = request.postDataJSON() as { context: { targetingKey?: string } }
        lastKey = context.targetingKey
      })
      await page.goto(PAGE)
    },
    act: {
      IDENTIFY: unseen('Another person signs in in another tab: e2e/journeys/tabs.spec.ts.'),
      SHOW: () => setVisibility(stage, 'visible'),
      HIDE: () => setVisibility(stage, 'hidden'),
      FOCUS: () => page.evaluate(() => void window.dispatchEvent(new Event('focus'))),
    },
    answer: {
      evaluateFlags: {
        done: async ({ event }) => {
          const { maintenance } = event.output as Flags
          await mock.flags({ maintenance })
          await hold.release({ kind: 'answer' })
        },
        failed: () => hold.release({ kind: 'status', status: 503 }),
      },
      watchPage: unseen('It only sends.'),
    },
    delay: { FLAGS_TIMEOUT: () => FLAGS_TIMEOUT_MS, FLAGS_REFRESH: () => FLAGS_REFRESH_MS },
    see: { asking, settled: resting, paused: resting },
    stop: async () => {
      await hold?.remove()
    },
  }
}
