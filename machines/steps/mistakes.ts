import type { LabelText } from './label.ts'
import { see } from './see.ts'

/**
 * Expects the problem with each field. `texts` contains the text of a problem by `field problem` or, if it is the same
 * for all fields, by problem. Without problems, no field may be marked.
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
