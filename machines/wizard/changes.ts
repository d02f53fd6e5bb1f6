import type { WizardContext } from './context.ts'
import type { WizardAnswers, WizardDefinition } from './definition.ts'
import { type Progress, readDraft } from './draft.ts'
import { fallen, isAnswered, settled, wayOf } from './way.ts'

/** Changes to the answers by a stored draft, the person or a service. */
export const changes = <TStep extends string, TAnswers extends WizardAnswers, TCall extends string>(
  definition: WizardDefinition<TStep, TAnswers, TCall>,
) => {
  type Context = WizardContext<TStep, TAnswers>

  const empty: Context = {
    step: definition.first,
    stack: [],
    answers: {} as TAnswers,
    touched: [],
    fell: [],
    submission: undefined,
    begunElsewhere: undefined,
    error: undefined,
  }

  /** Removes the answers that depend on a changed answer, except those that changed with it. */
  const withoutChosenOf = (before: TAnswers, changed: TAnswers): TAnswers => {
    const { chosenOf } = definition
    const isOther = (name: keyof TAnswers) => before[name] !== changed[name]
    if (!chosenOf || !isOther(chosenOf.of)) return changed
    return Object.fromEntries(
      Object.entries(changed).filter(
        ([name]) => isOther(name as keyof TAnswers) || !chosenOf.answers.some((one) => one === name),
      ),
    ) as unknown as TAnswers
  }

  /**
   * Applies new answers. Drops answers that no longer apply, and removes steps from the back-stack that are incomplete
   * or no longer on the path; the review stays.
   */
  const changed = (context: Context, edited: TAnswers) => {
    const answers = settled(definition, withoutChosenOf(context.answers, edited))
    const way = wayOf(definition, answers)
    const fell = fallen(definition, context.step, { ...context.answers, ...edited }, answers)
    return {
      answers,
      fell: [...context.fell, ...fell].filter((name) => answers[name as keyof TAnswers] === undefined),
      stack: context.stack.filter(
        (step) => step === definition.review || (way.includes(step) && isAnswered(definition, step, answers)),
      ),
      error: undefined,
    }
  }

  return {
    empty,
    /** Context of a stored draft; empty if the draft is invalid. */
    stored: (draft: unknown): Context => {
      const progress: Progress<TStep, TAnswers> | undefined = readDraft(definition, draft)
      return { ...empty, ...progress }
    },
    begun: (key: string, answers: TAnswers): Context => ({
      ...empty,
      answers: settled(definition, answers),
      submission: { key, callsDone: [] },
    }),
    /**
     * Applies facts from a service to unanswered fields only. Facts that no step asks for do not count as dropped
     * answers.
     */
    learned: (context: Context, found: Partial<TAnswers>) => {
      const next = changed(context, { ...found, ...context.answers })
      const isTheirs = (name: string) => context.fell.includes(name) || Object.hasOwn(context.answers, name)
      return { ...next, fell: next.fell.filter(isTheirs) }
    },
    changed,
  }
}
