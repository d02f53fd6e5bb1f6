/** A text as searches compare it: upper and lower case, accents and spaces make no difference. */
export const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()

/** Whether a folded text has every word that is looked for. */
export const hasWords = (folded: string, words: string): boolean =>
  fold(words)
    .split(' ')
    .every((word) => folded.includes(word))
