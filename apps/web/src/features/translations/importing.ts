import { LANGUAGES, type Language } from '@portal/schemas'
import { checkTranslations, type FileProblem } from '../../texts/checkTranslations.ts'
import type { Dictionary } from '../../texts/index.ts'
import type { ByLanguage, TextRow } from './rows.ts'

/** Effect of a file on one text: a change or a problem. */
export type ImportItem =
  | {
      readonly kind: 'change'
      readonly row: TextRow
      readonly texts: ByLanguage
      readonly languages: readonly Language[]
    }
  | { readonly kind: 'problem'; readonly problem: FileProblem }

const parsed = (content: string): unknown => {
  try {
    return JSON.parse(content)
  } catch {
    return undefined
  }
}

/** Returns the differences between a file and the current texts: first the problems, then the changed texts. */
export const differencesOf = (
  content: string,
  english: Dictionary,
  rows: readonly TextRow[],
): readonly ImportItem[] => {
  const { texts, problems } = checkTranslations(parsed(content), english)
  const changes = rows.flatMap((row): ImportItem[] => {
    const textIn = (language: Language) => texts[language][row.key] ?? row.texts[language]
    const next = { en: textIn('en'), fr: textIn('fr'), nl: textIn('nl') }
    const languages = LANGUAGES.filter((language) => next[language] !== row.texts[language])
    return languages.length > 0 ? [{ kind: 'change', row, texts: next, languages }] : []
  })
  return [...problems.map((problem): ImportItem => ({ kind: 'problem', problem })), ...changes]
}
