import { FAILED_TO_LOAD } from '../failure.ts'
import type { Facts } from '../paths/json.ts'
import { type Untold, untold } from '../paths/wordsFor.ts'
import { also, fails, fieldName, mistakes, silent } from '../words.ts'
import {
  WIZARD_CALL_TIMEOUT_MS,
  WIZARD_CHECK_TIMEOUT_MS,
  WIZARD_LOOK_UP_TIMEOUT_MS,
  type WizardEvent,
} from './createWizard.ts'
import type { WizardAnswers } from './definition.ts'

interface Reason {
  readonly code: string
}

/** What the words of a wizard need beside what all wizards have in common. */
interface WizardVocabulary<TStep extends string, TAnswers, TCall extends string> {
  /** The heading of each step. */
  readonly titles: Readonly<Record<TStep, string>>
  readonly calls: Readonly<Record<TCall, string>>
  /** Calls that keep their own time: after so many ms of silence, in which one of them is lost. */
  readonly silences?: { readonly [C in TCall]?: number }
  /** The fields that a path leaves wrong, as the step names them. */
  readonly labels: Readonly<Record<string, string>>
  readonly start: (answers: TAnswers) => string
  /** The words of the button that submits. */
  readonly submit: string
  readonly answer: (answers: Partial<TAnswers>) => string
  readonly check: {
    readonly asked: string
    /** The words of the button that asks, in quotes. */
    readonly button: string
    readonly done: (answers: Partial<TAnswers>) => string
    readonly state: string
  }
}

const PROBLEMS: Readonly<Record<string, string>> = {
  required: 'This field is required',
  invalid: 'Invalid',
  maxLength: 'Maximum no. of characters allowed is 100',
  atLeastOne: 'Choose at least one',
  CANTCOMBINE: 'These cannot be combined',
  INVALIDVAL: 'Select a subscription type to activate reimbursement',
  REIMBREQRC: 'Select a user for reimbursement',
}

const reason = ({ error }: Facts): string => `what the code ${String(error)} means`

const progress = ({ calls }: Facts): string =>
  (calls as readonly string[]).length === 0 ? 'no call is left' : (calls as readonly string[]).join(', ')

/** The words that every wizard uses, made for one: each is written once. */
export const wizardWords = <TStep extends string, TAnswers extends WizardAnswers, TCall extends string>({
  titles,
  calls,
  silences = {},
  labels,
  start,
  submit,
  answer,
  check,
}: WizardVocabulary<TStep, TAnswers, TCall>) => {
  const shown = (step: TStep) => (expected: Facts) =>
    also(
      `the step “${titles[step]}”`,
      expected['error'] !== null && reason(expected),
      mistakes(expected, labels, PROBLEMS),
      expected['fell'] !== '' && `that these answers no longer apply: ${String(expected['fell'])}`,
      expected['total'] !== null && `a total of ${String(expected['total'])} euro`,
    )
  const steps = Object.keys(titles) as TStep[]
  const names = Object.keys(calls) as TCall[]
  type Event = WizardEvent<TStep, TAnswers>
  type Told<E extends Event['type']> = string | ((event: Extract<Event, { type: E }>) => string) | Untold

  return {
    events: {
      START: ({ answers }) => start(answers),
      CONTINUE: 'Press “Continue” at the draft',
      DISCARD: 'Press “Discard”',
      CONFIRM: 'Press “Discard” in the question',
      CANCEL: 'Press “Cancel”',
      ANSWER: ({ answers }) => answer(answers),
      TOUCH: ({ field }) => `Leave ${fieldName(labels, field)}`,
      CHECK: `Press ${check.button} at ${check.asked}`,
      NEXT: 'Press “Continue to” with the name of the next step',
      BACK: 'Press “Back”',
      POP_TO: ({ to }) =>
        typeof to === 'number'
          ? `Go back in the browser to step ${to + 1}`
          : `Press “${titles[to]}” in the list of steps`,
      EDIT: ({ step }) => `Press “Change” at “${titles[step]}”`,
      RESET: 'Press “Start over”',
      RESET_TOKENS: 'Press “Clear cards and subscriptions”',
      SUBMIT: `Press ${submit}, twice in a row`,
      RETRY: 'Press “Try again”',
      LEAVE: 'Press “Leave”; the draft is kept',
      OVERTAKEN: ({ stored }) =>
        stored === undefined
          ? 'Discard the draft in another tab'
          : `Go on in another tab, with a draft that ${JSON.stringify(stored).includes('underWay') ? 'was sent without an answer' : 'is at its review'}`,
    } satisfies { [E in Event['type']]: Told<E> },
    answers: {
      checkStep: {
        done: (answers: Partial<TAnswers>) => check.done(answers),
        failed: (why: Reason) => fails(`the check of ${check.asked}`, why),
      },
      lookUp: {
        done: ({ found }: { readonly found: unknown }) =>
          found === null
            ? 'Let the search for what was sent find nothing'
            : 'Let the search for what was sent find it',
        failed: (why: Reason) => fails('the search for what was sent', why),
      },
      ...(Object.fromEntries(
        names.map((call) => [
          call,
          {
            done: `Let ${calls[call]} be answered`,
            failed: (why: Reason) => {
              const ms = silences[call]
              return ms !== undefined && why.code === FAILED_TO_LOAD.code
                ? silent(calls[call], ms)
                : fails(calls[call], why)
            },
          },
        ]),
      ) as Record<TCall, { done: string; failed: (why: Reason) => string }>),
    },
    delays: {
      CALL_TIMEOUT: (state: string) =>
        silent(calls[state.split('.').at(-1) as TCall], WIZARD_CALL_TIMEOUT_MS),
      LOOK_UP_TIMEOUT: silent('the search for what was sent', WIZARD_LOOK_UP_TIMEOUT_MS),
      CHECK_TIMEOUT: silent(`the check of ${check.asked}`, WIZARD_CHECK_TIMEOUT_MS),
    },
    states: {
      'idle.waiting': ({ draft }: Facts) =>
        draft === null ? 'no draft, and the way to begin one' : 'a draft that can be continued or discarded',
      'idle.discarding': 'the question whether the draft should be discarded',
      'asking.finding': untold('It is over at once'),
      ...(Object.fromEntries(steps.map((step) => [`asking.${step}`, shown(step)])) as Record<
        `asking.${TStep}`,
        (expected: Facts) => string
      >),
      checking: check.state,
      overtaken: 'that another tab went on with the draft, and how to go on here',
      'submitting.choosing': untold('It is over at once'),
      ...(Object.fromEntries(
        names.map((call) => [
          `submitting.${call}`,
          (expected: Facts) => `how far it is: ${progress(expected)}; one request waits`,
        ]),
      ) as Record<`submitting.${TCall}`, (expected: Facts) => string>),
      submissionUnknown: 'that it is looked what happened; no request that writes anything',
      failed: (expected: Facts) => also(reason(expected), `how far it is: ${progress(expected)}`),
      timedOut: (expected: Facts) => also(reason(expected), 'that it may have arrived all the same'),
      submitted: 'that it is done, with its number and what happens next',
    },
  }
}
