import type { PriceEntry } from '@portal/schemas'
import type { WizardAnswers, WizardDefinition, WizardField, WizardProblem } from './definition.ts'

type Of<TStep extends string, TAnswers extends WizardAnswers> = WizardDefinition<TStep, TAnswers>

/** A field by its name, whatever its value is. */
type Named<TAnswers> = readonly [name: keyof TAnswers & string, field: WizardField<TAnswers>]

const namedFields = <TStep extends string, TAnswers extends WizardAnswers>(
  { steps }: Of<TStep, TAnswers>,
  step: TStep,
): readonly Named<TAnswers>[] => Object.entries(steps[step].fields) as unknown as readonly Named<TAnswers>[]

/** The step that follows, answers being what they are; undefined after the review. */
export const nextStep = <TStep extends string, TAnswers extends WizardAnswers>(
  { steps }: Of<TStep, TAnswers>,
  step: TStep,
  answers: TAnswers,
): TStep | undefined => steps[step].next.find(({ when }) => when?.(answers) ?? true)?.to

/** All steps from the first to the review, as far as the answers tell by now. */
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

/** The fields that a step asks for now. */
export const fieldsOf = <TStep extends string, TAnswers extends WizardAnswers>(
  definition: Of<TStep, TAnswers>,
  step: TStep,
  answers: TAnswers,
): readonly (keyof TAnswers & string)[] =>
  namedFields(definition, step).flatMap(([name, { isAsked }]) => ((isAsked?.(answers) ?? true) ? [name] : []))

/** The mistakes of a step, by field. */
export const problemsOf = <TStep extends string, TAnswers extends WizardAnswers>(
  definition: Of<TStep, TAnswers>,
  step: TStep,
  answers: TAnswers,
): Readonly<Partial<Record<keyof TAnswers & string, WizardProblem>>> =>
  Object.fromEntries(
    namedFields(definition, step).flatMap(([name, { isAsked, problem }]) => {
      if (!(isAsked?.(answers) ?? true)) return []
      const found = problem(answers[name], answers)
      return found === undefined ? [] : [[name, found]]
    }),
  ) as Readonly<Partial<Record<keyof TAnswers & string, WizardProblem>>>

/** Whether a service still has to be asked about the answers of a step. */
export const isUnchecked = <TStep extends string, TAnswers extends WizardAnswers>(
  { steps }: Of<TStep, TAnswers>,
  step: TStep,
  answers: TAnswers,
): boolean => steps[step].check?.isDue(answers) ?? false

/** The answers without empty ones, and without those that let a person go on although the service could not be asked. */
export const givenOf = <TStep extends string, TAnswers extends WizardAnswers>(
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

/** Whether a person can have the service asked now: it has not answered yet, and what it needs is right. */
export const isCheckable = <TStep extends string, TAnswers extends WizardAnswers>(
  definition: Of<TStep, TAnswers>,
  step: TStep,
  answers: TAnswers,
): boolean => {
  const { check } = definition.steps[step]
  const problems = problemsOf(definition, step, answers)
  return (
    check !== undefined &&
    check.isDue(givenOf(definition, step, answers)) &&
    check.asks.every((name) => problems[name] === undefined)
  )
}

/** Whether a step is answered and, where a service has to be asked, checked. */
export const isAnswered = <TStep extends string, TAnswers extends WizardAnswers>(
  definition: Of<TStep, TAnswers>,
  step: TStep,
  answers: TAnswers,
): boolean =>
  Object.keys(problemsOf(definition, step, answers)).length === 0 && !isUnchecked(definition, step, answers)

/** The first step without an answer; else the review. */
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
 * Answers as far as they still count: along the way each is kept that is asked for and that the answers before it allow.
 * What depends on a changed answer falls so, and nothing else.
 */
export const settled = <TStep extends string, TAnswers extends WizardAnswers>(
  definition: Of<TStep, TAnswers>,
  answers: TAnswers,
): TAnswers => {
  let kept = Object.fromEntries(
    Object.keys(definition.given).flatMap((name) => {
      const value = answers[name as keyof TAnswers]
      return value === undefined ? [] : [[name, value]]
    }),
  ) as unknown as TAnswers
  const passed = new Set<TStep>()
  for (
    let step: TStep | undefined = definition.first;
    step !== undefined && !passed.has(step);
    step = nextStep(definition, step, kept)
  ) {
    passed.add(step)
    for (const [name, { isAsked, fits, begins }] of namedFields(definition, step)) {
      const value = answers[name] ?? begins?.(kept)
      if (value === undefined) continue
      const tried = { ...kept, [name]: value }
      if ((isAsked?.(tried) ?? true) && (fits?.(tried) ?? true)) kept = tried
    }
  }
  return kept
}

/** The answers of another step that a change made fall, in the order of the way. */
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

/** Whether every one of these answers belongs to the step. */
export const isOfStep = <TStep extends string, TAnswers extends WizardAnswers>(
  definition: Of<TStep, TAnswers>,
  step: TStep,
  patch: Partial<TAnswers>,
): boolean => {
  const own: readonly string[] = namedFields(definition, step).map(([name]) => name)
  return Object.keys(patch).every((name) => own.includes(name))
}

/** The running price list (S3): the entries of all steps on the way. */
export const pricesOf = <TStep extends string, TAnswers extends WizardAnswers>(
  definition: Of<TStep, TAnswers>,
  answers: TAnswers,
): readonly PriceEntry[] =>
  wayOf(definition, answers).flatMap((step) => definition.steps[step].prices?.(answers) ?? [])
