import { expect } from '@playwright/test'
import {
  CHECK_PAUSE_MS,
  CHECK_TIMEOUT_MS,
  type IntakeDraft,
  type IntakeField,
  type IntakeFormMachine,
  type IntakeProblem,
  LOOK_UP_TIMEOUT_MS,
  SETUP_TIMEOUT_MS,
} from '@portal/machines'
import type { Facts } from '@portal/paths'
import { type ErrorCode, INTAKE_RELOAD_DELAY_MS, postSetup } from '@portal/schemas'
import { PAYLOAD } from '../journeys/intakeForm.ts'
import type { Hold, Operation, Outcome } from '../mock.ts'
import { openAs } from '../signIn.ts'
import { errorText, t } from '../texts.ts'
import type { PageAdapter, PageStep } from './adapter.ts'
import { patiently, SOON } from './pageClock.ts'
import { readDeviceUser, type Stage } from './stage.ts'
import { expectWaiting } from './waiting.ts'

const PERSON = { username: 'newcomer', name: 'Emma De Smet' } as const

const ASKED = [
  'outside.iban',
  'outside.vat',
  'postSetup',
  'getUserInfo',
] as const satisfies readonly Operation[]
type Asked = (typeof ASKED)[number]

const UNREACHABLE: Outcome = { kind: 'status', status: 503 }

/** What a person may be told of a check, in the place of a hint. */
const CHECKED = { vatnr: 'outside.vat', bankaccount: 'outside.iban' } as const

interface Begun {
  readonly isCompany: boolean
  readonly debug: boolean
  readonly draft: IntakeDraft
}

/** The intake of one tab, as a person who signs in for the first time fills it in. */
export const intakeFormOnPage = (stage: Stage): PageAdapter<IntakeFormMachine> => {
  const { page, mock, clock } = stage
  const holds = new Map<Asked, Hold>()
  let begun: Begun
  /** The current values of the fields. */
  let typed: Record<string, string> = {}
  /** Addresses of the intakes that were sent. */
  const sent: URL[] = []

  const main = page.getByRole('main')
  const button = (name: string) => main.getByRole('button', { name, exact: true })
  const title = (name: string) => main.getByRole('heading', { level: 1, name, exact: true })
  const field = (name: string) => main.locator(`[name="${name}"]`)

  const waits = (operation: Asked, count: number) => expectWaiting(holds.get(operation), count, operation)
  const release = (operation: Asked, outcome: Outcome) => holds.get(operation)?.release(outcome)
  const nothingWaits = async () => {
    for (const operation of ASKED) await waits(operation, 0)
  }

  /** The account is set up by another tab of the same person. */
  const setUpElsewhere = async () => {
    await holds.get('postSetup')?.remove()
    const user = await readDeviceUser(stage)
    const answer = await fetch(`${stage.origin}/api${postSetup.path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${user?.accessToken}`, 'content-type': 'application/json' },
      body: JSON.stringify(PAYLOAD),
    })
    expect(await answer.json()).toEqual({ result: 'success' })
    holds.set('postSetup', await mock.hold('postSetup'))
  }

  const answering = (operation: Asked) => ({
    done: async () => release(operation, { kind: 'answer' }),
    failed: async ({ event }: PageStep) => {
      const { code } = event.error as { code: ErrorCode }
      await release(operation, code === 'FAILEDTOLOAD' ? UNREACHABLE : { kind: 'code', code })
    },
  })

  /** All fields as they are, in one look: one look at each takes a busy machine seconds. */
  const inputs = () =>
    main.locator('form [name]:not([type="radio"])').evaluateAll((all) =>
      (all as HTMLInputElement[]).map((one) => ({
        name: one.name,
        value: one.value,
        isInvalid: one.getAttribute('aria-invalid') === 'true',
        isEnabled: !one.matches(':disabled'),
      })),
    )

  /** What each field says: its mistake, or nothing wrong; and that typed text is still there. */
  const fields = async ({ problems, isCompany, isSending }: Facts) => {
    await expect(title(t(isCompany ? 'intake.company' : 'intake.private'))).toBeVisible(SOON)
    for (const name of ['vatnr', 'companyname'])
      await expect(field(name)).toBeVisible({ ...SOON, visible: isCompany === true })
    const wrong = problems as Partial<Record<IntakeField, IntakeProblem>>
    const unlike = ({ name, value, isInvalid, isEnabled }: Awaited<ReturnType<typeof inputs>>[number]) =>
      value !== (typed[name] ?? (name === 'country' ? 'BE' : '')) ||
      isInvalid !== name in wrong ||
      isEnabled !== (isSending !== true)
    const message = 'fields that are not filled in, marked as wrong or open as they should be'
    await expect.poll(async () => (await inputs()).filter(unlike), { ...SOON, message }).toEqual([])
    for (const [name, problem] of Object.entries(wrong))
      if (isCompany === true || !['vatnr', 'companyname'].includes(name))
        await expect(field(name)).toHaveAccessibleDescription(t(`intake.problem.${problem}`), SOON)
  }

  const form = async (expected: Facts) => {
    await fields(expected)
    const isBusy = expected.isBusy === true
    const submit = button(t(isBusy ? 'common.saving' : 'intake.submit'))
    await expect(submit).toBeEnabled({ ...SOON, enabled: !isBusy })
    await waits('postSetup', expected.isSending === true ? 1 : 0)
  }

  /** The result of a check, unless the field has a mistake, which is then told in its place. */
  const check = (name: keyof typeof CHECKED, says: (expected: Facts) => string, isAsked = false) => {
    return async (expected: Facts) => {
      await waits(CHECKED[name], isAsked ? 1 : 0)
      if (name === 'vatnr' && expected.isCompany !== true) return
      const { problems } = expected as { problems: Partial<Record<IntakeField, IntakeProblem>> }
      if (!problems[name]) await expect(field(name)).toHaveAccessibleDescription(says(expected), SOON)
      const spinner = field(name).locator('..').getByText(t('common.checking'))
      await expect(spinner).toHaveCount(isAsked ? 1 : 0, SOON)
    }
  }
  const ibanHint = ({ bic }: Facts) =>
    bic === null ? t('intake.iban.hint') : t('intake.iban.bic', { bic: String(bic) })
  const vatHint = () => t('intake.vat.hint')
  const skipped = () => t('intake.skipped')
  const owner = async (expected: Facts) => {
    await check('vatnr', vatHint)(expected)
    await expect(main.getByText(String(expected.companyFound), { exact: true })).toBeVisible(SOON)
  }

  const welcomed = (text: string) => async () => {
    await expect(title(t('intake.welcome', { name: PERSON.name }))).toBeFocused(SOON)
    await expect(main.getByText(text)).toBeVisible(SOON)
    await expect(main.locator('form')).toHaveCount(0, SOON)
    // What was typed is not needed any more, and holds an IBAN: nothing of it stays.
    const kept = await page.evaluate(() => Object.keys(window.sessionStorage))
    expect(kept.filter((key) => key.startsWith('charge-portal:intake'))).toEqual([])
    await nothingWaits()
  }

  return {
    start: async (input) => {
      begun = input as Begun
      const address = begun.debug ? '/?debug=1' : '/'
      await openAs(page, PERSON.username, address)
      await patiently(clock, () => expect(title(t('intake.private'))).toBeVisible(SOON))
      const user = await readDeviceUser(stage)
      await page.evaluate(([key, draft]) => window.sessionStorage.setItem(key, draft), [
        `charge-portal:intake:${user?.profile.sub}`,
        JSON.stringify({ v: 1, isCompany: begun.isCompany, draft: begun.draft }),
      ] as const)
      typed = { ...begun.draft }
      page.on('request', (request) => {
        const url = new URL(request.url())
        if (url.pathname.endsWith('/user/BCO/Setup')) sent.push(url)
      })
      for (const operation of ASKED) {
        if (operation !== 'getUserInfo') holds.set(operation, await mock.hold(operation))
      }
      await page.goto(address)
      await patiently(clock, () => expect(main.locator('form')).toBeVisible(SOON))
      holds.set('getUserInfo', await mock.hold('getUserInfo'))
    },
    act: {
      CHANGE: async ({ event }) => {
        typed[event.field] = event.value
        await field(event.field).fill(event.value)
      },
      LEAVE: async ({ event }) => {
        await field(event.field).focus()
        await title(await main.getByRole('heading', { level: 1 }).innerText()).click()
      },
      CHOOSE_KIND: ({ event }) =>
        main
          .getByRole('radio', { name: t(event.isCompany ? 'intake.kind.company' : 'intake.kind.private') })
          .check(),
      SUBMIT: async () => {
        const isTyping = await page.evaluate(() =>
          document.activeElement?.matches('input[type=text], input[type=tel]'),
        )
        if (isTyping) await page.keyboard.press('Enter')
        else await button(t('intake.submit')).click()
      },
      BACK_TO_FORM: () => button(t('intake.back')).click(),
      RETRY: () => button(t('faces.retry')).click(),
    },
    answer: {
      validateIban: answering('outside.iban'),
      validateVat: answering('outside.vat'),
      submitSetup: answering('postSetup'),
      lookUpAccount: {
        ...answering('getUserInfo'),
        done: async ({ event }) => {
          if ((event.output as { isSetUp: boolean }).isSetUp) await setUpElsewhere()
          await release('getUserInfo', { kind: 'answer' })
        },
      },
    },
    delay: {
      CHECK_PAUSE: () => CHECK_PAUSE_MS,
      CHECK_TIMEOUT: () => CHECK_TIMEOUT_MS,
      SETUP_TIMEOUT: () => SETUP_TIMEOUT_MS,
      LOOK_UP_TIMEOUT: () => LOOK_UP_TIMEOUT_MS,
      RELOAD_DELAY: () => INTAKE_RELOAD_DELAY_MS,
    },
    see: {
      'editing.submission.typing': form,
      'editing.submission.awaitingChecks': form,
      // Over before anything is drawn.
      'editing.iban.found': async () => undefined,
      'editing.iban.idle': check('bankaccount', ibanHint),
      'editing.iban.pausing': check('bankaccount', ibanHint),
      'editing.iban.checking': check('bankaccount', ibanHint, true),
      'editing.iban.valid': check('bankaccount', ibanHint),
      'editing.iban.invalid': check('bankaccount', ibanHint),
      'editing.iban.skipped': check('bankaccount', skipped),
      'editing.vat.found': async () => undefined,
      'editing.vat.idle': check('vatnr', vatHint),
      'editing.vat.pausing': check('vatnr', vatHint),
      'editing.vat.checking': check('vatnr', vatHint, true),
      'editing.vat.valid': owner,
      'editing.vat.invalid': check('vatnr', vatHint),
      'editing.vat.skipped': check('vatnr', skipped),
      submitting: async (expected) => {
        await form(expected)
        expect(sent.at(-1)?.search).toBe(begun.debug ? '?debug=1' : '')
      },
      lookingUp: async () => {
        await expect(title(t('intake.lookingUp'))).toBeFocused(SOON)
        await waits('getUserInfo', 1)
      },
      failed: async ({ code, canLookAgain }) => {
        await expect(title(t('intake.failed'))).toBeFocused(SOON)
        await expect(main.getByText(errorText(String(code)), { exact: true })).toBeVisible(SOON)
        await expect(button(t('intake.back'))).toBeVisible(SOON)
        await expect(button(t('faces.signOut'))).toBeVisible(SOON)
        await expect(button(t('faces.retry'))).toBeVisible({ ...SOON, visible: canLookAgain === true })
        await expect(main.locator('form')).toHaveCount(0, SOON)
        await nothingWaits()
      },
      welcoming: welcomed(t('intake.welcome.text')),
      recognised: welcomed(t('intake.welcome.known')),
      // The new document asks who this is.
      reloading: () => waits('getUserInfo', 1),
    },
    stop: async () => {
      for (const hold of holds.values()) await hold.remove()
    },
  }
}
