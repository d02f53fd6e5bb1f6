import { FAILED_TO_LOAD, failureOf } from '../failure.ts'
import { callBook } from './calls.ts'
import type { AnswerEvent, EditEvent, LookUpAnswer, WizardContext } from './context.ts'
import type { Data, WizardAnswers, WizardDefinition } from './definition.ts'

/** State configuration shared by all steps and calls of a definition. */
export const wizardParts = <TStep extends string, TAnswers extends WizardAnswers, TCall extends string>(
  definition: WizardDefinition<TStep, TAnswers, TCall>,
) => {
  const steps = Object.keys(definition.steps) as TStep[]
  const { calls, callInput } = callBook(definition)

  const edited = {
    guard: { type: 'isOnWay' as const, params: ({ event }: { event: EditEvent<TStep> }) => event },
    actions: [
      { type: 'goTo' as const, params: ({ event }: { event: EditEvent<TStep> }) => event },
      'keepDraft' as const,
    ],
  }
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

  type DoneEvent = { event: { output: unknown } }
  const outputAnswers = ({ event }: DoneEvent) => ({ answers: event.output as Partial<TAnswers> })
  const learn = { type: 'learn' as const, params: outputAnswers }

  /** Checks a step with a service and shows the result in that step. */
  const checkOnly = {
    invoke: {
      id: 'checkStep',
      src: 'checkStep' as const,
      input: ({ context }: { context: WizardContext<TStep, TAnswers> }) => ({
        step: context.step,
        answers: context.answers,
      }),
      onDone: { target: '#answering', actions: [learn, 'keepDraft' as const] },
      onError: {
        target: '#answering',
        actions: [{ type: 'failCheck' as const, params: failureOf }, 'keepDraft' as const],
      },
    },
  }
  /** Checks a step on NEXT, then continues to the next step or shows the problem. */
  const checkOnTheWay = {
    invoke: {
      ...checkOnly.invoke,
      onDone: [
        {
          guard: { type: 'isPassed' as const, params: outputAnswers },
          target: '#answering.finding',
          actions: [learn, 'goOn' as const, 'keepDraft' as const],
        },
        {
          target: '#answering',
          actions: [learn, 'touchAll' as const, 'tellWrongFields' as const, 'keepDraft' as const],
        },
      ],
    },
  }

  /** NEXT depends on the answers; the review submits. */
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
          ...(step === definition.review && {
            EDIT: { ...edited, target: 'finding' },
            SUBMIT: [
              { guard: 'isSubmittable' as const, target: '#submitting' },
              { guard: 'isSubmittableUnknown' as const, target: '#submissionUnknown.onTheWay' },
            ],
          }),
        },
      },
    ]),
  )

  /** Each call succeeds, is rejected or receives no response. */
  const callStates = Object.fromEntries(
    calls.map((call) => [
      call,
      {
        description: definition.calls[call].description,
        tags: 'busy' as const,
        invoke: {
          id: call,
          src: call as never,
          input: ({ context }: { context: WizardContext<TStep, TAnswers> }) => callInput(context, call),
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
              guard: { type: 'isLost' as const, params: failureOf },
              target: '#submissionUnknown',
              // Keep the server error in case the call did not arrive.
              actions: { type: 'fail' as const, params: failureOf },
            },
            {
              target: '#failed',
              actions: [
                { type: 'markRefused' as const, params: failureOf },
                { type: 'fail' as const, params: failureOf },
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

  const found = ({ event }: { event: { output: unknown } }) => event.output as LookUpAnswer
  const arrived = {
    guard: { type: 'isFound' as const, params: found },
    target: '#submitting',
    actions: [
      {
        type: 'keepResult' as const,
        params: (params: { event: { output: unknown } }) => ({ result: found(params).found }),
      },
      'keepDraft' as const,
    ],
  }

  /** Looks up whether a call arrived. If it did not, the person decides how to continue. */
  const lookedUp = {
    invoke: {
      id: 'lookUp',
      src: 'lookUp' as const,
      input: ({ context }: { context: WizardContext<TStep, TAnswers> }) =>
        callInput(context, context.submission?.underWay?.call ?? ''),
      onDone: [
        arrived,
        {
          target: '#failed',
          actions: [
            { type: 'markRefused' as const, params: FAILED_TO_LOAD },
            {
              type: 'fail' as const,
              params: ({ context }: { context: WizardContext<TStep, TAnswers> }) =>
                context.error ?? FAILED_TO_LOAD,
            },
            'keepDraft' as const,
          ],
        },
      ],
      onError: { target: '#timedOut', actions: { type: 'fail' as const, params: failureOf } },
    },
  }
  /** Like `lookedUp`, but during a submission: a call that did not arrive is sent immediately. */
  const lookedUpOnTheWay = {
    invoke: {
      ...lookedUp.invoke,
      // The call stays marked as sent until it is sent again.
      onDone: [arrived, { target: '#submitting' }],
    },
  }

  return {
    edited,
    answered,
    stepStates,
    callStates,
    checkOnly,
    checkOnTheWay,
    lookedUp,
    lookedUpOnTheWay,
  }
}
