import { FAILED_TO_LOAD } from '../failure.ts'
import { callBook } from './calls.ts'
import { changes } from './changes.ts'
import type { WizardAnswers, WizardDefinition } from './definition.ts'
import { wizardParts } from './parts.ts'
import { wizardSetup } from './wizardSetup.ts'

/**
 * Creates a wizard from its definition: steps on a back-stack, a review, and a submission with one call after
 * another (S3, S4).
 */
export const createWizard = <
  TStep extends string,
  TAnswers extends WizardAnswers,
  TCall extends string = string,
>(
  definition: WizardDefinition<TStep, TAnswers, TCall>,
) => {
  const { first } = definition
  const steps = Object.keys(definition.steps) as TStep[]
  const { calls } = callBook(definition)
  const { stored } = changes(definition)
  const { edited, answered, stepStates, callStates, checkOnly, checkOnTheWay, lookedUp, lookedUpOnTheWay } =
    wizardParts(definition)
  const hasChecks = steps.some((step) => definition.steps[step].check !== undefined)
  const goesOn = steps.some((step) => definition.steps[step].check?.goesOn !== undefined)
  const hasTokens = definition.afterResetTokens !== undefined

  const continued = [
    { guard: 'isUnknown' as const, target: 'submissionUnknown', actions: 'goToReview' as const },
    { guard: 'isKnown' as const, target: 'asking' },
  ]
  const draftOfOther = ({ event }: { event: { readonly stored?: unknown } }) => ({ draft: event.stored })
  const taken = { type: 'take' as const, params: draftOfOther }
  /** The other tab takes over: this tab sends nothing more and ignores pending service answers. */
  const overtaken = { target: 'overtaken', actions: taken }

  /** Events available after a failed submission. */
  const afterFailure = {
    EDIT: { ...edited, target: 'asking' },
    BACK: { target: 'asking', actions: 'dropError' as const },
    LEAVE: { target: 'idle', actions: 'dropError' as const },
    DISCARD: { target: 'idle.discarding', actions: 'dropError' as const },
    OVERTAKEN: overtaken,
  }

  return wizardSetup(definition).createMachine({
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
            actions: taken,
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
        id: 'asking',
        description: 'A step is shown. NEXT takes it onto the way back, BACK takes the last one off (S4).',
        tags: 'step',
        initial: 'finding',
        on: {
          ANSWER: answered,
          LEARN: { actions: [{ type: 'learn', params: ({ event }) => event }, 'keepDraft'] },
          TOUCH: { actions: { type: 'touch', params: ({ event }) => event } },
          NEXT: [
            { guard: 'isWrong', actions: ['touchAll', 'tellWrongFields'] },
            ...(hasChecks
              ? [{ guard: 'isUnchecked' as const, target: goesOn ? 'checking.onTheWay' : 'checking' }]
              : []),
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
          OVERTAKEN: overtaken,
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
          ...(goesOn
            ? {
                initial: 'asked',
                states: {
                  asked: {
                    description: 'The check alone was asked for: what it says is shown.',
                    ...checkOnly,
                  },
                  onTheWay: {
                    description: 'The next step was asked for: the person is led there, or to what is wrong.',
                    ...checkOnTheWay,
                  },
                },
              }
            : checkOnly),
          on: {
            CANCEL: 'asking',
            // The person continues typing, so ignore the pending service answer, which may be outdated.
            ANSWER: { ...answered, target: 'asking' },
            OVERTAKEN: overtaken,
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
        description: 'Another tab went on with the draft: its newer state is taken, and the screen says so.',
        on: {
          CONTINUE: continued,
          LEAVE: 'idle',
          OVERTAKEN: { actions: taken },
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
        on: {
          // Both tabs may send the same data. Otherwise look up the pending call before sending more, because it may
          // still arrive.
          OVERTAKEN: {
            guard: { type: 'isOtherSent', params: draftOfOther },
            target: 'overtaken',
            actions: { type: 'takeWhileSent', params: draftOfOther },
          },
        },
      },
      submissionUnknown: {
        id: 'submissionUnknown',
        description:
          'A call was sent and no answer came: what happened is looked up before anything is sent again.',
        tags: 'busy',
        initial: 'byItself',
        states: {
          byItself: {
            description:
              'No answer came, or the draft was opened again: a call that did not arrive waits for the person.',
            ...lookedUp,
          },
          onTheWay: {
            description:
              'The person asked for it to be sent: a call that did not arrive is sent again at once.',
            ...lookedUpOnTheWay,
          },
        },
        on: { OVERTAKEN: overtaken },
        after: { LOOK_UP_TIMEOUT: { target: 'timedOut', actions: { type: 'fail', params: FAILED_TO_LOAD } } },
      },
      failed: {
        id: 'failed',
        description: 'A call was refused or never arrived: the draft is kept, what was done stays done.',
        on: { RETRY: 'submitting', ...afterFailure },
      },
      timedOut: {
        id: 'timedOut',
        description: 'Neither an answer came nor could it be found out whether the call arrived.',
        on: { RETRY: { target: 'submissionUnknown.onTheWay', actions: 'dropError' }, ...afterFailure },
      },
      submitted: {
        id: 'submitted',
        description: 'All is done: the draft is gone, and what the calls answered is shown.',
        entry: 'dropDraft',
        on: {
          START: [
            // A new draft would replace the draft of the other tab, so the person decides first.
            { guard: 'isBegunElsewhere', target: 'idle', actions: 'takeBegun' },
            {
              target: 'asking',
              actions: [{ type: 'begin', params: ({ event }) => event }, 'keepDraft'],
            },
          ],
          LEAVE: { target: 'idle', actions: 'takeBegun' },
          OVERTAKEN: { actions: { type: 'noteBegun', params: draftOfOther } },
        },
      },
    },
  })
}
