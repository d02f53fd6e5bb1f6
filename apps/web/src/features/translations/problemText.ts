import { useI18n } from '../../app/context.ts'
import type { FileProblem, TextProblem } from '../../texts/checkTranslations.ts'

/** Returns a function that describes a problem with a text or a file. */
export const useProblemText = () => {
  const { t } = useI18n()
  return (problem: TextProblem | FileProblem): string =>
    problem.kind === 'missing' || problem.kind === 'unknown'
      ? t(`translations.problem.${problem.kind}`, { name: `{${problem.name}}` })
      : t(`translations.problem.${problem.kind}`)
}
