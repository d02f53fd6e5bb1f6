import { normalizeText } from '@portal/schemas'

/** Asks of folded texts whether they have every word that is looked for. */
export const hasEach = (words: string): ((folded: string) => boolean) => {
  const each = normalizeText(words).trim().split(/ +/)
  return (folded) => each.every((word) => folded.includes(word))
}

/** True if a folded text contains every word. */
export const hasWords = (folded: string, words: string): boolean => hasEach(words)(folded)
