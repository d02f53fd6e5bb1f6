import { expect } from '@playwright/test'
import type { UndoOfferInput, UndoOfferMachine } from '@portal/machines'
import { openAs } from '../signIn.ts'
import { t } from '../texts.ts'
import { type PageAdapter, unseen } from './adapter.ts'
import { keepOfList } from './keptList.ts'
import { patiently, SOON } from './pageClock.ts'
import type { Stage } from './stage.ts'

const [UNDONE = ''] = t('bulkSubscriptions.undoUntil', { time: '|' }).split('|')

/** The offer to undo what was done to many cards, which the device kept. */
export const undoOfferOnPage = ({ page, mock, clock }: Stage): PageAdapter<UndoOfferMachine<string>> => {
  let leftMs = 0

  const main = page.getByRole('main')
  const undo = main.getByRole('button', { name: t('bulkSubscriptions.undo', { count: 1 }), exact: true })
  const offer = main.getByRole('status').filter({ hasText: UNDONE })

  return {
    start: async (input) => {
      const { kept, now } = input as UndoOfferInput<string>
      if (kept) {
        const [token] = await (await mock.as('operator')).list('token', {})
        const { Id = '', Number: number = '', Subscription = '' } = token as Readonly<Record<string, string>>
        leftMs = kept.until - now
        // The time left follows the server's clock, which stands still meanwhile.
        const until = Date.parse((await mock.clock({ paused: true })).now) + leftMs
        // Moved to where it is, and never from elsewhere: it is undone without a difference.
        const card = { id: Id, number, before: Subscription, after: Subscription }
        await keepOfList(page, ':undo:', JSON.stringify({ v: 1, until, items: [card] }))
      }
      await openAs(page, 'operator', '/network/bulk-subscriptions')
      await patiently(clock, () => expect(main.getByRole('heading', { level: 1 })).toBeVisible(SOON))
    },
    act: {
      OFFER: unseen('It takes a whole update of many cards: bulkSubscriptions.spec.ts plays it'),
      TAKE: async () => {
        await undo.click()
        const title = main.getByRole('heading', { name: t('bulkSubscriptions.undo.title') })
        await patiently(clock, () => expect(title).toBeVisible(SOON))
        await patiently(clock, () => expect(undo).toBeEnabled(SOON))
        await undo.click()
      },
    },
    answer: {},
    delay: { UNDO_LEFT: () => leftMs },
    see: {
      restoring: unseen('It is over before anything is drawn.'),
      none: async () => {
        await expect(main.getByRole('heading', { level: 1 })).toBeVisible(SOON)
        await expect(offer).toHaveCount(0, SOON)
      },
      offered: async () => {
        await expect(offer).toBeVisible(SOON)
        await expect(undo).toBeVisible(SOON)
      },
    },
    stop: async () => undefined,
  }
}
