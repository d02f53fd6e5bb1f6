import { type Around, type Facts, type Untold, untold } from '@portal/paths'
import { FAILED_TO_LOAD } from '../failure.ts'
import { also, answered, fails, fieldName, mistakes, silent, typed } from '../words.ts'
import type { WizardEvent } from './context.ts'
import type { WizardAnswers } from './definition.ts'
import { fieldIn } from './draft.ts'
import { WIZARD_CALL_TIMEOUT_MS, WIZARD_CHECK_TIMEOUT_MS, WIZARD_LOOK_UP_TIMEOUT_MS } from './timeouts.ts'

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
  /** What a mistake says at a field, where it is not said in the same words everywhere. */
  readonly problems?: Readonly<Record<string, string>>
  /** The name of each step, as the list of steps and the button before it say it. */
  readonly sections: Readonly<Record<TStep, string>>
  readonly start: (answers: TAnswers) => string
  /** One answer, by the words of the screen where it is chosen; undefined for one that is typed. */
  readonly choose?: (field: string, value: string) => string | undefined
  /** How a draft is left on this device as another tab leaves it; undefined for none. */
  readonly store?: (draft: unknown) => string
  /** The button that sends, and the outcome it tells, by the promise of the step. */
  readonly submit: (expected: Facts) => string
  readonly done: (expected: Facts) => string
  /** The button that leads away from what was submitted. */
  readonly leaveDone: string
  /** What the home screen shows; and the way to the question about the draft, where it does not ask by itself. */
  readonly home?: {
    readonly seen: string
    readonly ask: string
    /** How the draft is kept after all, by what held while it was asked. */
    readonly keep: (before: Facts) => string
  }
  readonly check: {
    readonly asked: string
    /** The button that asks; how it is called after that has failed, where this differs. */
    readonly button: string
    readonly again?: string
    readonly done: (answers: Partial<TAnswers>) => string
    readonly state: string
  }
  /** The search for what was sent, of a call. */
  readonly search: (call: string) => string
  /** Each call as the screen names it. */
  readonly callNames: Readonly<Record<TCall, string>>
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

/** How far a call is, as the screen says it. */
const STAGES: Readonly<Record<string, string>> = {
  done: 'Done',
  sending: 'Sending',
  failing: 'Failed',
  unknown: 'Not confirmed',
  changed: 'To be updated',
  waiting: 'Waiting',
}

/** The views while it is sent, and after it where it is not known. */
const SUBMISSION: readonly string[] = ['submitting', 'unknown', 'failed', 'timedOut']

/** A chosen record is shown by its description. */
const shownAs = (value: unknown): string => String(fieldIn(value, 'Description') ?? value)

/** The call that may or may not have arrived. */
const unknownCall = ({ calls }: Facts): string =>
  ((calls ?? []) as readonly string[]).find((one) => one.endsWith(': unknown'))?.split(': ')[0] ?? ''

/** 'mounting' inside of a sentence; what has other capitals is a name, and stays as it is. */
const inSentence = (label: string): string =>
  /^\p{Lu}\P{Lu}+$/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label
const first = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const uncapped = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** The words that every wizard uses, made for one: each is written once. */
export const wizardWords = <TStep extends string, TAnswers extends WizardAnswers, TCall extends string>({
  titles,
  calls,
  silences = {},
  labels,
  problems = {},
  sections,
  start,
  choose = () => undefined,
  store = (draft) =>
    draft === undefined
      ? 'discard the draft in another tab'
      : `go on in another tab, with a draft that ${JSON.stringify(draft).includes('underWay') ? 'was sent without an answer' : 'is at its review'}`,
  submit,
  done: doneText,
  leaveDone,
  home,
  check,
  search,
  callNames,
}: WizardVocabulary<TStep, TAnswers, TCall>) => {
  /** What each wrong field says, in the words of its own screen. */
  const wrong = (expected: Facts): string =>
    Object.keys(expected['problems'] as object).length === 0
      ? mistakes(expected, labels, PROBLEMS)
      : also(
          ...Object.entries(expected['problems'] as Readonly<Record<string, string>>).map(
            ([field, problem]) =>
              `${fieldName(labels, field)} says “${problems[`${field} ${problem}`] ?? PROBLEMS[problem] ?? problem}”`,
          ),
        )
  const fellIn = ({ fell }: Facts): string =>
    String(fell)
      .split(' ')
      .map((field) => labels[field] ?? field)
      .join(', ')
  const progress = (expected: Facts): string =>
    also(
      ...(expected['calls'] as readonly string[]).map((one) => {
        const [call = '', stage = ''] = one.split(': ')
        return `“${callNames[call as TCall] ?? call}” is at “${STAGES[stage] ?? stage}”`
      }),
    )
  const answer = (answers: Partial<TAnswers>): string =>
    first(
      also(
        // Parts that are off stay as they were.
        ...Object.entries(answers).map(([field, value]) => {
          if (value === false) return undefined
          const given = (Array.isArray(value) ? value : [value]).map(shownAs).join(', ')
          return (
            choose(field, given) ??
            (labels[field] === undefined
              ? `fill in the field ${field}: ${given}`
              : uncapped(typed(labels[field], given)))
          )
        }),
      ),
    )
  const asked = (press: string): string => (home === undefined ? press : `${home.ask}; ${uncapped(press)}`)
  const next = ({ leadsTo }: Facts): string => {
    if (leadsTo === 'return') return 'Press “Save and go to the overview”'
    const section = sections[String(leadsTo) as TStep]
    return section === undefined ? 'Press “Continue”' : `Press “Continue to ${inSentence(section)}”`
  }
  /** What was sent arrives after all: copied in the network tools, and sent once more past the hold. */
  const arrivedOf = (call: string): string => {
    const what = calls[call as TCall] ?? 'it'
    return `Hold ${what} no longer; let the last request that was sent arrive after all; hold ${what}; let ${search(call)} be answered`
  }
  const shown = (step: TStep) => (expected: Facts) =>
    also(
      `“${titles[step]}”`,
      expected['error'] !== null && reason(expected),
      wrong(expected),
      expected['fell'] !== '' && `“These answers no longer apply: ${fellIn(expected)}.”`,
      expected['total'] !== null && `a total of ${String(expected['total'])} euro`,
    )
  const lookingUp = (expected: Facts): string =>
    also('“Checking what arrived…”', progress(expected), `${search(unknownCall(expected))} waits`)
  const steps = Object.keys(titles) as TStep[]
  const names = Object.keys(calls) as TCall[]
  type Event = WizardEvent<TStep, TAnswers>
  /** While it is sent, the search for what arrived waits too; elsewhere the same calls fill screens. */
  const arranged =
    (told: unknown) =>
    (given: never, before: Facts, around: Around): string => {
      const text = typeof told === 'function' ? String(told(given, before, around)) : String(told)
      const searches = [
        ...new Set(
          [...((before['calls'] ?? []) as string[]), ...((around.after['calls'] ?? []) as string[])].map(
            (one) => search(one.split(': ')[0] ?? ''),
          ),
        ),
      ]
      const isSending = ({ viewState }: Facts) => SUBMISSION.includes(String(viewState))
      if (isSending(around.after) && !isSending(before))
        return first(also(...searches.map((one) => `hold ${one}`), uncapped(text)))
      if (isSending(before) && !isSending(around.after) && around.after['viewState'] !== undefined)
        return also(text, ...searches.map((one) => `hold ${one} no longer`))
      return text
    }
  const withSearches = <TWords extends object>(words: TWords): TWords =>
    Object.fromEntries(
      Object.entries(words).map(([name, told]) => [
        name,
        typeof told === 'object' && told !== null
          ? 'untold' in told
            ? told
            : withSearches(told)
          : arranged(told),
      ]),
    ) as TWords
  type Told<E extends Event['type']> =
    | string
    | ((event: Extract<Event, { type: E }>, before: Facts) => string)
    | Untold

  return {
    events: withSearches({
      START: ({ answers }) => start(answers),
      CONTINUE: (_, { viewState }) =>
        viewState === 'overtaken' ? 'Press “Continue here”' : asked('Press “Continue”'),
      DISCARD: (_, { viewState }) => (viewState === 'step' ? 'Press “Discard”' : asked('Press “Discard”')),
      CONFIRM: 'Press “Discard”',
      CANCEL: (_, before) =>
        also('Press “Cancel”', before['viewState'] === 'discarding' && home?.keep(before)),
      ANSWER: ({ answers }) => answer(answers),
      LEARN: 'Wait until the details of the organisation have been read',
      TOUCH: ({ field }) => `Go into ${fieldName(labels, field)} and leave it by a click on the heading`,
      CHECK: (_, { error }) =>
        `Press “${(error ?? null) === null ? check.button : (check.again ?? check.button)}”`,
      NEXT: (_, before) => next(before),
      BACK: (_, { viewState }) => (viewState === 'step' ? 'Press “Back”' : 'Press “Back to the overview”'),
      POP_TO: ({ to }) =>
        typeof to === 'number'
          ? `Go back in the browser to step ${to + 1}`
          : `Press “${sections[to]}” in the list of steps`,
      EDIT: ({ step }) => `Press “Change ${sections[step]}”`,
      RESET: 'Press “Start over”; press “Start over” in the question',
      RESET_TOKENS: 'Press “Clear cards and subscriptions”',
      SUBMIT: (_, before) => `Press the button that begins with “${submit(before)}” twice in a row`,
      RETRY: 'Press “Try again”',
      LEAVE: (_, { viewState }) =>
        viewState === 'submitted' ? `Press “${leaveDone}”` : 'Press “Leave” (the draft is kept)',
      OVERTAKEN: ({ stored }) => first(store(stored)),
    } satisfies { [E in Event['type']]: Told<E> }),
    answers: withSearches({
      checkStep: {
        done: (answers: Partial<TAnswers>) => check.done(answers),
        failed: (why: Reason) => fails(`the check of ${check.asked}`, why),
      },
      lookUp: {
        done: ({ found }: { readonly found: unknown }, before: Facts) =>
          found === null
            ? `${answered(search(unknownCall(before)))} (it finds nothing)`
            : arrivedOf(unknownCall(before)),
        failed: (why: Reason, before: Facts) => fails(search(unknownCall(before)), why),
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
    }),
    delays: withSearches({
      CALL_TIMEOUT: (state: string) =>
        silent(calls[state.split('.').at(-1) as TCall], WIZARD_CALL_TIMEOUT_MS),
      LOOK_UP_TIMEOUT: (_: string, before: Facts) =>
        silent(search(unknownCall(before)), WIZARD_LOOK_UP_TIMEOUT_MS),
      CHECK_TIMEOUT: silent(`the check of ${check.asked}`, WIZARD_CHECK_TIMEOUT_MS),
    }),
    states: {
      'idle.waiting': ({ draft }: Facts) =>
        home?.seen ?? (draft === null ? 'no “Continue”; no “Discard”' : '“Continue”; “Discard”'),
      'idle.discarding': '“Discard this draft?”; “Cancel”',
      'asking.finding': untold('It is over at once'),
      ...(Object.fromEntries(steps.map((step) => [`asking.${step}`, shown(step)])) as Record<
        `asking.${TStep}`,
        (expected: Facts) => string
      >),
      checking: check.state,
      'checking.asked': check.state,
      'checking.onTheWay': check.state,
      overtaken: ({ draft }: Facts) =>
        also(
          '“You continued in another tab”',
          draft === null ? 'no “Continue here”' : '“Continue here”',
          '“Leave”',
        ),
      'submitting.choosing': untold('It is over at once'),
      ...(Object.fromEntries(
        names.map((call) => [
          `submitting.${call}`,
          (expected: Facts) => also('“Sending…”', progress(expected), `${calls[call]} waits`),
        ]),
      ) as Record<`submitting.${TCall}`, (expected: Facts) => string>),
      'submissionUnknown.byItself': lookingUp,
      'submissionUnknown.onTheWay': lookingUp,
      failed: (expected: Facts) => also('“We couldn’t send this”', reason(expected), progress(expected)),
      timedOut: (expected: Facts) =>
        also('“We don’t know if it arrived”', reason(expected), progress(expected)),
      submitted: (expected: Facts) => `“${doneText(expected)}”`,
    },
  }
}
