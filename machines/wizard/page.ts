import { type Around, type Facts, type Never, never } from '@portal/paths'
import { FAILED_TO_LOAD } from '../failure.ts'
import {
  type Acts,
  device,
  fail,
  inSentence,
  type LabelText,
  labelOf,
  mistakes,
  mock,
  type Sights,
  see,
  text,
  user,
} from '../steps/index.ts'
import type { WizardEvent } from './context.ts'
import type { WizardAnswers } from './definition.ts'
import type { StoredDraft } from './draft.ts'
import { WIZARD_CALL_TIMEOUT_MS, WIZARD_CHECK_TIMEOUT_MS, WIZARD_LOOK_UP_TIMEOUT_MS } from './timeouts.ts'

interface StepOnPage {
  readonly path: string
  readonly title: string
  /** Label of the step in the list of steps, and on the button that leads to it. */
  readonly label: string
}

interface CallOnPage {
  readonly name: string
  readonly operation: string
  /** Operation of the lookup that reveals whether the call arrived. */
  readonly search: string
  /** Timeout without progress, in ms; set if the call has its own. */
  readonly silence?: number
}

/** Wizard-specific parts of the page. Texts are translation keys. */
interface WizardOnPage<TStep extends string, TAnswers, TCall extends string> {
  readonly steps: Readonly<Record<TStep, StepOnPage>>
  readonly calls: Readonly<Record<TCall, CallOnPage>>
  readonly check: {
    readonly operation: string
    readonly button: string
    /** Text of the button after a failure, if it differs. */
    readonly again?: string
  }
  readonly field: (name: string) => LabelText
  /** Field-specific texts of problems, by `field problem`. */
  readonly problems: Readonly<Record<string, string>>
  /** Key of the draft in local storage. */
  readonly draft: string
  /**
   * Returns a draft as another tab would store it. `later` is the number of OVERTAKEN events still to come in the
   * path. It makes each draft unique, so a lookup cannot find a request that was sent from another draft.
   */
  readonly elsewhere: (draft: StoredDraft, later: number) => string
  readonly home: {
    readonly path: string
    readonly sees: (hasDraft: boolean) => Sights
    readonly begins: Acts
    readonly continues: Acts
    readonly discards: Acts
    /** Steps that lead to the home screen after CANCEL, if CANCEL itself does not. */
    readonly keeps?: (before: Facts) => Acts
  }
  readonly answer: (field: keyof TAnswers & string, value: string) => Acts
  readonly resetTokens?: Acts
  readonly submit: (expected: Facts) => string
  readonly done: (expected: Facts) => string
  /** Button that leaves the confirmation. */
  readonly leaveDone: string
}

type Done<TCause> = Acts | ((cause: TCause, before: Facts, around: Around) => Acts)
type Seen = (expected: Facts) => Sights

const PROBLEMS = { required: 'wizard.problem.required', invalid: 'wizard.problem.invalid' } as const

/** View states of an unfinished submission. */
const SUBMISSION: readonly unknown[] = ['submitting', 'unknown', 'failed', 'timedOut']

const isNever = (done: object | Never): done is Never => 'never' in done

/** Returns the steps that all wizards share, for one wizard. */
export const wizardSteps = <TStep extends string, TAnswers extends WizardAnswers, TCall extends string>({
  steps,
  calls,
  check,
  field,
  problems,
  draft,
  elsewhere,
  home,
  answer,
  resetTokens,
  submit,
  done,
  leaveDone,
}: WizardOnPage<TStep, TAnswers, TCall>) => {
  type Event = WizardEvent<TStep, TAnswers>

  const stagesIn = ({ calls = [] }: Facts) =>
    (calls as readonly string[]).map((one) => one.split(': ') as [TCall, string])
  const callIn = (expected: Facts, ...stages: readonly string[]): CallOnPage => {
    const found = stagesIn(expected).find(([, stage]) => stages.includes(stage))
    if (found === undefined) throw new Error(`No call is ${stages.join(' or ')}.`)
    return calls[found[0]]
  }
  const unknownCall = (expected: Facts) => callIn(expected, 'unknown')
  const searchesOf = (facts: Facts): readonly string[] => [
    ...new Set(stagesIn(facts).map(([call]) => calls[call].search)),
  ]

  /** Holds the lookup operations only during a submission, because screens use them at other times. */
  const holdingSearches = <TSteps extends object>(all: TSteps): TSteps =>
    Object.fromEntries(
      Object.entries(all).map(([name, one]) => {
        const acts = one as Done<unknown> | Never
        if (typeof acts === 'object' && isNever(acts)) return [name, acts]
        return [
          name,
          (cause: unknown, before: Facts, around: Around): Acts => {
            const wasSending = SUBMISSION.includes(before['viewState'])
            const isSending = SUBMISSION.includes(around.after['viewState'])
            return [
              isSending && !wasSending && searchesOf(around.after).map(mock.hold),
              typeof acts === 'function' ? acts(cause, before, around) : acts,
              wasSending && !isSending && searchesOf(before).map(mock.stopHolding),
            ]
          },
        ]
      }),
    ) as TSteps

  const answers = (input: object): Acts =>
    Object.entries(input).map(
      // An option that stays off needs no action.
      ([name, value]) => value !== false && answer(name as keyof TAnswers & string, String(value)),
    )

  /** Returns the label of the button to the next step. */
  const next = ({ leadsTo }: Facts): LabelText =>
    leadsTo === 'return'
      ? 'wizard.return'
      : text('wizard.next', { step: inSentence(steps[leadsTo as TStep].label) })

  const wrong = ({ problems: found }: Facts) => {
    const fields = Object.keys(found as object)
    return [
      ...mistakes(found, Object.fromEntries(fields.map((one) => [one, field(one)])), {
        ...PROBLEMS,
        ...problems,
      }),
      fields.length > 0 && see.mistakes(fields.length),
    ]
  }

  const step =
    (name: TStep): Seen =>
    (expected) => {
      const { path, title, label } = steps[name]
      return [
        see.address(path),
        see.heading(title),
        see.currentStep(label),
        expected['error'] !== null && see.reason(String(expected['error'])),
        wrong(expected),
        expected['fell'] !== '' &&
          see.text(
            text('wizard.fell', { answers: String(expected['fell']).split(' ').map(field).map(labelOf) }),
          ),
        typeof expected['total'] === 'number' && see.total(expected['total']),
        expected['leadsTo'] === 'submit'
          ? see.buttonStartingWith(submit(expected))
          : see.enabled(next(expected)),
        expected['stack'] === '' ? see.noText('common.back') : see.button('common.back'),
      ]
    }

  const progress = (expected: Facts) =>
    stagesIn(expected).map(([call, stage]) => see.stage(calls[call].name, `wizard.call.${stage}`))

  const checking: Seen = (expected) => [
    see.heading(steps[expected['step'] as TStep].title),
    see.text('common.checking'),
    see.text('common.cancel'),
    see.waiting(check.operation),
  ]
  const lookingUp: Seen = (expected) => [
    see.heading('wizard.unknown.title'),
    progress(expected),
    see.waiting(unknownCall(expected).search),
    see.notWaiting(unknownCall(expected).operation),
  ]
  const over =
    (title: string, reassurance: string): Seen =>
    (expected) => [
      see.heading(title),
      see.reason(String(expected['error'])),
      see.text(reassurance),
      progress(expected),
      see.enabled('faces.retry'),
      see.notWaiting(callIn(expected, 'failing', 'unknown').operation),
    ]

  const isStored = (is: boolean) => (is ? see.stored(draft, '"draft"') : see.notStored(draft))

  const sending =
    (call: TCall): Seen =>
    (expected) => [
      see.heading('wizard.sending.title'),
      progress(expected),
      see.waiting(calls[call].operation),
    ]

  const events: { readonly [E in Event['type']]: Done<Extract<Event, { type: E }>> | Never } = {
    START: home.begins,
    CONTINUE: (_, { viewState }) =>
      viewState === 'overtaken' ? user.press('wizard.overtaken.continue') : home.continues,
    DISCARD: (_, { viewState }) =>
      viewState === 'step' ? user.press('wizard.draft.discard') : home.discards,
    CONFIRM: user.press('wizard.draft.discard'),
    CANCEL: (_, before) => [
      user.press('common.cancel'),
      before['viewState'] === 'discarding' && home.keeps?.(before),
    ],
    ANSWER: (event) => answers(event.answers),
    LEARN: never('It fills in a later step, which no browser path reaches'),
    TOUCH: (event) => user.leaveByClick(field(event.field)),
    CHECK: (_, { error }) => user.press(error === null ? check.button : (check.again ?? check.button)),
    NEXT: (_, before) => user.press(next(before)),
    BACK: (_, { viewState }) => user.press(viewState === 'step' ? 'common.back' : 'wizard.failed.back'),
    POP_TO: ({ to }) => user.press(steps[to as TStep].label, 'listOfSteps'),
    EDIT: (event) => user.press(text('wizard.changeOf', { step: text(steps[event.step].label) })),
    RESET: [user.press('wizard.reset'), user.press('wizard.reset', 'question')],
    RESET_TOKENS: resetTokens ?? never('This wizard has no cards'),
    SUBMIT: (_, before) => user.pressTwice(submit(before)),
    RETRY: user.press('faces.retry'),
    LEAVE: (_, { viewState }) => user.press(viewState === 'submitted' ? leaveDone : 'wizard.leave'),
    OVERTAKEN: ({ stored }, _, { coming }) =>
      stored === undefined
        ? device.forgetInOtherTab(draft)
        : device.storeInOtherTab(
            draft,
            elsewhere(stored as StoredDraft, coming.filter(({ type }) => type === 'OVERTAKEN').length),
          ),
  }

  const callAnswers = ({ operation, silence }: CallOnPage) => ({
    done: mock.answer(operation),
    failed: (reason: { readonly code: string }) =>
      silence !== undefined && reason.code === FAILED_TO_LOAD.code
        ? mock.leaveUnanswered(operation, silence)
        : fail(operation, reason),
  })

  const names = Object.keys(calls) as TCall[]
  const each = <TName extends string, TPrefix extends string, T>(
    all: readonly TName[],
    prefix: TPrefix,
    make: (name: TName) => T,
  ) => Object.fromEntries(all.map((name) => [prefix + name, make(name)])) as Record<`${TPrefix}${TName}`, T>

  return {
    events: holdingSearches(events),
    answers: {
      checkStep: {
        done: mock.answer(check.operation),
        failed: (reason: { readonly code: string }) => fail(check.operation, reason),
      },
      lookUp: holdingSearches({
        done: ({ found }: { readonly found: unknown }, before: Facts): Acts => {
          const { operation, search } = unknownCall(before)
          return [
            found !== null && [mock.stopHolding(operation), mock.deliverLastRequest(), mock.hold(operation)],
            mock.answer(search),
          ]
        },
        failed: (reason: { readonly code: string }, before: Facts): Acts =>
          fail(unknownCall(before).search, reason),
      }),
      ...each(names, '', (call) => holdingSearches(callAnswers(calls[call]))),
    },
    delays: {
      CALL_TIMEOUT: (state: string) =>
        mock.leaveUnanswered(calls[state.split('.').at(-1) as TCall].operation, WIZARD_CALL_TIMEOUT_MS),
      LOOK_UP_TIMEOUT: (_: string, before: Facts) =>
        mock.leaveUnanswered(unknownCall(before).search, WIZARD_LOOK_UP_TIMEOUT_MS),
      CHECK_TIMEOUT: mock.leaveUnanswered(check.operation, WIZARD_CHECK_TIMEOUT_MS),
    },
    states: {
      'idle.waiting': ({ draft: stored }: Facts) => [
        see.address(home.path),
        home.sees(stored !== null),
        isStored(stored !== null),
      ],
      'idle.discarding': [see.heading('wizard.discard.title'), see.text('common.cancel')],
      'answering.finding': never('Transient: never rendered'),
      ...each(Object.keys(steps) as TStep[], 'answering.', step),
      checking,
      'checking.asked': checking,
      'checking.onTheWay': checking,
      overtaken: ({ draft: stored }: Facts) => [
        see.heading('wizard.overtaken.title'),
        stored === null ? see.noText('wizard.overtaken.continue') : see.text('wizard.overtaken.continue'),
        see.text('wizard.leave'),
      ],
      'submitting.choosing': never('Transient: never rendered'),
      ...each(names, 'submitting.', sending),
      'submissionUnknown.byItself': lookingUp,
      'submissionUnknown.onTheWay': lookingUp,
      failed: over('wizard.failed.title', 'wizard.failed.kept'),
      timedOut: over('wizard.timedOut.title', 'wizard.timedOut.text'),
      // A submitted draft is deleted, but a draft that another tab has started after the submission stays.
      submitted: (expected: Facts) => [see.heading(done(expected)), isStored(expected['begun'] === true)],
    },
  }
}
