import { expect } from '@playwright/test'
import { ACCESS_TIMEOUT_MS, type ProtectedAccessMachine, SHOWN_FOR_MS } from '@portal/machines'
import type { Facts } from '@portal/paths'
import type { Hold } from '../mock.ts'
import { openAs } from '../signIn.ts'
import { errorText, t } from '../texts.ts'
import type { PageAdapter } from './adapter.ts'
import { patiently, SOON } from './pageClock.ts'
import type { Stage } from './stage.ts'
import { expectWaiting } from './waiting.ts'

/** A protected person as a super administrator opens it; each access comes as it is let. */
export const protectedAccessOnPage = ({ page, mock, clock }: Stage): PageAdapter<ProtectedAccessMachine> => {
  let hold: Hold

  const ask = page.getByRole('button', { name: t('admin.person.ask'), exact: true })
  const person = page.getByTestId('protected-person')
  const over = page.getByText(t('admin.person.expired'), { exact: true })
  const question = page.getByRole('dialog', { name: t('admin.person.ask') })
  const field = question.getByRole('textbox', { name: t('admin.person.reason') })
  const inQuestion = (name: string) => question.getByRole('button', { name, exact: true })
  const send = inQuestion(t('admin.person.show'))
  const retry = inQuestion(t('faces.retry'))

  const hidden = async () => {
    await expect(person).toHaveCount(0, SOON)
    await expect(question).toHaveCount(0, SOON)
    await expect(ask).toBeVisible(SOON)
  }

  const asked =
    (isSending: boolean) =>
    async ({ reason, isMissing, code, viewState }: Facts) => {
      await expect(person).toHaveCount(0, SOON)
      await expect(field).toHaveValue(String(reason), SOON)
      await expect(question.getByText(t('admin.reason.missing'))).toHaveCount(isMissing ? 1 : 0, SOON)
      await expect(question.getByText(t('admin.person.failed'))).toHaveCount(code === null ? 0 : 1, SOON)
      if (code !== null) await expect(question.getByText(errorText(String(code)))).toBeVisible(SOON)
      await expect(retry).toHaveCount(viewState === 'failed' ? 1 : 0, SOON)
      if (viewState !== 'failed') {
        if (isSending) await expect(send).toHaveAttribute('aria-busy', 'true', SOON)
        else await expect(send).not.toHaveAttribute('aria-busy', 'true', SOON)
      }
      await expectWaiting(hold, isSending ? 1 : 0, 'the access')
    }

  return {
    start: async () => {
      const [one] = await (await mock.as('superadmin')).list('protecteduser', {})
      hold = await mock.hold('accessProtectedUser')
      await openAs(page, 'superadmin', `/network/admin/protected-users/${String(one?.['Id'])}`)
      await patiently(clock, () => expect(ask).toBeVisible(SOON))
    },
    act: {
      ASK: () => ask.click(),
      CHANGE: ({ event }) => field.fill(String(event['reason'])),
      SEND: () => send.click(),
      RETRY: () => retry.click(),
      CLOSE: () => inQuestion(t('common.cancel')).click(),
      HIDE: () => page.getByRole('button', { name: t('admin.person.hide'), exact: true }).click(),
    },
    answer: {
      openPerson: {
        done: () => hold.release({ kind: 'answer' }),
        failed: ({ event }) => {
          const { code } = event['error'] as { code: string }
          return hold.release(
            code === 'UNEXPECTED' ? { kind: 'status', status: 503 } : { kind: 'code', code: 'USERNOTFOUND' },
          )
        },
      },
    },
    delay: { ACCESS_TIMEOUT: () => ACCESS_TIMEOUT_MS, SHOWN_FOR: () => SHOWN_FOR_MS },
    see: {
      masked: async () => {
        await hidden()
        await expect(over).toHaveCount(0, SOON)
      },
      asking: asked(false),
      opening: asked(true),
      refused: asked(false),
      failed: asked(false),
      shown: async () => {
        await expect(person).toContainText(/\w@\w/, SOON)
        await expect(question).toHaveCount(0, SOON)
        await expect(ask).toHaveCount(0, SOON)
      },
      expired: async () => {
        await hidden()
        await expect(over).toBeVisible(SOON)
      },
    },
    stop: async () => {
      await hold?.remove()
    },
  }
}
