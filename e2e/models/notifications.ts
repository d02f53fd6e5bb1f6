import { expect } from '@playwright/test'
import type { NotificationsMachine } from '@portal/machines'
import type { Facts } from '@portal/paths'
import { openAs } from '../signIn.ts'
import { errorText, t } from '../texts.ts'
import type { PageAdapter, PageStep } from './adapter.ts'
import { patiently, SOON } from './pageClock.ts'
import type { Stage } from './stage.ts'

/** The button of the showcase that tells a code. */
const BUTTONS: Readonly<Record<string, string>> = {
  INVADDRESS: 'error',
  SUPERROR: 'critical',
  TOOMANYREQUESTS: 'warning',
}

interface Told {
  readonly id: string
  readonly code: string
  readonly count: number
}

/** All notifications at once: told by the showcase, by hand and by a call of the API that no screen shows. */
export const notificationsOnPage = ({ page, mock, clock }: Stage): PageAdapter<NotificationsMachine> => {
  const title = (name: string) => page.getByRole('heading', { level: 1, name })
  const region = page.getByRole('region', { name: t('notifications.label'), exact: true })
  const cards = region.getByRole('listitem')
  const button = (name: string) => region.getByRole('button', { name, exact: true })
  const newest = page.locator('[aria-live="assertive"]')

  const onScreen = ({ onScreen: told }: Facts) => told as unknown as readonly Told[]
  const arrived = (name: string) => patiently(clock, () => expect(title(name)).toBeVisible(SOON))

  const stack = async (expected: Facts) => {
    const told = onScreen(expected)
    await expect(cards).toHaveCount(told.length, SOON)
    for (const [index, { code, count }] of told.entries()) {
      const card = cards.nth(index)
      await expect(card).toContainText(errorText(code), SOON)
      await expect(card).toContainText(t('notifications.code', { code }), SOON)
      const times = card.getByText(t('notifications.times', { count }))
      await expect(times).toHaveCount(count > 1 ? 1 : 0, SOON)
    }
    const [first] = told
    if (first) await expect(newest).toContainText(errorText(first.code), SOON)
    else await expect(newest).toBeEmpty(SOON)
    await expect(button(t('notifications.closeAll'))).toHaveCount(told.length > 1 ? 1 : 0, SOON)
    const { older, isExpanded } = expected
    const more = button(t('notifications.more', { count: Number(older) }))
    await expect(more).toHaveCount(older !== 0 && isExpanded === false ? 1 : 0, SOON)
    await expect(button(t('notifications.fewer'))).toHaveCount(isExpanded === true ? 1 : 0, SOON)
  }

  return {
    start: async () => {
      await openAs(page, 'driver', '/dashboard')
      await page.getByRole('button', { name: /^Account menu/ }).click()
      await page.getByRole('menuitem', { name: t('shell.uiElements') }).click()
      await arrived(t('shell.uiElements'))
    },
    act: {
      NOTIFY: ({ event }) => {
        const { code } = event['request'] as { code: string }
        return page.getByRole('button', { name: `Notify: ${BUTTONS[code]}`, exact: true }).press('Enter')
      },
      OUTCOME: async ({ event }) => {
        const { failure } = event['outcome'] as { failure?: { code: 'UNKNOWNERROR' } }
        if (failure) await mock.fault('listRelationContacts', { kind: 'code', code: failure.code }, 1)
        const read = page.waitForResponse(/\/relationcontact\//)
        await page.getByRole('button', { name: 'Ask the API', exact: true }).press('Enter')
        await read
      },
      GONE: async ({ event, before }: PageStep) => {
        const index = onScreen(before).findIndex(({ id }) => id === event['id'])
        await cards
          .nth(index)
          .getByRole('button', { name: t('notifications.close') })
          .click()
      },
      EXPAND: ({ before }) => button(t('notifications.more', { count: Number(before['older']) })).click(),
      FOLD: () => button(t('notifications.fewer')).click(),
      CLOSE_ALL: () => button(t('notifications.closeAll')).click(),
      RESET: { unseen: 'The showcase has neither another person nor another relation to choose.' },
    },
    answer: { notification: { unseen: 'It never answers: it tells that it is over.' } },
    delay: {},
    see: { quiet: stack, told: stack, 'crowded.folded': stack, 'crowded.expanded': stack },
    stop: () => mock.clearFaults(),
  }
}
