import { expect, type Locator, type Request } from '@playwright/test'
import {
  type StoredDraft,
  WIZARD_CALL_TIMEOUT_MS,
  WIZARD_CHECK_TIMEOUT_MS,
  WIZARD_LOOK_UP_TIMEOUT_MS,
} from '@portal/machines'
import type { Facts } from '@portal/paths'
import type { ErrorCode } from '@portal/schemas'
import { press } from '../journeys/keyboard.ts'
import type { Hold, Operation, Outcome } from '../mock.ts'
import { isRequestOf } from '../requests.ts'
import { EMPTY_PAGE, openAs } from '../signIn.ts'
import { errorText, formats, t } from '../texts.ts'
import { type PageStep, unseen } from './adapter.ts'
import { patiently, SOON } from './pageClock.ts'
import type { Stage } from './stage.ts'
import { expectWaiting } from './waiting.ts'
import type { WizardOnPage } from './wizardOnPage.ts'

/** 'mounting' inside of a sentence; an abbreviation stays as it is. */
const inSentence = (label: string): string =>
  /^\p{Lu}\P{Lu}+$/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label

const viewStatesOf = ({ viewState }: Facts) => String(viewState)
const SUBMISSION: readonly string[] = ['submitting', 'unknown', 'failed', 'timedOut']

/**
 * A wizard of one tab: its steps, its submission call by call, and the home screen that keeps its draft. What leads
 * from step to step is done by keyboard alone: journeys and charters use the mouse.
 */
export const wizardOnPage = <TStep extends string, TCall extends string>(
  stage: Stage,
  look: WizardOnPage<TStep, TCall>,
) => {
  const { page, mock, clock, origin } = stage
  const { resetTokens } = look
  const holds = new Map<Operation, Hold>()
  /** The last request of each call, as the portal sent it. */
  const sent = new Map<string, Request>()
  let visit = 0
  let isAskedAtStep = false

  const calls = Object.keys(look.calls) as TCall[]
  const callOf = (name: string) => look.calls[name as TCall]
  const looks = [...new Set(calls.map((call) => look.calls[call].look))]
  const main = page.getByRole('main')
  const button = (name: string) => main.getByRole('button', { name, exact: true })
  const title = (name: string) => main.getByRole('heading', { level: 1, name, exact: true })
  const soon = (wanted: Locator) => patiently(clock, () => expect(wanted).toBeVisible(SOON))

  const hold = async (operation: Operation) => {
    if (!holds.has(operation)) holds.set(operation, await mock.hold(operation))
  }
  const letGo = async (operation: Operation) => {
    const held = holds.get(operation)
    holds.delete(operation)
    await held?.remove()
  }
  const release = (operation: Operation, outcome: Outcome) => holds.get(operation)?.release(outcome)
  const waits = (operation: Operation, count: number) => expectWaiting(holds.get(operation), count, operation)

  /** While it is sent, the search for what arrived waits too; elsewhere the same calls fill screens. */
  const prepared =
    (act: (step: PageStep) => Promise<void>) =>
    async (step: PageStep): Promise<void> => {
      if (SUBMISSION.includes(viewStatesOf(step.expect))) for (const operation of looks) await hold(operation)
      await act(step)
    }
  const looksFree = async () => {
    for (const operation of looks) await letGo(operation)
  }

  const stored = (draft: unknown): string => {
    visit += 1
    const { submission, ...rest } = look.unlike(draft as StoredDraft, visit)
    const key = `019e4e0a-0000-7000-8000-${String(visit).padStart(12, '0')}`
    return JSON.stringify({ ...rest, submission: { ...submission, key } })
  }
  /** As another tab of the same browser does. */
  const storeElsewhere = async (draft: unknown) => {
    const tab = await page.context().newPage()
    await tab.goto(`${origin}${EMPTY_PAGE}`)
    await tab.evaluate(
      ([key, text]) =>
        text === null ? window.localStorage.removeItem(key) : window.localStorage.setItem(key, text),
      [look.draftKey(mock.session), draft === undefined ? null : stored(draft)] as const,
    )
    await tab.close()
  }

  /** No answer comes. A browser asks again by itself when a kept connection breaks. */
  const breakOff = async (operation: Operation) => {
    let isLost = false
    const lost = (request: Request) => {
      if (request.failure()?.errorText !== 'net::ERR_ABORTED') isLost = true
    }
    page.on('requestfailed', lost)
    await release(operation, { kind: 'drop' })
    await expect
      .poll(async () => {
        if (!isLost && (await holds.get(operation)?.waiting()) !== 0)
          await release(operation, { kind: 'drop' })
        return isLost
      })
      .toBe(true)
    page.off('requestfailed', lost)
  }
  const failedWith =
    (operation: Operation) =>
    async ({ event }: PageStep) => {
      const { code } = event.error as { code: ErrorCode }
      await (code === 'FAILEDTOLOAD' ? breakOff(operation) : release(operation, { kind: 'code', code }))
    }
  const answering = (operation: Operation) => ({
    done: prepared(async () => release(operation, { kind: 'answer' })),
    failed: prepared(failedWith(operation)),
  })
  /** Nothing comes. News that were on their way begin the time again, so it may take more than once. */
  const staySilent = async (operation: Operation, ms: number) => {
    await expect(async () => {
      await clock.run(ms)
      await waits(operation, 0)
    }).toPass({ timeout: 10_000 })
  }
  const answeringCall = ({ operation, silence }: WizardOnPage<TStep, TCall>['calls'][TCall]) =>
    silence === undefined
      ? answering(operation)
      : {
          ...answering(operation),
          failed: prepared(async (step: PageStep) =>
            (step.event.error as { code: string }).code === 'FAILEDTOLOAD'
              ? staySilent(operation, silence)
              : failedWith(operation)(step),
          ),
        }

  /** The call that may or may not have arrived. */
  const unknownCall = ({ calls: states }: Facts): string =>
    (states as readonly string[]).find((one) => one.endsWith(': unknown'))?.split(': ')[0] ?? ''

  /** What the portal sent arrives after all. */
  const arrives = async (name: string) => {
    const request = sent.get(name)
    if (!request) throw new Error(`The portal has not sent ${name}.`)
    const { operation } = callOf(name)
    await letGo(operation)
    const { host: _, 'content-length': __, ...headers } = request.headers()
    const answer = await fetch(request.url(), { method: request.method(), headers, body: request.postData() })
    expect(answer.ok).toBe(true)
    await hold(operation)
  }

  const submitWords = ({ leadsTo, ...expected }: Facts): string => {
    if (leadsTo === 'submit') return look.submit(expected)
    if (leadsTo === 'return') return t('wizard.return')
    const next = look.steps[String(leadsTo) as TStep]
    return t('wizard.next', { step: next ? inSentence(next.label) : '' })
  }

  /** A step: its heading and address, where its button leads, and every message to the person. */
  const seeStep = (name: TStep) => async (expected: Facts) => {
    // The review reads records while the fate of a submission is found out.
    await looksFree()
    const { path, title: heading, label } = look.steps[name]
    await expect(title(heading)).toBeVisible(SOON)
    await expect.poll(() => new URL(page.url()).pathname, SOON).toBe(path)
    await expect(main.getByRole('listitem').and(page.locator('[aria-current=step]'))).toContainText(
      label,
      SOON,
    )
    await expect(button(submitWords(expected))).toBeEnabled(SOON)
    await expect(button(t('common.back'))).toHaveCount(expected.stack === '' ? 0 : 1, SOON)
    const problems = Object.keys(expected.problems as object)
    await expect(main.locator('form [aria-invalid=true]')).toHaveCount(problems.length, SOON)
    for (const field of problems)
      await expect(main.locator(`[name="${field}"]`)).toHaveAttribute('aria-invalid', 'true', SOON)
    const fell = String(expected.fell).split(' ').filter(Boolean)
    if (fell.length > 0)
      await expect(
        main.getByText(t('wizard.fell', { answers: [...new Set(fell.map(look.fieldName))].join(', ') })),
      ).toBeVisible(SOON)
    if (expected.error !== null)
      await expect(main.getByText(errorText(String(expected.error)), { exact: true })).toBeVisible(SOON)
    if (typeof expected.total === 'number')
      await expect(page.getByRole('region', { name: t('wizard.order') })).toContainText(
        formats.money(expected.total),
        SOON,
      )
  }

  const progress = async ({ calls: states }: Facts) => {
    for (const one of states as readonly string[]) {
      const [name = '', state] = one.split(': ')
      const row = main
        .getByRole('listitem')
        .filter({ has: page.getByText(callOf(name).name, { exact: true }) })
      await expect(row).toContainText(t(`wizard.call.${state as 'done'}`), SOON)
    }
  }
  const seeSending = (name: TCall) => async (expected: Facts) => {
    await expect(title(t('wizard.sending.title'))).toBeVisible(SOON)
    await progress(expected)
    await waits(look.calls[name].operation, 1)
  }
  const seeOver = (heading: string, text: string) => async (expected: Facts) => {
    await expect(title(heading)).toBeVisible(SOON)
    await expect(main.getByText(errorText(String(expected.error)), { exact: true }).first()).toBeVisible(SOON)
    await expect(main.getByText(text)).toBeVisible(SOON)
    await progress(expected)
    await expect(button(t('faces.retry'))).toBeEnabled(SOON)
    for (const call of calls) await waits(look.calls[call].operation, 0)
  }
  const seeChecking = async ({ step }: Facts) => {
    await expect(title(look.steps[String(step) as TStep].title)).toBeVisible(SOON)
    await expect(button(t('common.checking'))).toBeVisible(SOON)
    await expect(button(t('common.cancel'))).toBeVisible(SOON)
    await waits(look.check, 1)
  }
  const overAtOnce = async () => undefined

  const pressLeave = () => press(button(t('wizard.leave')))

  const seeLookingUp = async (expected: Facts) => {
    await expect(title(t('wizard.unknown.title'))).toBeVisible(SOON)
    await progress(expected)
    await waits(callOf(unknownCall(expected)).look, 1)
    for (const call of calls) await waits(look.calls[call].operation, 0)
  }
  const see = {
    'idle.waiting': async ({ draft }: Facts) => {
      await looksFree()
      await expect.poll(() => new URL(page.url()).pathname, SOON).toBe(look.home.path)
      await expect(main.locator('form.wizard-form')).toHaveCount(0, SOON)
      const text = await page.evaluate((key) => window.localStorage.getItem(key), look.draftKey(mock.session))
      expect(text === null).toBe(draft === null)
      await look.home.seeDraft?.(draft !== null)
    },
    'idle.discarding': () => expect(title(t('wizard.discard.title'))).toBeVisible(SOON),
    'asking.finding': overAtOnce,
    ...(Object.fromEntries(
      (Object.keys(look.steps) as TStep[]).map((name) => [`asking.${name}`, seeStep(name)]),
    ) as Record<`asking.${TStep}`, (expected: Facts) => Promise<void>>),
    checking: seeChecking,
    'checking.asked': seeChecking,
    'checking.onTheWay': seeChecking,
    overtaken: async ({ draft }: Facts) => {
      await expect(title(t('wizard.overtaken.title'))).toBeVisible(SOON)
      await expect(button(t('wizard.overtaken.continue'))).toHaveCount(draft === null ? 0 : 1, SOON)
      await expect(button(t('wizard.leave'))).toBeVisible(SOON)
    },
    'submitting.choosing': overAtOnce,
    ...(Object.fromEntries(calls.map((name) => [`submitting.${name}`, seeSending(name)])) as Record<
      `submitting.${TCall}`,
      (expected: Facts) => Promise<void>
    >),
    'submissionUnknown.byItself': seeLookingUp,
    'submissionUnknown.onTheWay': seeLookingUp,
    failed: seeOver(t('wizard.failed.title'), t('wizard.failed.kept')),
    timedOut: seeOver(t('wizard.timedOut.title'), t('wizard.timedOut.text')),
    submitted: async (expected: Facts) => {
      await looksFree()
      await expect(title(look.done(expected))).toBeVisible(SOON)
      const kept = await page.evaluate((key) => window.localStorage.getItem(key), look.draftKey(mock.session))
      // What was sent is no draft any more; one that another tab has begun since is still there.
      expect(kept !== null).toBe(expected['begun'])
    },
  }

  return {
    start: async (input: unknown) => {
      const { stored: draft } = input as { readonly stored: StoredDraft | null }
      await page.goto(EMPTY_PAGE)
      if (draft)
        await page.evaluate(([key, text]) => window.localStorage.setItem(key, text), [
          look.draftKey(mock.session),
          stored(draft),
        ] as const)
      page.on('request', (request) => {
        if (request.method() === 'GET') return
        const called = calls.find((name) => isRequestOf(request, look.calls[name].operation))
        if (called) sent.set(called, request)
      })
      await hold(look.check)
      for (const call of calls) await hold(look.calls[call].operation)
      await openAs(page, look.persona, look.home.path)
    },
    act: {
      START: prepared(async () => {
        visit += 1
        await look.home.begin()
      }),
      CONTINUE: prepared(({ before }) =>
        before.viewState === 'overtaken' ? press(button(t('wizard.overtaken.continue'))) : look.home.goOn(),
      ),
      DISCARD: async ({ before }: PageStep) => {
        isAskedAtStep = before.viewState === 'step'
        await (isAskedAtStep ? press(button(t('wizard.draft.discard'))) : look.home.discard())
      },
      CONFIRM: () => press(button(t('wizard.draft.discard'))),
      CANCEL: async ({ before }: PageStep) => {
        await press(button(t('common.cancel')))
        // Asked at a step, the person is back at it: to have the draft wait they leave.
        if (before.viewState !== 'discarding') return
        if (!isAskedAtStep) return look.home.keep?.()
        await soon(button(t('wizard.leave')))
        await pressLeave()
      },
      ANSWER: ({ event }: PageStep) => look.fill(event.answers as Readonly<Record<string, unknown>>, visit),
      LEARN: unseen('What it fills in is at a later step, which no path reaches from a start'),
      TOUCH: async ({ event }: PageStep) => {
        await press(main.locator(`[name="${String(event.field)}"]`), 'Tab')
      },
      NEXT: prepared(({ before }) => press(button(submitWords(before)))),
      BACK: ({ before }: PageStep) =>
        press(button(t(before.viewState === 'step' ? 'common.back' : 'wizard.failed.back'))),
      POP_TO: ({ event }: PageStep) =>
        press(
          main
            .getByRole('list', { name: t('wizard.steps') })
            .getByRole('button', { name: look.steps[String(event.to) as TStep].label }),
        ),
      EDIT: ({ event }: PageStep) =>
        press(button(t('wizard.changeOf', { step: look.steps[String(event.step) as TStep].label }))),
      RESET: async () => {
        await press(button(t('wizard.reset')))
        const dialog = page.getByRole('dialog')
        await soon(dialog.getByRole('button', { name: t('wizard.reset'), exact: true }))
        await press(dialog.getByRole('button', { name: t('wizard.reset'), exact: true }))
      },
      SUBMIT: prepared(async ({ before }) => {
        await press(button(submitWords(before)))
        // It counts once, however often it is pressed.
        await page.keyboard.press('Enter')
      }),
      RETRY: prepared(() => press(button(t('faces.retry')))),
      LEAVE: ({ before }: PageStep) => (before.viewState === 'submitted' ? look.leaveDone() : pressLeave()),
      OVERTAKEN: ({ event }: PageStep) => storeElsewhere(event.stored),
      // By mouse: the keyboard leaves the field on its way there, which is an event of its own.
      CHECK: ({ before }: PageStep) =>
        button(before.error === null ? look.checkWords : (look.recheckWords ?? look.checkWords)).click(),
      RESET_TOKENS:
        resetTokens === undefined
          ? unseen('There are no cards in this wizard')
          : () => press(button(resetTokens)),
    },
    answer: {
      checkStep: answering(look.check),
      lookUp: {
        done: prepared(async ({ event, before }: PageStep) => {
          const name = unknownCall(before)
          if ((event.output as { found: unknown }).found !== null) await arrives(name)
          await release(callOf(name).look, { kind: 'answer' })
        }),
        failed: prepared(async (step: PageStep) => failedWith(callOf(unknownCall(step.before)).look)(step)),
      },
      ...(Object.fromEntries(calls.map((name) => [name, answeringCall(look.calls[name])])) as Record<
        TCall,
        ReturnType<typeof answering>
      >),
    },
    delay: {
      CALL_TIMEOUT: () => WIZARD_CALL_TIMEOUT_MS,
      LOOK_UP_TIMEOUT: () => WIZARD_LOOK_UP_TIMEOUT_MS,
      CHECK_TIMEOUT: () => WIZARD_CHECK_TIMEOUT_MS,
    },
    see,
    stop: async () => {
      for (const held of holds.values()) await held.remove()
    },
  }
}
