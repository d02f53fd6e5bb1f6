import type { WizardAnswers, WizardProblem } from '@portal/machines'
import { useI18n } from '../../app/context.ts'
import { useWizardSnapshot, type Wizard } from '../../data/wizard.ts'

/** Names of the answers that hold this type. */
export type FieldOf<TAnswers, TValue> = {
  [F in keyof TAnswers & string]-?: [TValue] extends [NonNullable<TAnswers[F]>]
    ? [NonNullable<TAnswers[F]>] extends [TValue]
      ? F
      : never
    : never
}[keyof TAnswers & string]

/** Problem texts of a field that are more specific than the general ones. */
export type ProblemWords = { readonly [P in WizardProblem]?: string }

/** Returns the answer of the current step: its value, its error, and handlers for change and blur. */
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
    isVisible: select.fields(snapshot).includes(field),
    error: problem && (words[problem] ?? problemText(problem)),
    answer: (value: TAnswers[F] | undefined) =>
      send({ type: 'ANSWER', answers: { [field]: value } as unknown as Partial<TAnswers> }),
    leave: () => send({ type: 'TOUCH', field }),
  }
}

/** Returns a function that translates a problem; codes of S8 use the text of their error. */
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
