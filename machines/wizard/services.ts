import type { PromiseActorLogic } from 'xstate'
import type { CallInput, LookUpAnswer, WizardContext } from './context.ts'
import type { Data } from './definition.ts'

/** What a wizard needs from outside. All of it must be given: a call that is forgotten does not compile. */
export interface WizardServices<TStep extends string, TAnswers, TCall extends string> {
  readonly actors: {
    /** Asks a service about the answers of a step; answers with answers of that step; only empty ones are filled in. */
    readonly checkStep: PromiseActorLogic<Partial<TAnswers>, { step: TStep; answers: TAnswers }>
    /** Looks whether a call that was sent has arrived. */
    readonly lookUp: PromiseActorLogic<LookUpAnswer, CallInput>
  } & Readonly<Record<TCall, PromiseActorLogic<Data, CallInput>>>
  readonly actions: {
    /** Stores the draft that the wizard's `draft` selector makes of the context. */
    readonly keepDraft: (args: { readonly context: WizardContext<TStep, TAnswers> }) => void
    readonly dropDraft: () => void
  }
}
