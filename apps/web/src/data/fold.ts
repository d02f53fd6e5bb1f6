/** A text as searches compare it: upper and lower case, accents and spaces make no difference. */
export const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()

/** Asks of folded texts whether they have every word that is looked for. */
export const hasEach = (words: string): ((folded: string) => boolean) => {
  const each = fold(words).split(' ')
  return (folded) => each.every((word) => folded.includes(word))
}

/** Whether a folded text has every word that is looked for. */
export const hasWords = (folded: string, words: string): boolean => hasEach(words)(folded)
