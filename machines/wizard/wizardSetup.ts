import { assign, emit, setup } from 'xstate'
import { type Failure, mayBeDone, notProvided } from '../failure.ts'
import { backStack } from './backStack.ts'
import { callBook } from './calls.ts'
import { changes } from './changes.ts'
import type {
  CallInput,
  LookUpAnswer,
  TakenDraft,
  WizardContext,
  WizardEvent,
  WizardInput,
  WrongAnswers,
} from './context.ts'
import type { Data, WizardAnswers, WizardDefinition } from './definition.ts'
import { WIZARD_CALL_TIMEOUT_MS, WIZARD_CHECK_TIMEOUT_MS, WIZARD_LOOK_UP_TIMEOUT_MS } from './timeouts.ts'
import {
  fieldsOf,
  isAnswered,
  isCheckable,
  isComplete,
  isOfStep,
  isUnchecked,
  nextStep,
  ownAnswers,
  problemsOf,
  settled,
  wayOf,
} from './way.ts'

export const wizardSetup = <TStep extends string, TAnswers extends WizardAnswers, TCall extends string>(
  definition: WizardDefinition<TStep, TAnswers, TCall>,
) => {
  type Context = WizardContext<TStep, TAnswers>
  const { empty, stored, begun, changed, learned } = changes(definition)
  const stack = backStack(definition)
  const book = callBook(definition)
  const isToLookUp = ({ submission, answers }: Context): boolean =>
    submission?.underWay !== undefined && isComplete(definition, answers)

  return setup({
    types: {
      context: {} as Context,
      events: {} as WizardEvent<TStep, TAnswers>,
      input: {} as WizardInput,
      emitted: {} as WrongAnswers | TakenDraft<TAnswers>,
      tags: {} as 'busy' | 'step',
    },
    actors: {
      checkStep: notProvided<Partial<TAnswers>, { step: TStep; answers: TAnswers }>('checkStep'),
      lookUp: notProvided<LookUpAnswer, CallInput>('lookUp'),
      // These names come from the definition and cannot be typed here; see WizardServices.
      ...(Object.fromEntries(book.calls.map((call) => [call, notProvided<Data, CallInput>(call)])) as object),
    },
    actions: {
      keepDraft: () => undefined,
      dropDraft: () => undefined,
      begin: assign((_, { key, answers }: { key: string; answers: TAnswers }) => begun(key, answers)),
      take: assign((_, { draft }: { draft: unknown }) => stored(draft)),
      takeWhileSent: assign(({ context }, { draft }: { draft: unknown }) =>
        book.takenWhileSent(context, stored(draft)),
      ),
      /**
       * Notes a draft that another tab has started. Ignores the draft that was submitted here, which the other tab may
       * still store.
       */
      noteBegun: assign(({ context }, { draft }: { draft: unknown }) => {
        const key = stored(draft).submission?.key
        return { begunElsewhere: key === context.submission?.key ? undefined : draft }
      }),
      /** Takes over the draft that another tab has started; without one, no draft is left. */
      takeBegun: assign(({ context }) => stored(context.begunElsewhere)),
      forget: assign(() => empty),
      answer: assign(({ context }, { answers }: { answers: Partial<TAnswers> }) =>
        changed(context, { ...context.answers, ...answers }),
      ),
      learn: assign(({ context }, { answers }: { answers: Partial<TAnswers> }) => learned(context, answers)),
      /** Before a service check, shows problems with its input and marks a skipped check as due again. */
      prepareCheck: assign(({ context }) => ({
        ...changed(context, ownAnswers(definition, context.step, context.answers)),
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
      tellTaken: emit(
        ({ context }): TakenDraft<TAnswers> => ({ type: 'DRAFT_TAKEN', answers: context.answers }),
      ),
      goTo: assign(({ context }, { step }: { step: TStep }) => stack.pushed(context, step)),
      goOn: assign(({ context }) => stack.pushedOn(context)),
      goToOpen: assign(({ context }) => stack.pushedOpen(context)),
      goToReview: assign(({ context }) => stack.atReview(context)),
      popTo: assign(({ context }, { to }: { to: TStep | number }) => stack.popped(context, to)),
      reset: assign(({ context }) => ({
        ...stack.atFirst(),
        answers: settled(definition, definition.afterReset(context.answers)),
      })),
      resetTokens: assign(({ context }) =>
        changed(context, definition.afterResetTokens?.(context.answers) ?? context.answers),
      ),
      markSent: assign(({ context }, { call }: { call: TCall }) => book.markedSent(context, call)),
      keepResult: assign(({ context }, { result }: { result: Data }) => book.markedDone(context, result)),
      markRefused: assign(({ context }, failure: Failure) => book.markedRefused(context, failure)),
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
      isBegunElsewhere: ({ context }) => stored(context.begunElsewhere).submission !== undefined,
      /** True if a call may have arrived and must be looked up. */
      isUnknown: ({ context }) => isToLookUp(context),
      /** True if a draft can be resumed without a lookup. An incomplete draft is looked up when it is submitted. */
      isKnown: ({ context }) => context.submission !== undefined && !isToLookUp(context),
      isAt: ({ context }, { step }: { step: TStep }) => context.step === step,
      isAnswerOfStep: ({ context }, { answers }: { answers: Partial<TAnswers> }) =>
        isOfStep(definition, context.step, answers),
      leadsTo: ({ context }, { step }: { step: TStep }) =>
        stack.isReady(context) &&
        !stack.isEditing(context) &&
        nextStep(definition, context.step, context.answers) === step,
      isWrong: ({ context }) => Object.keys(problemsOf(definition, context.step, context.answers)).length > 0,
      isUnchecked: ({ context }) =>
        Object.keys(problemsOf(definition, context.step, context.answers)).length === 0 &&
        isUnchecked(definition, context.step, context.answers),
      /** True if NEXT may leave the step without showing this verdict first. */
      isPassed: ({ context }, { answers: found }: { answers: Partial<TAnswers> }) => {
        const { answers } = learned(context, found)
        return (
          isAnswered(definition, context.step, answers) &&
          definition.steps[context.step].check?.goesOn?.(answers) === true
        )
      },
      isCheckable: ({ context }) => isCheckable(definition, context.step, context.answers),
      isReturning: ({ context }) => stack.isReturning(context),
      canGoBack: ({ context }) => context.stack.length > 0,
      isOnStack: ({ context }, { to }: { to: TStep | number }) => stack.isOnStack(context, to),
      isOnWay: ({ context }, { step }: { step: TStep }) =>
        step !== definition.review && wayOf(definition, context.answers).includes(step),
      isSubmittable: ({ context }) =>
        isComplete(definition, context.answers) && context.submission?.underWay === undefined,
      isSubmittableUnknown: ({ context }) =>
        isComplete(definition, context.answers) && context.submission?.underWay !== undefined,
      isDueCall: ({ context }, { call }: { call: TCall }) => book.dueCall(context) === call,
      /** True if the draft of the other tab would send something else; false if that tab has no draft. */
      isOtherSent: ({ context }, { draft }: { draft: unknown }) => {
        const other = stored(draft)
        return other.submission !== undefined && book.sendsOther(context, other)
      },
      isFound: (_, { found }: LookUpAnswer) => found !== null,
      /** True if the server may have processed the call although no complete response arrived. */
      isLost: (_, failure: Failure) => mayBeDone(failure),
    },
    delays: {
      CALL_TIMEOUT: WIZARD_CALL_TIMEOUT_MS,
      LOOK_UP_TIMEOUT: WIZARD_LOOK_UP_TIMEOUT_MS,
      CHECK_TIMEOUT: WIZARD_CHECK_TIMEOUT_MS,
    },
  })
}
