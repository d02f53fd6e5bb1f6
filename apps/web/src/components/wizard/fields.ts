import type { WizardAnswers, WizardProblem } from '@portal/machines'
import { useI18n } from '../../app/context.ts'
import { useWizardSnapshot, type Wizard } from '../../data/wizard.ts'

/** The names of the answers whose value can be any of a type. */
export type FieldOf<TAnswers, TValue> = {
  [F in keyof TAnswers & string]-?: [TValue] extends [NonNullable<TAnswers[F]>]
    ? [NonNullable<TAnswers[F]>] extends [TValue]
      ? F
      : never
    : never
}[keyof TAnswers & string]

/** Words for a problem that say more than those of every wizard. */
export type ProblemWords = { readonly [P in WizardProblem]?: string }

/** An answer of the step that is shown: its value, the message at it, and the ways to change and leave it. */
export const useAnswer = <
  TStep extends string,
  TAnswers extends WizardAnswers,
  F extends keyof TAnswers & string,
>(
  wizard: Wizard<TStep, TAnswers>,
  field: F,
  words: ProblemWords = {},
) => {
  const problemText = useProblemText()
  const snapshot = useWizardSnapshot(wizard)
  const { select, send } = wizard
  const problem = select.problem(snapshot, field)
  return {
    value: select.answers(snapshot)[field],
    isAsked: select.fields(snapshot).includes(field),
    error: problem && (words[problem] ?? problemText(problem)),
    answer: (value: TAnswers[F] | undefined) =>
      send({ type: 'ANSWER', answers: { [field]: value } as unknown as Partial<TAnswers> }),
    leave: () => send({ type: 'TOUCH', field }),
  }
}

/** The mistake in an answer, in words. Codes of S8 have those of their error. */
const useProblemText = (): ((problem: WizardProblem) => string) => {
  const { t, errorText } = useI18n()
  return (problem) => {
    switch (problem) {
      case 'required':
      case 'invalid':
      case 'maxLength':
      case 'atLeastOne':
        return t(`wizard.problem.${problem}`)
      default:
        return errorText(problem)
    }
  }
}
