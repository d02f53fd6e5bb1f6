import { expect } from '@playwright/test'
import { UNREAD_SAID_EVERY_MS, type UnreadVoiceMachine } from '@portal/machines'
import type { Facts } from '@portal/machines/paths'
import { openAs } from '../signIn.ts'
import { t } from '../texts.ts'
import type { PageAdapter } from './adapter.ts'
import { type KeptEntry, keepEntries, keepEntriesElsewhere, personOnPage } from './keptEntries.ts'
import { patiently, SOON } from './pageClock.ts'
import type { Stage } from './stage.ts'

/** Two notifications; this many are unread. */
const entriesWith = (unread: number, now: number): readonly KeptEntry[] =>
  [0, 1].map((index) => ({
    id: `kept ${index}`,
    at: now - index,
    count: 1,
    isRead: index >= unread,
    colour: 'info',
    content: `Kept ${index}`,
  }))

/** The announcement beside the bell while another tab receives and reads notifications. */
export const unreadVoiceOnPage = ({ page, mock, clock }: Stage): PageAdapter<UnreadVoiceMachine> => {
  let person = ''

  const serverNow = async () => Date.parse((await mock.clock()).now)

  const said = (count: number) => page.getByText(t('centre.said', { count }), { exact: true })
  const heard = async ({ said: count, unread }: Facts) => {
    for (const one of [0, 1, 2]) await expect(said(one)).toHaveCount(one === count ? 1 : 0, SOON)
    const name = t('notifications.label') + (Number(unread) > 0 ? ` (${String(unread)})` : '')
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible(SOON)
  }

  return {
    start: async (input) => {
      const { unread } = input as { unread: number }
      const known = personOnPage(page)
      await openAs(page, 'driver', '/ui-elements')
      person = await known
      await keepEntries(page, person, entriesWith(unread, await serverNow()))
      const isLoaded = page.waitForResponse(/\/assets\/notificationCentre-[^/]+\.js$/)
      await page.reload()
      await isLoaded
      const bell = page.getByRole('button', { name: new RegExp(`^${t('notifications.label')}`) })
      await patiently(clock, () => expect(bell).toBeVisible(SOON))
    },
    act: {
      COUNT: async ({ event }) => {
        await keepEntriesElsewhere(page, person, entriesWith(Number(event['unread']), await serverNow()))
      },
    },
    answer: {},
    delay: { SAID_EVERY: () => UNREAD_SAID_EVERY_MS },
    see: { silent: heard, 'spoken.upToDate': heard, 'spoken.behind': heard },
    stop: async () => undefined,
  }
}
