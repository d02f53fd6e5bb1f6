import { expect } from '@playwright/test'
import {
  CHANGE_PASSWORD_TIMEOUT_MS,
  type ChangePasswordMachine,
  PASSWORD_FIELDS,
  type PasswordField,
  type PasswordProblem,
} from '@portal/machines'
import type { Facts } from '@portal/paths'
import { IDENTITY_BASE_PATH, putChangePassword } from '@portal/schemas'
import type { Hold, Outcome } from '../mock.ts'
import { openAs } from '../signIn.ts'
import { errorText, t } from '../texts.ts'
import type { PageAdapter, PageStep } from './adapter.ts'
import { patiently, SOON } from './pageClock.ts'
import type { Stage } from './stage.ts'
import { expectWaiting } from './waiting.ts'

const PERSONA = 'driver'

/** The change of a password on its own screen. */
export const changePasswordOnPage = (stage: Stage): PageAdapter<ChangePasswordMachine> => {
  const { page, mock, clock, origin } = stage
  let hold: Hold

  const main = page.getByRole('main')
  const field = (name: PasswordField) => main.getByLabel(t(`password.${name}`), { exact: true })
  const submit = main.locator('button[type=submit]')

  const typed = ({ event }: PageStep) => ({
    field: event['field'] as PasswordField,
    value: String(event['value'] ?? ''),
  })

  /** Gives the person the former password back, so that the next success of a path is one as well. */
  const changeBack = async (from: string, to: string) => {
    const ask = async (path: string, method: string, body: object, token?: string) => {
      const response = await fetch(origin + path, {
        method,
        headers: {
          'x-mock-session': mock.session,
          'content-type': 'application/json',
          ...(token && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify(body),
      })
      if (!response.ok) throw new Error(`${path} answered ${response.status}.`)
      return (await response.json()) as { access_token?: string }
    }
    const { access_token: token } = await ask('/__mock/token', 'POST', { username: PERSONA })
    await hold.remove()
    await ask(
      IDENTITY_BASE_PATH + putChangePassword.path,
      'PUT',
      { currentPassword: from, newPassword: to },
      token,
    )
    hold = await mock.hold('putChangePassword')
  }

  const changed = async ({ before }: PageStep) => {
    const passwords = before['typed'] as Record<PasswordField, string>
    await hold.release({ kind: 'answer' })
    await expect(field('current')).toHaveValue('')
    await changeBack(passwords.new, passwords.current)
  }

  const dropAll = async () => {
    await hold.release({ kind: 'drop' })
    // A browser sends a request again by itself when a kept connection breaks.
    await expect
      .poll(async () => {
        if ((await hold.waiting()) > 0) await hold.release({ kind: 'drop' })
        return submit.getAttribute('aria-busy')
      })
      .toBeNull()
  }

  const refused = async ({ event }: PageStep) => {
    const { code } = event.error as { code: string }
    switch (code) {
      case 'FAILEDTOLOAD':
        return dropAll()
      case 'WrongPassword':
        // The password that was typed is really wrong.
        return hold.release({ kind: 'answer' })
      case 'InvalidToken':
        // The portal renews the sign-in and asks once more.
        await hold.release({ kind: 'code', code })
        return hold.release({ kind: 'code', code })
      default:
        return hold.release({ kind: 'code', code } as Outcome)
    }
  }

  const form = async (expected: Facts) => {
    const values = expected['typed'] as Record<PasswordField, string>
    const problems = expected['problems'] as Partial<Record<PasswordField, PasswordProblem>>
    for (const name of PASSWORD_FIELDS) {
      await expect(field(name)).toHaveValue(values[name], SOON)
      const problem = problems[name]
      if (problem === undefined) {
        await expect(field(name)).not.toHaveAttribute('aria-invalid', 'true', SOON)
      } else {
        await expect(field(name)).toHaveAccessibleDescription(t(`password.problem.${problem}`), SOON)
      }
    }
  }

  const reason = async ({ code, mayHaveChanged }: Facts) => {
    const alert = main.getByRole('alert')
    if (code === null) {
      await expect(alert).toBeEmpty(SOON)
      return
    }
    await expect(alert).toContainText(errorText(String(code)), SOON)
    if (mayHaveChanged === true) await expect(alert).toContainText(t('password.unknown'), SOON)
    else await expect(alert).not.toContainText(t('password.unknown'), SOON)
  }

  const message = async (isChanged: boolean) => {
    const said = main.getByText(t('password.changed'), { exact: true })
    await (isChanged ? expect(said).toBeVisible(SOON) : expect(said).toBeHidden(SOON))
  }

  const resting =
    (label: 'password.submit' | 'faces.retry') =>
    async (expected: Facts): Promise<void> => {
      await form(expected)
      await reason(expected)
      await message(expected['isChanged'] === true)
      await expect(submit).toHaveText(t(label), SOON)
      await expectWaiting(hold, 0)
    }

  return {
    start: async () => {
      await openAs(page, PERSONA, '/my/changepassword')
      await patiently(clock, () => expect(field('current')).toBeVisible(SOON))
      hold = await mock.hold('putChangePassword')
    },
    act: {
      CHANGE: async (step) => {
        const { field: name, value } = typed(step)
        await field(name).fill(value)
      },
      LEAVE: async (step) => {
        const { field: name } = typed(step)
        await field(name).focus()
        await field(name).blur()
      },
      SUBMIT: () => submit.click(),
    },
    answer: { sendPasswords: { done: changed, failed: refused } },
    delay: { CHANGE_TIMEOUT: () => CHANGE_PASSWORD_TIMEOUT_MS },
    see: {
      editing: resting('password.submit'),
      submitting: async (expected) => {
        await form(expected)
        await reason(expected)
        await expect(submit).toHaveText(t('password.saving'), SOON)
        await expectWaiting(hold, 1)
      },
      succeeded: resting('password.submit'),
      failed: resting('faces.retry'),
      expired: resting('password.submit'),
    },
    stop: async () => {
      await hold?.remove()
    },
  }
}
