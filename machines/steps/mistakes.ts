import type { LabelText } from './label.ts'
import { see } from './see.ts'

/**
 * The mistake of each field, by the labels of the fields and the texts of the problems; a text for `field problem`
 * goes before one for the problem alone. Without any, no field may be marked.
 */
export const mistakes = (
  problems: unknown,
  labels: Readonly<Record<string, LabelText>>,
  texts: Readonly<Record<string, LabelText>>,
) => {
  const wrong = Object.entries((problems ?? {}) as Readonly<Record<string, string>>)
  if (wrong.length === 0) return [see.mistakes(0)]
  return wrong.map(([field, problem]) =>
    see.described(labels[field] ?? field, texts[`${field} ${problem}`] ?? texts[problem] ?? problem),
  )
}
