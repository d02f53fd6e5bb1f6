import type { PromiseActorLogic } from 'xstate'
import type { CallInput, LookUpAnswer, WizardContext } from './context.ts'
import type { Data } from './definition.ts'

/** External dependencies of a wizard. All are required, so a missing call is a type error. */
export interface WizardServices<TStep extends string, TAnswers, TCall extends string> {
  readonly actors: {
    /** Checks the answers of a step with a service. Returns answers of that step, which fill in its empty fields. */
    readonly checkStep: PromiseActorLogic<Partial<TAnswers>, { step: TStep; answers: TAnswers }>
    /** Looks up whether a sent call has arrived. */
    readonly lookUp: PromiseActorLogic<LookUpAnswer, CallInput>
  } & Readonly<Record<TCall, PromiseActorLogic<Data, CallInput>>>
  readonly actions: {
    /** Stores the result of the `draft` selector. */
    readonly keepDraft: (args: { readonly context: WizardContext<TStep, TAnswers> }) => void
    readonly dropDraft: () => void
  }
}
