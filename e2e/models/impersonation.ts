import { expect } from '@playwright/test'
import { type ImpersonationMachine, VIEW_TIMEOUT_MS } from '@portal/machines'
import type { Facts } from '@portal/paths'
import { turnTo } from '../journeys/views.ts'
import type { Hold } from '../mock.ts'
import { openAs } from '../signIn.ts'
import { errorText, t } from '../texts.ts'
import { type PageAdapter, unseen } from './adapter.ts'
import { patiently, SOON } from './pageClock.ts'
import type { Stage } from './stage.ts'

const BELOW = 'R00007'
/** The own list, and that of the other eyes. */
const QUESTIONS = 2
const SCREEN = `/my/organisation/relations/${BELOW}`

/** An administrator of a group looks through the eyes of a sub-organisation. */
export const impersonationOnPage = ({ page, mock, clock }: Stage): PageAdapter<ImpersonationMachine> => {
  let hold: Hold | undefined
  let name = ''

  const look = () =>
    page.getByRole('button', { name: t('shell.viewing.begin', { name }), exact: true }).first()
  const dialog = page.getByRole('dialog')
  const inDialog = (text: string) => dialog.getByRole('button', { name: text, exact: true })
  const stop = page.getByRole('button', { name: t('shell.viewing.stop'), exact: true })

  const onScreen = async (isAsked: boolean, isLooking: boolean) => {
    await expect(dialog).toHaveCount(isAsked ? 1 : 0, SOON)
    await expect(page.getByText(t('shell.viewing', { name }), { exact: true })).toHaveCount(
      isLooking ? 1 : 0,
      SOON,
    )
    await expect(stop).toHaveCount(isLooking ? 1 : 0, SOON)
  }
  const release = async (outcome: Parameters<Hold['release']>[0]) => {
    await hold?.release(outcome, QUESTIONS)
    await hold?.remove()
    hold = undefined
  }
  const ask = async (press: () => Promise<void>) => {
    await hold?.remove()
    hold = await mock.hold('listSelectableRelations')
    await press()
  }

  return {
    start: async () => {
      await openAs(page, 'entity', SCREEN)
      const title = page.getByRole('heading', { level: 1, name: /^M[eé]rid/ })
      await patiently(clock, () => expect(title).toBeVisible(SOON))
      name = (await title.textContent()) ?? ''
    },
    act: {
      IDENTIFY: unseen('It is told before anything of it is on screen.'),
      OFFER: async ({ event }) => {
        // The first value of the flag arrives by itself.
        if (event['isOffered'] === true) return patiently(clock, () => expect(look()).toBeVisible(SOON))
        await mock.flags({ impersonation: false })
        await turnTo(page, mock)
      },
      LOOK: async () => {
        if (new URL(page.url()).pathname !== SCREEN) {
          await page.goBack()
          await patiently(clock, () => expect(look()).toBeVisible(SOON))
        }
        await ask(() => look().click())
      },
      STOP: ({ before }) => (before['viewState'] === 'looking' ? stop : inDialog(t('common.cancel'))).click(),
      RETRY: () => ask(() => inDialog(t('faces.retry')).click()),
    },
    answer: {
      askEyes: {
        done: () => release({ kind: 'answer' }),
        failed: () => release({ kind: 'code', code: 'Unauthorized' }),
      },
    },
    delay: { VIEW_TIMEOUT: () => VIEW_TIMEOUT_MS },
    see: {
      idle: () => onScreen(false, false),
      asking: async () => {
        await onScreen(true, false)
        await expect(inDialog(t('impersonation.asking'))).toHaveAttribute('aria-busy', 'true', SOON)
      },
      refused: async ({ code }: Facts) => {
        await onScreen(true, false)
        await expect(dialog.getByText(t('impersonation.refused', { name }))).toBeVisible(SOON)
        await expect(dialog.getByText(errorText(String(code)))).toBeVisible(SOON)
        await expect(inDialog(t('faces.retry'))).toBeVisible(SOON)
      },
      looking: async () => {
        await onScreen(false, true)
        await expect(page).toHaveURL('/dashboard', SOON)
      },
    },
    stop: async () => {
      await hold?.remove()
    },
  }
}
