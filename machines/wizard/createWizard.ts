import { FAILED_TO_LOAD } from '../failure.ts'
import { callBook } from './calls.ts'
import { changes } from './changes.ts'
import type { WizardAnswers, WizardDefinition } from './definition.ts'
import { wizardParts } from './parts.ts'
import { wizardSetup } from './wizardSetup.ts'

/**
 * Creates a wizard from its definition: steps on a back-stack, a review, and a submission that makes one call after
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
    { guard: 'isKnown' as const, target: 'answering' },
  ]
  const draftOfOther = ({ event }: { event: { readonly stored?: unknown } }) => ({ draft: event.stored })
  const taken = [{ type: 'take' as const, params: draftOfOther }, 'tellTaken' as const]
  /** The other tab takes over: this tab sends nothing more and ignores pending responses. */
  const overtaken = { target: 'overtaken', actions: taken }

  /** Events available after a failed submission. */
  const afterFailure = {
    EDIT: { ...edited, target: 'answering' },
    BACK: { target: 'answering', actions: 'dropError' as const },
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
        description: 'The wizard is closed, with or without a draft to resume.',
        initial: 'waiting',
        on: {
          START: {
            guard: 'hasNoDraft',
            target: 'answering',
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
            description: 'An existing draft can be continued or discarded.',
            on: { DISCARD: { guard: 'hasDraft', target: 'discarding' } },
          },
          discarding: {
            description: 'The person must confirm that the draft is deleted.',
            on: { CONFIRM: { target: 'waiting', actions: ['forget', 'dropDraft'] }, CANCEL: 'waiting' },
          },
        },
      },
      answering: {
        id: 'answering',
        description: 'A step is shown. NEXT pushes it onto the back-stack, BACK pops the last one (S4).',
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
            description: 'Selects the current step.',
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
          description: 'A service checks the answers; they are kept even if it does not answer.',
          tags: 'busy' as const,
          ...(goesOn
            ? {
                initial: 'asked',
                states: {
                  asked: {
                    description: 'The person requested only the check; its result shows in the step.',
                    ...checkOnly,
                  },
                  onTheWay: {
                    description: 'The person pressed NEXT, which leads to the next step or to the problem.',
                    ...checkOnTheWay,
                  },
                },
              }
            : checkOnly),
          on: {
            CANCEL: 'answering',
            // The person continues typing, so ignore the pending response, which may be outdated.
            ANSWER: { ...answered, target: 'answering' },
            OVERTAKEN: overtaken,
          },
          after: {
            CHECK_TIMEOUT: {
              target: 'answering',
              actions: [{ type: 'failCheck' as const, params: FAILED_TO_LOAD }, 'keepDraft' as const],
            },
          },
        },
      }),
      overtaken: {
        description:
          'Another tab has continued the draft; its newer state is loaded, and the screen says so.',
        on: {
          CONTINUE: continued,
          LEAVE: 'idle',
          OVERTAKEN: { actions: taken },
        },
      },
      submitting: {
        id: 'submitting',
        description:
          'The calls run one after the other; completed calls with the same data are not repeated.',
        initial: 'choosing',
        states: {
          choosing: {
            description: 'Selects the next call.',
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
          // Both tabs may send the same data, so only other data stops this tab. The pending call may still arrive, so
          // it is looked up before anything else is sent.
          OVERTAKEN: {
            guard: { type: 'isOtherSent', params: draftOfOther },
            target: 'overtaken',
            actions: [{ type: 'takeWhileSent', params: draftOfOther }, 'tellTaken'],
          },
        },
      },
      submissionUnknown: {
        id: 'submissionUnknown',
        description: 'A call was not answered, so its outcome is looked up before anything is sent.',
        tags: 'busy',
        initial: 'byItself',
        states: {
          byItself: {
            description:
              'After a missing answer or a reload, a call that did not arrive waits for the person.',
            ...lookedUp,
          },
          onTheWay: {
            description:
              'The person requested the submission, so a call that did not arrive is sent immediately.',
            ...lookedUpOnTheWay,
          },
        },
        on: { OVERTAKEN: overtaken },
        after: { LOOK_UP_TIMEOUT: { target: 'timedOut', actions: { type: 'fail', params: FAILED_TO_LOAD } } },
      },
      failed: {
        id: 'failed',
        description: 'A call was refused or never arrived; the draft and completed calls are kept.',
        on: { RETRY: 'submitting', ...afterFailure },
      },
      timedOut: {
        id: 'timedOut',
        description: 'A call was not answered, and the lookup failed.',
        on: { RETRY: { target: 'submissionUnknown.onTheWay', actions: 'dropError' }, ...afterFailure },
      },
      submitted: {
        id: 'submitted',
        description: 'All calls are done; the draft is deleted, and the results show.',
        entry: 'dropDraft',
        on: {
          START: [
            // A new draft would replace the draft of the other tab, so the person decides first.
            { guard: 'isBegunElsewhere', target: 'idle', actions: ['takeBegun', 'tellTaken'] },
            {
              target: 'answering',
              actions: [{ type: 'begin', params: ({ event }) => event }, 'keepDraft'],
            },
          ],
          LEAVE: { target: 'idle', actions: ['takeBegun', 'tellTaken'] },
          OVERTAKEN: { actions: { type: 'noteBegun', params: draftOfOther } },
        },
      },
    },
  })
}
