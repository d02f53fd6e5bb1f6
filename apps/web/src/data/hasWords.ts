import { normalizeText } from '@portal/schemas'

/** Returns a predicate for normalized texts that contain every word. */
export const hasEach = (words: string): ((folded: string) => boolean) => {
  const each = normalizeText(words).trim().split(/ +/)
  return (folded) => each.every((word) => folded.includes(word))
}

export const hasWords = (folded: string, words: string): boolean => hasEach(words)(folded)
