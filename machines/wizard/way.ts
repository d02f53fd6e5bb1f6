import type { PriceEntry } from '@portal/schemas'
import type { WizardAnswers, WizardDefinition, WizardField, WizardProblem } from './definition.ts'

type Of<TStep extends string, TAnswers extends WizardAnswers> = WizardDefinition<TStep, TAnswers>

type Named<TAnswers> = readonly [name: keyof TAnswers & string, field: WizardField<TAnswers>]

const namedFields = <TStep extends string, TAnswers extends WizardAnswers>(
  { steps }: Of<TStep, TAnswers>,
  step: TStep,
): readonly Named<TAnswers>[] => Object.entries(steps[step].fields) as unknown as readonly Named<TAnswers>[]

/** Step that follows for these answers; undefined after the review. */
export const nextStep = <TStep extends string, TAnswers extends WizardAnswers>(
  { steps }: Of<TStep, TAnswers>,
  step: TStep,
  answers: TAnswers,
): TStep | undefined => steps[step].next.find(({ when }) => when?.(answers) ?? true)?.to

/** Steps from the first one towards the review, as far as the answers determine them. */
export const wayOf = <TStep extends string, TAnswers extends WizardAnswers>(
  definition: Of<TStep, TAnswers>,
  answers: TAnswers,
): readonly TStep[] => {
  const way: TStep[] = []
  for (
    let step: TStep | undefined = definition.first;
    step !== undefined && !way.includes(step);
    step = nextStep(definition, step, answers)
  )
    way.push(step)
  return way
}

/** Fields that a step currently asks for. */
export const fieldsOf = <TStep extends string, TAnswers extends WizardAnswers>(
  definition: Of<TStep, TAnswers>,
  step: TStep,
  answers: TAnswers,
): readonly (keyof TAnswers & string)[] =>
  namedFields(definition, step).flatMap(([name, { isApplicable }]) =>
    (isApplicable?.(answers) ?? true) ? [name] : [],
  )

/** Problems with a step, by field. */
export const problemsOf = <TStep extends string, TAnswers extends WizardAnswers>(
  definition: Of<TStep, TAnswers>,
  step: TStep,
  answers: TAnswers,
): Readonly<Partial<Record<keyof TAnswers & string, WizardProblem>>> =>
  Object.fromEntries(
    namedFields(definition, step).flatMap(([name, { isApplicable, problem }]) => {
      if (!(isApplicable?.(answers) ?? true)) return []
      const found = problem(answers[name], answers)
      return found === undefined ? [] : [[name, found]]
    }),
  ) as Readonly<Partial<Record<keyof TAnswers & string, WizardProblem>>>

/** True if the service check of the step is still due. */
export const isUnchecked = <TStep extends string, TAnswers extends WizardAnswers>(
  { steps }: Of<TStep, TAnswers>,
  step: TStep,
  answers: TAnswers,
): boolean => steps[step].check?.isDue(answers) ?? false

/** Returns the person's own answers, without empty ones and those set because a service was unavailable. */
export const ownAnswers = <TStep extends string, TAnswers extends WizardAnswers>(
  { steps }: Of<TStep, TAnswers>,
  step: TStep,
  answers: TAnswers,
): TAnswers => {
  const skipped: Partial<TAnswers> = steps[step].check?.skipped?.(answers) ?? {}
  return Object.fromEntries(
    Object.entries(answers).filter(
      ([name, value]) => String(value).trim() !== '' && value !== skipped[name as keyof TAnswers],
    ),
  ) as unknown as TAnswers
}

/** True if the service check can run now, because it is due and its input is valid. */
export const isCheckable = <TStep extends string, TAnswers extends WizardAnswers>(
  definition: Of<TStep, TAnswers>,
  step: TStep,
  answers: TAnswers,
): boolean => {
  const { check } = definition.steps[step]
  const problems = problemsOf(definition, step, answers)
  return (
    check !== undefined &&
    check.isDue(ownAnswers(definition, step, answers)) &&
    check.asks.every((name) => problems[name] === undefined)
  )
}

/** True if a step is answered and, where required, checked. */
export const isAnswered = <TStep extends string, TAnswers extends WizardAnswers>(
  definition: Of<TStep, TAnswers>,
  step: TStep,
  answers: TAnswers,
): boolean =>
  Object.keys(problemsOf(definition, step, answers)).length === 0 && !isUnchecked(definition, step, answers)

/** First unanswered step, or else the review. */
export const openStep = <TStep extends string, TAnswers extends WizardAnswers>(
  definition: Of<TStep, TAnswers>,
  answers: TAnswers,
): TStep =>
  wayOf(definition, answers).find((step) => !isAnswered(definition, step, answers)) ?? definition.review

export const isComplete = <TStep extends string, TAnswers extends WizardAnswers>(
  definition: Of<TStep, TAnswers>,
  answers: TAnswers,
): boolean => wayOf(definition, answers).every((step) => isAnswered(definition, step, answers))

/**
 * Returns the answers that still apply, which the steps ask for and the earlier answers allow, and adds initial
 * values. Also drops answers that depend on a dropped one.
 */
export const settled = <TStep extends string, TAnswers extends WizardAnswers>(
  definition: Of<TStep, TAnswers>,
  answers: TAnswers,
): TAnswers => {
  let settledAnswers = Object.fromEntries(
    Object.keys(definition.preset).flatMap((name) => {
      const value = answers[name as keyof TAnswers]
      return value === undefined ? [] : [[name, value]]
    }),
  ) as unknown as TAnswers
  const passed = new Set<TStep>()
  for (
    let step: TStep | undefined = definition.first;
    step !== undefined && !passed.has(step);
    step = nextStep(definition, step, settledAnswers)
  ) {
    passed.add(step)
    for (const [name, { isApplicable, fits, begins }] of namedFields(definition, step)) {
      const value = answers[name] ?? begins?.(settledAnswers)
      if (value === undefined) continue
      const tried = { ...settledAnswers, [name]: value }
      if ((isApplicable?.(tried) ?? true) && (fits?.(tried) ?? true)) settledAnswers = tried
    }
  }
  return settledAnswers
}

/** Answers of other steps that a change dropped. */
export const fallen = <TStep extends string, TAnswers extends WizardAnswers>(
  definition: Of<TStep, TAnswers>,
  step: TStep,
  before: TAnswers,
  after: TAnswers,
): readonly (keyof TAnswers & string)[] => {
  const own: readonly string[] = namedFields(definition, step).map(([name]) => name)
  return Object.keys(before).filter(
    (name) => after[name as keyof TAnswers] === undefined && !own.includes(name),
  ) as (keyof TAnswers & string)[]
}

/** True if all of these answers belong to the step. */
export const isOfStep = <TStep extends string, TAnswers extends WizardAnswers>(
  definition: Of<TStep, TAnswers>,
  step: TStep,
  patch: Partial<TAnswers>,
): boolean => {
  const own: readonly string[] = namedFields(definition, step).map(([name]) => name)
  return Object.keys(patch).every((name) => own.includes(name))
}

/** Running price list (S3): entries of all steps of the current path. */
export const pricesOf = <TStep extends string, TAnswers extends WizardAnswers>(
  definition: Of<TStep, TAnswers>,
  answers: TAnswers,
): readonly PriceEntry[] =>
  wayOf(definition, answers).flatMap((step) => definition.steps[step].prices?.(answers) ?? [])
