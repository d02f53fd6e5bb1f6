import { type PriceEntry, totalOf } from '@portal/schemas'
import type { Failure } from '../failure.ts'
import type { WizardContext } from './context.ts'
import type { Data, WizardAnswers, WizardDefinition, WizardProblem } from './definition.ts'
import { digest } from './digest.ts'
import { type StoredDraft, storedDraft } from './draft.ts'
import { fieldsOf, isAnswered, isComplete, pricesOf, problemsOf, wayOf } from './way.ts'

/** The view on screen. `unknown`: it is being found out whether a call arrived. */
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

/** What the selectors read: structural, so that a snapshot of any wizard fits. */
export interface WizardSnapshot<TStep extends string, TAnswers> {
  readonly context: WizardContext<TStep, TAnswers>
  readonly value: unknown
}

/** A step as the rail shows it. */
export interface RailStep<TStep> {
  readonly step: TStep
  readonly isAnswered: boolean
  readonly isCurrent: boolean
  /** Whether POP_TO leads there. */
  readonly isBehind: boolean
}

/** How far a call of the submission is. `changed`: it was done with other data and will run again as an update. */
export interface CallState {
  readonly call: string
  readonly state: 'done' | 'sending' | 'failing' | 'unknown' | 'changed' | 'waiting'
}

const VIEW_STATES: Readonly<Record<string, WizardViewState>> = {
  idle: 'idle',
  asking: 'step',
  submissionUnknown: 'unknown',
}

const outermost = (value: unknown): string =>
  typeof value === 'string' ? value : (Object.keys(value as object)[0] ?? '')

const innermost = (value: unknown): string =>
  typeof value === 'string' ? value : String(Object.values(value as object)[0])

/** Worked out once for a context: several parts of a step ask for it. */
const oncePer = <TContext extends object, T>(read: (context: TContext) => T) => {
  const known = new WeakMap<TContext, { readonly value: T }>()
  return ({ context }: { readonly context: TContext }): T => {
    const kept = known.get(context) ?? { value: read(context) }
    known.set(context, kept)
    return kept.value
  }
}

/** Everything that views derive from a snapshot of the wizard. */
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
    /** How many steps lie behind: goes into the browser's history, and comes back as POP_TO. */
    depth: ({ context }: Snapshot): number => context.stack.length,
    /** All steps as far as the answers tell by now, in their order. */
    rail: oncePer((context: Context): readonly RailStep<TStep>[] =>
      wayOf(definition, context.answers).map((step) => ({
        step,
        isAnswered: isAnswered(definition, step, context.answers),
        isCurrent: step === context.step,
        isBehind: context.stack.includes(step),
      })),
    ),
    answers: ({ context }: Snapshot): TAnswers => context.answers,
    /** The fields that the step asks for now. */
    fields: ({ context }: Snapshot): readonly (keyof TAnswers & string)[] =>
      fieldsOf(definition, context.step, context.answers),
    /** The mistake shown at a field: only once it was left. */
    problem: ({ context }: Snapshot, field: keyof TAnswers & string): WizardProblem | undefined =>
      context.touched.includes(field)
        ? problemsOf(definition, context.step, context.answers)[field]
        : undefined,
    /** Answers of other steps that fell because one of this step changed. */
    fell: ({ context }: Snapshot): readonly string[] => context.fell,
    /** Whether everything is answered, so that the review can be submitted. */
    isComplete: oncePer(({ answers }: Context): boolean => isComplete(definition, answers)),
    prices,
    /** Euro with VAT; undefined before the first step that has a price. */
    total: (snapshot: Snapshot): number | undefined => {
      const entries = prices(snapshot)
      return entries.length === 0 ? undefined : totalOf(entries)
    },
    error: ({ context }: Snapshot): Failure | undefined => context.error,
    hasDraft: ({ context }: Snapshot): boolean => context.submission !== undefined,
    /** The chosen calls, in their order: done, failing and waiting. */
    calls: (snapshot: Snapshot): readonly CallState[] => {
      const { answers, submission } = snapshot.context
      const shown = viewState(snapshot)
      const due = Object.entries(definition.calls).flatMap(([call, { isChosen, payload }]): CallState[] => {
        if (!(isChosen?.(answers) ?? true)) return []
        const earlier = submission?.callsDone.find((one) => one.call === call)
        if (earlier?.sent === digest(JSON.stringify(payload(answers)))) return [{ call, state: 'done' }]
        if (submission?.underWay?.call === call)
          return [{ call, state: shown === 'submitting' ? 'sending' : 'unknown' }]
        return [{ call, state: earlier === undefined ? 'waiting' : 'changed' }]
      })
      const failing = shown === 'failed' ? due.find(({ state }) => state !== 'done')?.call : undefined
      return due.map((one) => (one.call === failing ? { ...one, state: 'failing' } : one))
    },
    /** What the calls answered, by name: also what exists although the submission did not come to its end. */
    results: ({ context }: Snapshot): Readonly<Record<string, Data>> =>
      Object.fromEntries((context.submission?.callsDone ?? []).map(({ call, result }) => [call, result])),
    /** What `keepDraft` stores; undefined where there is no draft. */
    draft: ({ context }: Snapshot): StoredDraft | undefined =>
      context.submission && storedDraft(definition, { ...context, submission: context.submission }),
  }
}

/** What views derive from a snapshot of a wizard with these steps and answers. */
export type WizardSelectors<TStep extends string, TAnswers extends WizardAnswers> = ReturnType<
  typeof wizardSelectors<TStep, TAnswers>
>
