import type { Facts, Json } from '../paths/json.ts'
import type { WizardAnswers } from './definition.ts'
import type { WizardSelectors, WizardSnapshot } from './selectors.ts'

/** The mistakes of the step that are shown. */
const problemsIn = <TStep extends string, TAnswers extends WizardAnswers>(
  select: WizardSelectors<TStep, TAnswers>,
  snapshot: WizardSnapshot<TStep, TAnswers>,
): Readonly<Record<string, Json>> =>
  Object.fromEntries(
    select.fields(snapshot).flatMap((field) => {
      const problem = select.problem(snapshot, field)
      return problem === undefined ? [] : [[field, problem]]
    }),
  )

/** Where the button of a step leads, which its words say. */
const leadsTo = <TStep extends string, TAnswers extends WizardAnswers>(
  select: WizardSelectors<TStep, TAnswers>,
  snapshot: WizardSnapshot<TStep, TAnswers>,
): string | null => {
  const rail = select.rail(snapshot)
  const at = rail.findIndex(({ isCurrent }) => isCurrent)
  const review = rail.at(-1)
  if (review?.isCurrent && select.isComplete(snapshot)) return 'submit'
  if (review?.isBehind) return 'return'
  return (rail[at + 1] ?? rail.find(({ isAnswered }) => !isAnswered))?.step ?? null
}

/** What the future of a wizard depends on in the browser, beside its state: there it also shows what was left. */
export const wizardPageKey =
  <TStep extends string, TAnswers extends WizardAnswers>(select: WizardSelectors<TStep, TAnswers>) =>
  (snapshot: WizardSnapshot<TStep, TAnswers>): Facts => {
    const { step, stack, answers, fell, submission, begunElsewhere, error } = snapshot.context
    return {
      step,
      stack: stack.join(' '),
      answers: Object.entries(answers)
        .map(([name, value]) => `${name} ${String(value)}`)
        .join(' · '),
      fell: fell.join(' '),
      draft: submission?.key ?? null,
      done: (submission?.callsDone ?? []).map(({ call, sent }) => `${call} ${sent}`).join(' '),
      sent: submission?.underWay?.sent ?? null,
      error: error?.code ?? null,
      begun: begunElsewhere !== undefined,
      problems: problemsIn(select, snapshot),
    }
  }

/** What each step of a path promises of a wizard on screen. */
export const wizardPageFacts =
  <TStep extends string, TAnswers extends WizardAnswers>(select: WizardSelectors<TStep, TAnswers>) =>
  (snapshot: WizardSnapshot<TStep, TAnswers>): Facts => ({
    face: select.face(snapshot),
    leadsTo: leadsTo(select, snapshot),
    total: select.total(snapshot) ?? null,
    calls: select.calls(snapshot).map(({ call, state }) => `${call}: ${state}`),
  })
