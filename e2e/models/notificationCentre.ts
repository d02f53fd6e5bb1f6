import { expect, type Route } from '@playwright/test'
import {
  CENTRE_NEWS_TIMEOUT_MS,
  CENTRE_READ_DELAY_MS,
  type NotificationCentreMachine,
} from '@portal/machines'
import type { Facts } from '@portal/paths'
import { openAs } from '../signIn.ts'
import { errorText, t } from '../texts.ts'
import type { PageAdapter } from './adapter.ts'
import { type KeptEntry, keepEntries, keepEntriesElsewhere, personOnPage } from './keptEntries.ts'
import { patiently, SOON } from './pageClock.ts'
import type { Stage } from './stage.ts'
import { expectWaiting } from './waiting.ts'

/** The chargers of a person, as the centre asks for them. */
const LIST = /\/chargepoint\/BCO\/list$/

/** The bell of a fleet manager and its list; chargers come as they are let. */
export const notificationCentreOnPage = ({ page, clock }: Stage): PageAdapter<NotificationCentreMachine> => {
  let held: Route[] = []
  let person = ''

  const panel = page.getByRole('dialog', { name: t('centre.title'), exact: true })
  const rows = panel.locator('[data-entry]')
  const press = (name: string) => panel.getByRole('button', { name, exact: true }).click()
  const bell = ({ unread }: Facts) =>
    page.getByRole('button', {
      name: t('notifications.label') + (Number(unread) > 0 ? ` (${String(unread)})` : ''),
      exact: true,
    })

  const list = async (expected: Facts) => {
    const { view, rows: count, shown, older, action } = expected
    await expect(bell(expected)).toBeAttached(SOON)
    await expect(panel).toBeVisible(SOON)
    await expect(rows).toHaveCount(Number(count), SOON)
    const name = view === 'all' ? t('centre.all') : /^Needs action/
    await expect(panel.getByRole('radio', { name })).toBeChecked(SOON)
    const counted =
      Number(action) > 0 ? t('centre.action.count', { count: Number(action) }) : t('centre.action')
    await expect(panel.getByRole('radio', { name: counted, exact: true })).toBeAttached(SOON)
    const entries = String(shown).split(',').filter(Boolean)
    const unread = entries.filter((entry) => / false (true|false) \d+$/.test(entry)).length
    await expect(rows.filter({ hasText: t('centre.unread') })).toHaveCount(unread, SOON)
    const isTold = entries.some((entry) => entry.startsWith('INVADDRESS'))
    await expect(rows.filter({ hasText: errorText('INVADDRESS') })).toHaveCount(isTold ? 1 : 0, SOON)
    await expect(
      panel.getByRole('button', { name: t('centre.older', { count: Number(older) }), exact: true }),
    ).toHaveCount(Number(older) > 0 ? 1 : 0, SOON)
  }
  const waiting = (count: number) => expectWaiting({ waiting: () => held.length }, count, 'the chargers')
  const dropAll = async () => {
    for (const route of held.splice(0)) await route.abort('connectionfailed')
  }

  return {
    start: async (input) => {
      const { entries } = input as { readonly entries: readonly KeptEntry[] }
      const known = personOnPage(page)
      await openAs(page, 'fleet', '/ui-elements')
      person = await known
      await keepEntries(page, person, entries)
      await page.route(LIST, (route) => {
        held.push(route)
      })
      // What the portal gives up waits no more.
      page.on('requestfailed', (request) => {
        held = held.filter((route) => route.request() !== request)
      })
      await page.reload()
      await patiently(clock, () => expect(bell({ unread: 0 })).toBeVisible(SOON))
    },
    act: {
      // Without a pointer: pressing beside the list would close it.
      TOLD: () => page.locator('button', { hasText: /^Notify: error$/ }).dispatchEvent('click'),
      KEPT_ELSEWHERE: ({ event }) =>
        keepEntriesElsewhere(page, person, event['entries'] as readonly KeptEntry[]),
      OPEN: ({ before }) => bell(before).press('Enter'),
      CLOSE: () => page.keyboard.press('Escape'),
      SHOW: ({ event }) =>
        panel
          .getByRole('radio', { name: event['view'] === 'all' ? t('centre.all') : /^Needs action/ })
          .check({ force: true }),
      SHOW_OLDER: ({ before }) => press(t('centre.older', { count: Number(before['older']) })),
      MARK_READ: () => rows.first().press('e'),
      MARK_ALL_READ: () => press(t('centre.markAll')),
    },
    answer: {
      findNews: {
        done: async () => {
          for (const route of held.splice(0)) await route.continue()
        },
        failed: () => dropAll(),
      },
    },
    // Another view is not in view for long yet.
    restarts: { READ_DELAY: ['SHOW', 'SHOW_OLDER'] },
    delay: { READ_DELAY: () => CENTRE_READ_DELAY_MS, NEWS_TIMEOUT: () => CENTRE_NEWS_TIMEOUT_MS },
    see: {
      'panel.closed': async (expected) => {
        await expect(panel).toBeHidden(SOON)
        await expect(bell(expected)).toBeVisible(SOON)
      },
      'panel.open.fresh': list,
      'panel.open.seen': list,
      'news.idle': () => waiting(0),
      'news.finding': () => waiting(1),
    },
    stop: dropAll,
  }
}
