import type { Facts, Json } from '@portal/paths'
import type { WizardAnswers } from './definition.ts'
import type { WizardSelectors, WizardSnapshot } from './selectors.ts'

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

/** Returns the target named on the button to the next step: a step, `return` or `submit`; null if there is none. */
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

/** Context that determines the further behaviour of a wizard. */
export const wizardKey = <TStep extends string, TAnswers extends WizardAnswers>({
  context,
}: WizardSnapshot<TStep, TAnswers>): Facts => ({
  step: context.step,
  stack: context.stack.join(' '),
  answers: Object.entries(context.answers)
    .map(([name, value]) => `${name} ${String(value)}`)
    .join(' · '),
  fell: context.fell.join(' '),
  draft: context.submission?.key ?? null,
  done: (context.submission?.callsDone ?? []).map(({ call, sent }) => `${call} ${sent}`).join(' '),
  sent: context.submission?.underWay?.sent ?? null,
  error: context.error?.code ?? null,
  begun: context.begunElsewhere !== undefined,
})

/** State key for browser paths. Also contains the problems with touched fields, because they are visible. */
export const wizardPageKey =
  <TStep extends string, TAnswers extends WizardAnswers>(select: WizardSelectors<TStep, TAnswers>) =>
  (snapshot: WizardSnapshot<TStep, TAnswers>): Facts => ({
    ...wizardKey(snapshot),
    problems: problemsIn(select, snapshot),
  })

/** Facts checked at each step of a path: the view, the total price and the progress of the calls. */
const viewFacts = <TStep extends string, TAnswers extends WizardAnswers>(
  select: WizardSelectors<TStep, TAnswers>,
  snapshot: WizardSnapshot<TStep, TAnswers>,
) => ({
  viewState: select.viewState(snapshot),
  total: select.total(snapshot) ?? null,
  calls: select.calls(snapshot).map(({ call, state }) => `${call}: ${state}`),
})

export const wizardFacts =
  <TStep extends string, TAnswers extends WizardAnswers>(select: WizardSelectors<TStep, TAnswers>) =>
  (snapshot: WizardSnapshot<TStep, TAnswers>): Facts => ({
    ...viewFacts(select, snapshot),
    problems: problemsIn(select, snapshot),
  })

export const wizardPageFacts =
  <TStep extends string, TAnswers extends WizardAnswers>(select: WizardSelectors<TStep, TAnswers>) =>
  (snapshot: WizardSnapshot<TStep, TAnswers>): Facts => ({
    ...viewFacts(select, snapshot),
    leadsTo: leadsTo(select, snapshot),
  })
