import { expect, type Locator } from '@playwright/test'
import { LEAVING_MS, MAX_ON_SCREEN, type NotificationMachine } from '@portal/machines'
import type { Facts } from '@portal/paths'
import { NOTIFICATION_TIMEOUT_MS, PERSISTENT_TIMEOUT } from '@portal/schemas'
import { openAs } from '../signIn.ts'
import { errorText, t } from '../texts.ts'
import type { PageAdapter, PageStep } from './adapter.ts'
import { patiently, SOON } from './pageClock.ts'
import type { Stage } from './stage.ts'

/** Told again these are counted, not stacked: one that passes, and one that stays. */
const PASSING = { button: 'saved', text: 'Saved' }
const STAYING = { button: 'error', text: errorText('INVADDRESS') }
/** Each repeat raises its count, and it stays. */
const OTHER = { button: 'several lines', text: 'Charging stopped.' }

/** One notification of the showcase. What happens elsewhere meanwhile moves neither the pointer nor the focus. */
export const notificationOnPage = ({ page, clock }: Stage): PageAdapter<NotificationMachine> => {
  const opened = page.getByRole('heading', { level: 1, name: t('shell.uiElements') })
  const region = page.getByRole('region', { name: t('notifications.label'), exact: true })
  const cards = region.getByRole('listitem')
  let told = PASSING
  let count = 0
  /** How many others came after it. */
  let newer = 0
  /** When the path came to where it is, and when the time that runs there really began. */
  let came = 0
  let began = 0

  const card = () => cards.filter({ hasText: told.text })
  const closeOf = (one: Locator) => one.getByRole('button', { name: t('notifications.close') })
  const tell = ({ button }: typeof OTHER) =>
    page.getByRole('button', { name: `Notify: ${button}`, exact: true }).dispatchEvent('click')

  const doing = (act: () => Promise<void>) => async (step: PageStep) => {
    await act()
    began = clock.elapsed()
    if (step.before.state !== step.expect.state) came = began
  }

  const counted = async () => {
    await expect(card()).toHaveCount(1, SOON)
    const times = card().getByText(t('notifications.times', { count }))
    await expect(times).toHaveCount(count > 1 ? 1 : 0, SOON)
  }
  const shown = async () => {
    await counted()
    await expect(closeOf(card())).toBeVisible(SOON)
    await expect(card().locator('[inert]')).toHaveCount(0, SOON)
  }
  /** However long it is looked at. */
  const lasts = async (look: () => Promise<void>) => {
    await look()
    await clock.run(NOTIFICATION_TIMEOUT_MS + LEAVING_MS)
    await look()
  }

  return {
    start: async (input) => {
      await openAs(page, 'driver', '/ui-elements')
      await patiently(clock, () => expect(opened).toBeVisible(SOON))
      told = (input as { timeout: number }).timeout === PERSISTENT_TIMEOUT ? STAYING : PASSING
      // Their words are there with the first of them.
      await tell(OTHER)
      await patiently(clock, () => expect(cards).toHaveCount(1, SOON))
      await closeOf(cards).click()
      await patiently(clock, () => expect(cards).toHaveCount(0, SOON))
      await page.mouse.move(0, 0)
      await tell(told)
      count = 1
      came = began = clock.elapsed()
    },
    act: {
      PAUSE: doing(() => closeOf(card()).focus()),
      RESUME: doing(() => closeOf(card()).blur()),
      FOLD: doing(async () => {
        for (; newer < MAX_ON_SCREEN; newer += 1) await tell(OTHER)
      }),
      UNFOLD: doing(async () => {
        // There is room as soon as another one is over.
        await closeOf(cards.first()).dispatchEvent('click')
        await clock.run(LEAVING_MS)
        newer -= 1
      }),
      REPEAT: doing(async () => {
        await tell(told)
        count += 1
        newer = 0
      }),
      // As what reads the screen aloud presses it: without pointing at it or going into it, which would pause it.
      CLOSE: doing(() => closeOf(card()).dispatchEvent('click')),
    },
    answer: {},
    delay: { LIFETIME: () => began - came + NOTIFICATION_TIMEOUT_MS, LEAVING: () => LEAVING_MS },
    see: {
      // Over before anything is drawn.
      arriving: async () => undefined,
      showing: shown,
      paused: () => lasts(shown),
      staying: () => lasts(shown),
      folded: () =>
        lasts(async () => {
          await expect(cards).toHaveCount(MAX_ON_SCREEN, SOON)
          await expect(card()).toHaveCount(0, SOON)
          await expect(region.getByRole('button', { name: /^\d+ more$/ })).toBeVisible(SOON)
        }),
      closing: async (_: Facts) => {
        await counted()
        // Nothing of it can be pressed any more.
        await expect(card().locator('[inert]')).toHaveCount(1, SOON)
      },
      gone: () => expect(card()).toHaveCount(0, SOON),
    },
    brief: { closing: LEAVING_MS / 4 },
    stop: async () => undefined,
  }
}
