import { assign, emit, fromPromise, setup } from 'xstate'
import { FAILED_TO_LOAD, type Failure, toFailure } from '../failure.ts'
import type { Data, WizardAnswers, WizardCall, WizardDefinition } from './definition.ts'
import { digest } from './digest.ts'
import { type Progress, readDraft, type Submission } from './draft.ts'
import {
  fallen,
  fieldsOf,
  givenOf,
  isAnswered,
  isCheckable,
  isComplete,
  isOfStep,
  isUnchecked,
  nextStep,
  openStep,
  problemsOf,
  settled,
  wayOf,
} from './way.ts'

/** A call of the submission that has not been answered after this time may have been lost. */
export const WIZARD_CALL_TIMEOUT_MS = 30_000
/** A look at what happened that has not been answered after this time found nothing out. */
export const WIZARD_LOOK_UP_TIMEOUT_MS = 30_000
/** A check of an answer that has not been answered after this time has failed. */
export const WIZARD_CHECK_TIMEOUT_MS = 15_000

export interface WizardInput {
  /** The stored value of a former visit, as it was read; null where there is none. It is looked at with distrust. */
  readonly stored: unknown
}

export interface WizardContext<TStep extends string, TAnswers> {
  /** The step that is shown, or to which a person comes back. */
  readonly step: TStep
  /** The steps that BACK leads to, the nearest last (S4). */
  readonly stack: readonly TStep[]
  readonly answers: TAnswers
  /** Fields of the step that were left once: only their mistakes are told. */
  readonly touched: readonly string[]
  /** Answers of other steps that fell because one of this step changed: the person is told. */
  readonly fell: readonly string[]
  /** Undefined: there is no draft. */
  readonly submission: Submission | undefined
  /** Why a check, or the submission, did not go through. */
  readonly error: Failure | undefined
}

export type WizardEvent<TStep extends string, TAnswers> =
  /**
   * A new draft; `key` names the intent for ever (a random UUID), `answers` are its kind and the known facts of the
   * person.
   */
  | { type: 'START'; key: string; answers: TAnswers }
  /** Goes on with the draft that is there, at the step where it was left. */
  | { type: 'CONTINUE' }
  | { type: 'DISCARD' }
  | { type: 'CONFIRM' }
  | { type: 'CANCEL' }
  /** Answers of the step that is shown. */
  | { type: 'ANSWER'; answers: Partial<TAnswers> }
  /** The person left a field. */
  | { type: 'TOUCH'; field: keyof TAnswers & string }
  /** Asks a service about answers of the step, also while others are missing. */
  | { type: 'CHECK' }
  | { type: 'NEXT' }
  | { type: 'BACK' }
  /** To a step on the way back, by its name or by how many lie below it (the browser's history knows that). */
  | { type: 'POP_TO'; to: TStep | number }
  /** From the review, or from a failure, to a step whose answer should be another. */
  | { type: 'EDIT'; step: TStep }
  | { type: 'RESET' }
  | { type: 'RESET_TOKENS' }
  | { type: 'SUBMIT' }
  | { type: 'RETRY' }
  /** Leaves the wizard; the draft is kept. */
  | { type: 'LEAVE' }
  /** Another tab has stored a newer draft, or none any more. */
  | { type: 'OVERTAKEN'; stored?: unknown }

/** Told when a step with mistakes should be left: its wrong fields in their order; the first wants the focus. */
export interface WrongAnswers {
  readonly type: 'WRONG_FIELDS'
  readonly fields: readonly string[]
}

/** What a call of the submission is given. */
export interface CallInput {
  readonly call: string
  /** Idempotency-Key: the same for the same intent and the same data, also after a crash. */
  readonly key: string
  readonly payload: Data
  /** What the call answered when it was made before with other data: then this is an update. */
  readonly earlier: Data
  /** What the calls before it answered, by name. */
  readonly results: Readonly<Record<string, Data>>
}

/** Whether what may have been sent has arrived. */
export interface LookUpAnswer {
  /** What the call would have answered; null: it never arrived. */
  readonly found: Data
}

type Context<TStep extends string, TAnswers> = WizardContext<TStep, TAnswers>

interface AnswerEvent<TAnswers> {
  readonly answers: Partial<TAnswers>
}

interface EditEvent<TStep> {
  readonly step: TStep
}

const notProvided = (name: string) => () => Promise.reject(new Error(`${name} is not provided`))

const LOST: readonly string[] = [FAILED_TO_LOAD.code]

const withoutUnderWay = ({ key, callsDone }: Submission): Submission => ({ key, callsDone })

/** A wizard of its definition: steps on a back-stack, a review, and a submission call by call (S3, S4). */
export const createWizard = <
  TStep extends string,
  TAnswers extends WizardAnswers,
  TCall extends string = string,
>(
  definition: WizardDefinition<TStep, TAnswers, TCall>,
) => {
  const { first, review } = definition
  const steps = Object.keys(definition.steps) as TStep[]
  const calls = Object.keys(definition.calls) as TCall[]
  const callOf = (name: string): WizardCall<TAnswers> => definition.calls[name as TCall]

  const empty: Context<TStep, TAnswers> = {
    step: first,
    stack: [],
    answers: {} as TAnswers,
    touched: [],
    fell: [],
    submission: undefined,
    error: undefined,
  }
  const stored = (draft: unknown): Context<TStep, TAnswers> => {
    const progress: Progress<TStep, TAnswers> | undefined = readDraft(definition, draft)
    return { ...empty, ...progress }
  }
  const sentBy = (call: string, answers: TAnswers): string =>
    digest(JSON.stringify(callOf(call).payload(answers)))
  const doneOf = ({ submission }: Context<TStep, TAnswers>, call: string) =>
    submission?.callsDone.find((one) => one.call === call)
  const isDue = (context: Context<TStep, TAnswers>, call: string): boolean =>
    (callOf(call).isChosen?.(context.answers) ?? true) &&
    doneOf(context, call)?.sent !== sentBy(call, context.answers)
  const dueCall = (context: Context<TStep, TAnswers>): TCall | undefined =>
    calls.find((call) => isDue(context, call))
  const callInput = (context: Context<TStep, TAnswers>, call: string): CallInput => ({
    call,
    key: `${context.submission?.key ?? ''}-${call}-${context.submission?.underWay?.sent ?? ''}`,
    payload: callOf(call).payload(context.answers),
    earlier: doneOf(context, call)?.result ?? null,
    results: Object.fromEntries((context.submission?.callsDone ?? []).map((one) => [one.call, one.result])),
  })
  const isReady = ({ step, answers }: Context<TStep, TAnswers>): boolean =>
    isAnswered(definition, step, answers)
  const isToLookUp = ({ submission, answers }: Context<TStep, TAnswers>): boolean =>
    submission?.underWay !== undefined && isComplete(definition, answers)
  /** Whether the review was there already: then NEXT leads back to it. */
  const isEditing = ({ stack }: Context<TStep, TAnswers>): boolean => stack.includes(review)
  const depthOf = ({ stack }: Context<TStep, TAnswers>, to: TStep | number): number =>
    typeof to === 'number' ? to : stack.lastIndexOf(to)
  const moved = (step: TStep, stack: readonly TStep[]) => ({
    step,
    stack,
    touched: [] as readonly string[],
    fell: [] as readonly string[],
    error: undefined,
  })
  const pushed = ({ stack, step }: Context<TStep, TAnswers>, to: TStep) => moved(to, [...stack, step])
  /** Other answers: what they make fall, and the steps on the way back that lost their answers by it. */
  const changed = (context: Context<TStep, TAnswers>, wanted: TAnswers) => {
    const answers = settled(definition, wanted)
    const way = wayOf(definition, answers)
    const fell = fallen(definition, context.step, { ...context.answers, ...wanted }, answers)
    return {
      answers,
      fell: [...context.fell, ...fell].filter((name) => answers[name as keyof TAnswers] === undefined),
      stack: context.stack.filter(
        (step) => step === review || (way.includes(step) && isAnswered(definition, step, answers)),
      ),
      error: undefined,
    }
  }
  const hasChecks = steps.some((step) => definition.steps[step].check !== undefined)
  const hasTokens = definition.afterResetTokens !== undefined

  const wizardSetup = setup({
    types: {
      context: {} as Context<TStep, TAnswers>,
      events: {} as WizardEvent<TStep, TAnswers>,
      input: {} as WizardInput,
      emitted: {} as WrongAnswers,
      tags: {} as 'busy' | 'step',
    },
    actors: {
      checkStep: fromPromise<Partial<TAnswers>, { step: TStep; answers: TAnswers }>(notProvided('checkStep')),
      lookUp: fromPromise<LookUpAnswer, CallInput>(notProvided('lookUp')),
      // Their names are those of the definition, which types cannot follow in here: see WizardServices.
      ...(Object.fromEntries(
        calls.map((call) => [call, fromPromise<Data, CallInput>(notProvided(call))]),
      ) as object),
    },
    actions: {
      keepDraft: () => undefined,
      dropDraft: () => undefined,
      begin: assign((_, { key, answers }: { key: string; answers: TAnswers }) => ({
        ...empty,
        answers: settled(definition, answers),
        submission: { key, callsDone: [] },
      })),
      take: assign((_, { draft }: { draft: unknown }) => stored(draft)),
      forget: assign(() => empty),
      answer: assign(({ context }, { answers }: { answers: Partial<TAnswers> }) =>
        changed(context, { ...context.answers, ...answers }),
      ),
      /** What a service tells is taken where the person has answered nothing. */
      learn: assign(({ context }, { answers }: { answers: Partial<TAnswers> }) =>
        changed(context, { ...answers, ...context.answers }),
      ),
      /** Before a service is asked: mistakes in what it needs are told, and a check that was skipped is made. */
      prepareCheck: assign(({ context }) => ({
        ...changed(context, givenOf(definition, context.step, context.answers)),
        touched: [...context.touched, ...(definition.steps[context.step].check?.asks ?? [])],
      })),
      touch: assign(({ context }, { field }: { field: string }) => ({
        touched: [...context.touched.filter((one) => one !== field), field],
      })),
      touchAll: assign(({ context }) => ({
        touched: fieldsOf(definition, context.step, context.answers) as readonly string[],
      })),
      tellWrongFields: emit(
        ({ context }): WrongAnswers => ({
          type: 'WRONG_FIELDS',
          fields: Object.keys(problemsOf(definition, context.step, context.answers)),
        }),
      ),
      goTo: assign(({ context }, { step }: { step: TStep }) => pushed(context, step)),
      goToOpen: assign(({ context }) => pushed(context, openStep(definition, context.answers))),
      /** A submission began at the review, wherever the draft was left: from there a person goes on when it failed. */
      goToReview: assign(({ context }) =>
        moved(
          review,
          wayOf(definition, context.answers).filter((step) => step !== review),
        ),
      ),
      popTo: assign(({ context }, { to }: { to: TStep | number }) => {
        const depth = depthOf(context, to)
        return moved(context.stack[depth] ?? context.step, context.stack.slice(0, depth))
      }),
      reset: assign(({ context }) => ({
        ...moved(first, []),
        answers: settled(definition, definition.afterReset(context.answers)),
      })),
      resetTokens: assign(({ context }) =>
        changed(context, definition.afterResetTokens?.(context.answers) ?? context.answers),
      ),
      markSent: assign(({ context }, { call }: { call: TCall }) => ({
        submission: context.submission && {
          ...withoutUnderWay(context.submission),
          underWay: { call, sent: sentBy(call, context.answers) },
        },
        error: undefined,
      })),
      keepResult: assign(({ context }, { result }: { result: Data }) => {
        const { submission } = context
        const { underWay } = submission ?? {}
        if (!submission || !underWay) return {}
        const others = submission.callsDone.filter(({ call }) => call !== underWay.call)
        return { submission: { key: submission.key, callsDone: [...others, { ...underWay, result }] } }
      }),
      markRefused: assign(({ context }) => ({
        submission: context.submission && withoutUnderWay(context.submission),
      })),
      failCheck: assign(({ context }, error: Failure) => ({
        ...changed(context, {
          ...context.answers,
          ...definition.steps[context.step].check?.skipped?.(context.answers),
        }),
        error,
      })),
      fail: assign((_, error: Failure) => ({ error })),
      dropError: assign({ error: undefined }),
    },
    guards: {
      hasDraft: ({ context }) => context.submission !== undefined,
      hasNoDraft: ({ context }) => context.submission === undefined,
      /** Of a call it is not known whether it arrived, and no answer is missing since. */
      isUnknown: ({ context }) => isToLookUp(context),
      /** There is a draft to go on with at its step; unknown parts are looked for when it is sent. */
      isKnown: ({ context }) => context.submission !== undefined && !isToLookUp(context),
      isAt: ({ context }, { step }: { step: TStep }) => context.step === step,
      isAnswerOfStep: ({ context }, { answers }: { answers: Partial<TAnswers> }) =>
        isOfStep(definition, context.step, answers),
      leadsTo: ({ context }, { step }: { step: TStep }) =>
        isReady(context) &&
        !isEditing(context) &&
        nextStep(definition, context.step, context.answers) === step,
      isWrong: ({ context }) => Object.keys(problemsOf(definition, context.step, context.answers)).length > 0,
      isUnchecked: ({ context }) =>
        Object.keys(problemsOf(definition, context.step, context.answers)).length === 0 &&
        isUnchecked(definition, context.step, context.answers),
      isCheckable: ({ context }) => isCheckable(definition, context.step, context.answers),
      isReturning: ({ context }) =>
        isReady(context) &&
        (context.step === review ? !isComplete(definition, context.answers) : isEditing(context)),
      canGoBack: ({ context }) => context.stack.length > 0,
      isOnStack: ({ context }, { to }: { to: TStep | number }) =>
        context.stack[depthOf(context, to)] !== undefined,
      isOnWay: ({ context }, { step }: { step: TStep }) =>
        step !== review && wayOf(definition, context.answers).includes(step),
      isSubmittable: ({ context }) =>
        isComplete(definition, context.answers) && context.submission?.underWay === undefined,
      isSubmittableUnknown: ({ context }) =>
        isComplete(definition, context.answers) && context.submission?.underWay !== undefined,
      isDueCall: ({ context }, { call }: { call: TCall }) => dueCall(context) === call,
      isFound: (_, { found }: LookUpAnswer) => found !== null,
      /** No answer came: the call may have arrived all the same. */
      isLost: (_, { code }: Failure) => LOST.includes(code),
    },
    delays: {
      CALL_TIMEOUT: WIZARD_CALL_TIMEOUT_MS,
      LOOK_UP_TIMEOUT: WIZARD_LOOK_UP_TIMEOUT_MS,
      CHECK_TIMEOUT: WIZARD_CHECK_TIMEOUT_MS,
    },
  })

  const edited = {
    guard: { type: 'isOnWay' as const, params: ({ event }: { event: EditEvent<TStep> }) => event },
    actions: [
      { type: 'goTo' as const, params: ({ event }: { event: EditEvent<TStep> }) => event },
      'keepDraft' as const,
    ],
  }
  const continued = [
    { guard: 'isUnknown' as const, target: 'submissionUnknown', actions: 'goToReview' as const },
    { guard: 'isKnown' as const, target: 'asking' },
  ]
  const overtaken = {
    type: 'take' as const,
    params: ({ event }: { event: { readonly stored?: unknown } }) => ({ draft: event.stored }),
  }

  const stepStates = Object.fromEntries(
    steps.map((step) => [
      step,
      {
        description: definition.steps[step].description,
        on: {
          NEXT: definition.steps[step].next.map(({ to }) => ({
            guard: { type: 'leadsTo' as const, params: { step: to } },
            target: to as string,
            actions: [{ type: 'goTo' as const, params: { step: to } }, 'keepDraft' as const],
          })),
          ...(step === review && {
            EDIT: { ...edited, target: 'finding' },
            SUBMIT: [
              { guard: 'isSubmittable' as const, target: '#submitting' },
              { guard: 'isSubmittableUnknown' as const, target: '#submissionUnknown' },
            ],
          }),
        },
      },
    ]),
  )

  const callStates = Object.fromEntries(
    calls.map((call) => [
      call,
      {
        description: definition.calls[call].description,
        tags: 'busy' as const,
        invoke: {
          id: call,
          src: call as never,
          input: ({ context }: { context: Context<TStep, TAnswers> }) => callInput(context, call),
          onDone: {
            target: 'choosing',
            actions: [
              {
                type: 'keepResult' as const,
                params: ({ event }: { event: { output: unknown } }) => ({ result: event.output as Data }),
              },
              'keepDraft' as const,
            ],
          },
          onError: [
            {
              guard: {
                type: 'isLost' as const,
                params: ({ event }: { event: { error: unknown } }) => toFailure(event.error),
              },
              target: '#submissionUnknown',
            },
            {
              target: '#failed',
              actions: [
                'markRefused' as const,
                {
                  type: 'fail' as const,
                  params: ({ event }: { event: { error: unknown } }) => toFailure(event.error),
                },
                'keepDraft' as const,
              ],
            },
          ],
        },
        ...(!definition.calls[call].keepsTime && {
          after: { CALL_TIMEOUT: { target: '#submissionUnknown' } },
        }),
      },
    ]),
  )

  const answered = {
    guard: {
      type: 'isAnswerOfStep' as const,
      params: ({ event }: { event: AnswerEvent<TAnswers> }) => event,
    },
    actions: [
      { type: 'answer' as const, params: ({ event }: { event: AnswerEvent<TAnswers> }) => event },
      'keepDraft' as const,
    ],
  }

  /** What a person can do where the submission did not go through. */
  const afterFailure = {
    EDIT: { ...edited, target: 'asking' },
    BACK: { target: 'asking', actions: 'dropError' as const },
    LEAVE: { target: 'idle', actions: 'dropError' as const },
    DISCARD: { target: 'idle.discarding', actions: 'dropError' as const },
  }

  return wizardSetup.createMachine({
    id: definition.id,
    description: definition.description,
    context: ({ input }) => stored(input.stored),
    initial: 'idle',
    states: {
      idle: {
        description: 'The wizard is closed: there is a draft to go on with, or none.',
        initial: 'waiting',
        on: {
          START: {
            guard: 'hasNoDraft',
            target: 'asking',
            actions: [{ type: 'begin', params: ({ event }) => event }, 'keepDraft'],
          },
          CONTINUE: continued,
          OVERTAKEN: {
            target: '.waiting',
            actions: overtaken,
          },
        },
        states: {
          waiting: {
            description: 'A draft that is there waits to be continued or discarded.',
            on: { DISCARD: { guard: 'hasDraft', target: 'discarding' } },
          },
          discarding: {
            description: 'The person is asked once whether the draft should be thrown away.',
            on: { CONFIRM: { target: 'waiting', actions: ['forget', 'dropDraft'] }, CANCEL: 'waiting' },
          },
        },
      },
      asking: {
        description: 'A step is shown. NEXT takes it onto the way back, BACK takes the last one off (S4).',
        tags: 'step',
        initial: 'finding',
        on: {
          ANSWER: answered,
          TOUCH: { actions: { type: 'touch', params: ({ event }) => event } },
          NEXT: [
            { guard: 'isWrong', actions: ['touchAll', 'tellWrongFields'] },
            ...(hasChecks ? [{ guard: 'isUnchecked' as const, target: 'checking' }] : []),
            { guard: 'isReturning', target: '.finding', actions: ['goToOpen', 'keepDraft'] },
          ],
          ...(hasChecks && {
            CHECK: [
              { guard: 'isCheckable' as const, target: 'checking', actions: 'prepareCheck' as const },
              { actions: 'prepareCheck' as const },
            ],
          }),
          BACK: {
            guard: 'canGoBack',
            target: '.finding',
            actions: [
              { type: 'popTo', params: ({ context }) => ({ to: context.stack.length - 1 }) },
              'keepDraft',
            ],
          },
          POP_TO: {
            guard: { type: 'isOnStack', params: ({ event }) => event },
            target: '.finding',
            actions: [{ type: 'popTo', params: ({ event }) => event }, 'keepDraft'],
          },
          RESET: { target: `.${first}`, actions: ['reset', 'keepDraft'] },
          ...(hasTokens && { RESET_TOKENS: { actions: ['resetTokens' as const, 'keepDraft' as const] } }),
          LEAVE: 'idle',
          DISCARD: 'idle.discarding',
          OVERTAKEN: {
            target: 'overtaken',
            actions: overtaken,
          },
        },
        states: {
          finding: {
            description: 'Which step it is.',
            always: steps.map((step) => ({
              guard: { type: 'isAt' as const, params: { step } },
              target: step as string,
            })),
          },
          ...stepStates,
        },
      },
      ...(hasChecks && {
        checking: {
          description: 'A service is asked about what was answered; nothing is lost when it does not answer.',
          tags: 'busy' as const,
          invoke: {
            id: 'checkStep',
            src: 'checkStep' as const,
            input: ({ context }: { context: Context<TStep, TAnswers> }) => ({
              step: context.step,
              answers: context.answers,
            }),
            onDone: {
              target: 'asking',
              actions: [
                {
                  type: 'learn' as const,
                  params: ({ event }: { event: { output: unknown } }) => ({
                    answers: event.output as Partial<TAnswers>,
                  }),
                },
                'keepDraft' as const,
              ],
            },
            onError: {
              target: 'asking',
              actions: [
                {
                  type: 'failCheck' as const,
                  params: ({ event }: { event: { error: unknown } }) => toFailure(event.error),
                },
                'keepDraft' as const,
              ],
            },
          },
          on: {
            CANCEL: 'asking',
            // Typing goes on: what it is asked about may be another by then, so its answer is not waited for.
            ANSWER: { ...answered, target: 'asking' },
          },
          after: {
            CHECK_TIMEOUT: {
              target: 'asking',
              actions: [{ type: 'failCheck' as const, params: FAILED_TO_LOAD }, 'keepDraft' as const],
            },
          },
        },
      }),
      overtaken: {
        description: 'Another tab went on with the draft: its newer state is taken, and the person is told.',
        on: {
          CONTINUE: continued,
          LEAVE: 'idle',
          OVERTAKEN: { actions: overtaken },
        },
      },
      submitting: {
        id: 'submitting',
        description:
          'The calls are made one after the other; what was done before with the same data is not repeated.',
        initial: 'choosing',
        states: {
          choosing: {
            description: 'Which call is next.',
            always: [
              ...calls.map((call) => ({
                guard: { type: 'isDueCall' as const, params: { call } },
                target: call as string,
                actions: [{ type: 'markSent' as const, params: { call } }, 'keepDraft' as const],
              })),
              { target: '#submitted' },
            ],
          },
          ...callStates,
        },
      },
      submissionUnknown: {
        id: 'submissionUnknown',
        description:
          'A call was sent and no answer came: before anything is sent again, it is looked what happened.',
        tags: 'busy',
        invoke: {
          id: 'lookUp',
          src: 'lookUp' as never,
          input: ({ context }: { context: Context<TStep, TAnswers> }) =>
            callInput(context, context.submission?.underWay?.call ?? ''),
          onDone: [
            {
              guard: {
                type: 'isFound',
                params: ({ event }: { event: { output: unknown } }) => event.output as LookUpAnswer,
              },
              target: 'submitting',
              actions: [
                {
                  type: 'keepResult',
                  params: ({ event }: { event: { output: unknown } }) => ({
                    result: (event.output as LookUpAnswer).found,
                  }),
                },
                'keepDraft',
              ],
            },
            {
              target: 'failed',
              actions: ['markRefused', { type: 'fail', params: FAILED_TO_LOAD }, 'keepDraft'],
            },
          ],
          onError: {
            target: 'timedOut',
            actions: {
              type: 'fail',
              params: ({ event }: { event: { error: unknown } }) => toFailure(event.error),
            },
          },
        },
        after: { LOOK_UP_TIMEOUT: { target: 'timedOut', actions: { type: 'fail', params: FAILED_TO_LOAD } } },
      },
      failed: {
        id: 'failed',
        description: 'A call was refused or never arrived: the draft is kept, what was done stays done.',
        on: { RETRY: 'submitting', ...afterFailure },
      },
      timedOut: {
        description: 'Neither an answer came nor could it be found out whether the call arrived.',
        on: { RETRY: { target: 'submissionUnknown', actions: 'dropError' }, ...afterFailure },
      },
      submitted: {
        id: 'submitted',
        description: 'All is done: the draft is gone, and what the calls answered is shown.',
        entry: 'dropDraft',
        on: {
          START: {
            target: 'asking',
            actions: [{ type: 'begin', params: ({ event }) => event }, 'keepDraft'],
          },
          LEAVE: { target: 'idle', actions: 'forget' },
        },
      },
    },
  })
}
