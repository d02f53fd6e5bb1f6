import { type PriceEntry, totalOf } from '@portal/schemas'
import type { Failure } from '../failure.ts'
import type { WizardContext } from './context.ts'
import type { Data, WizardAnswers, WizardDefinition, WizardProblem } from './definition.ts'
import { digest } from './digest.ts'
import { type StoredDraft, storedDraft } from './draft.ts'
import { fieldsOf, isAnswered, isComplete, pricesOf, problemsOf, wayOf } from './way.ts'

/** `unknown`: a lookup checks whether a call arrived. */
export type WizardViewState =
  | 'idle'
  | 'discarding'
  | 'step'
  | 'checking'
  | 'overtaken'
  | 'submitting'
  | 'unknown'
  | 'failed'
  | 'timedOut'
  | 'submitted'

/** Structural input of the selectors, so that a snapshot of any wizard fits. */
export interface WizardSnapshot<TStep extends string, TAnswers> {
  readonly context: WizardContext<TStep, TAnswers>
  readonly value: unknown
}

/** A step in the progress rail. */
export interface RailStep<TStep> {
  readonly step: TStep
  readonly isAnswered: boolean
  readonly isCurrent: boolean
  /** True if POP_TO can return to this step. */
  readonly isBehind: boolean
}

/** Progress of a submission call. `changed`: sent with other data, so it will run again as an update. */
export interface CallState {
  readonly call: string
  readonly state: 'done' | 'sending' | 'failing' | 'unknown' | 'changed' | 'waiting'
}

const VIEW_STATES: Readonly<Record<string, WizardViewState>> = {
  idle: 'idle',
  answering: 'step',
  submissionUnknown: 'unknown',
}

const outermost = (value: unknown): string =>
  typeof value === 'string' ? value : (Object.keys(value as object)[0] ?? '')

const innermost = (value: unknown): string =>
  typeof value === 'string' ? value : String(Object.values(value as object)[0])

/** Memoizes a selector per context, because several parts of a step use it. */
const oncePer = <TContext extends object, T>(read: (context: TContext) => T) => {
  const cache = new WeakMap<TContext, { readonly value: T }>()
  return ({ context }: { readonly context: TContext }): T => {
    const entry = cache.get(context) ?? { value: read(context) }
    cache.set(context, entry)
    return entry.value
  }
}

export const wizardSelectors = <TStep extends string, TAnswers extends WizardAnswers>(
  definition: WizardDefinition<TStep, TAnswers>,
) => {
  type Snapshot = WizardSnapshot<TStep, TAnswers>

  const viewState = ({ value }: Snapshot): WizardViewState => {
    if (innermost(value) === 'discarding') return 'discarding'
    const name = outermost(value)
    return VIEW_STATES[name] ?? (name as WizardViewState)
  }
  type Context = WizardContext<TStep, TAnswers>
  const prices = oncePer(({ answers }: Context): readonly PriceEntry[] => pricesOf(definition, answers))

  return {
    viewState,
    step: ({ context }: Snapshot): TStep => context.step,
    /** Number of steps on the back-stack. The browser history stores this number and sends it with POP_TO. */
    depth: ({ context }: Snapshot): number => context.stack.length,
    /** All steps that the current answers determine, in order. */
    rail: oncePer((context: Context): readonly RailStep<TStep>[] =>
      wayOf(definition, context.answers).map((step) => ({
        step,
        isAnswered: isAnswered(definition, step, context.answers),
        isCurrent: step === context.step,
        isBehind: context.stack.includes(step),
      })),
    ),
    answers: ({ context }: Snapshot): TAnswers => context.answers,
    /** Fields that the step currently asks for. */
    fields: ({ context }: Snapshot): readonly (keyof TAnswers & string)[] =>
      fieldsOf(definition, context.step, context.answers),
    /**
     * Problem with a field; undefined until the field is touched (blurred, or included in a check or a rejected NEXT).
     */
    problem: ({ context }: Snapshot, field: keyof TAnswers & string): WizardProblem | undefined =>
      context.touched.includes(field)
        ? problemsOf(definition, context.step, context.answers)[field]
        : undefined,
    /** Answers of other steps that a change in this step dropped. */
    fell: ({ context }: Snapshot): readonly string[] => context.fell,
    /** True if the review can be submitted, because everything is answered. */
    isComplete: oncePer(({ answers }: Context): boolean => isComplete(definition, answers)),
    prices,
    /** Total in euro including VAT; undefined before the first step with a price. */
    total: (snapshot: Snapshot): number | undefined => {
      const entries = prices(snapshot)
      return entries.length === 0 ? undefined : totalOf(entries)
    },
    error: ({ context }: Snapshot): Failure | undefined => context.error,
    hasDraft: ({ context }: Snapshot): boolean => context.submission !== undefined,
    /** Selected calls in order, with their progress. */
    calls: (snapshot: Snapshot): readonly CallState[] => {
      const { answers, submission } = snapshot.context
      const view = viewState(snapshot)
      const due = Object.entries(definition.calls).flatMap(([call, { isChosen, payload }]): CallState[] => {
        if (!(isChosen?.(answers) ?? true)) return []
        const earlier = submission?.callsDone.find((one) => one.call === call)
        if (earlier?.sent === digest(JSON.stringify(payload(answers)))) return [{ call, state: 'done' }]
        if (submission?.underWay?.call === call)
          return [{ call, state: view === 'submitting' ? 'sending' : 'unknown' }]
        return [{ call, state: earlier === undefined ? 'waiting' : 'changed' }]
      })
      const failing = view === 'failed' ? due.find(({ state }) => state !== 'done')?.call : undefined
      return due.map((one) => (one.call === failing ? { ...one, state: 'failing' } : one))
    },
    /** Results of the calls, by name. Includes records that an incomplete submission created. */
    results: ({ context }: Snapshot): Readonly<Record<string, Data>> =>
      Object.fromEntries((context.submission?.callsDone ?? []).map(({ call, result }) => [call, result])),
    /** Draft for `keepDraft`, if there is one. */
    draft: ({ context }: Snapshot): StoredDraft | undefined =>
      context.submission && storedDraft(definition, { ...context, submission: context.submission }),
  }
}

export type WizardSelectors<TStep extends string, TAnswers extends WizardAnswers> = ReturnType<
  typeof wizardSelectors<TStep, TAnswers>
>
