import { RELATION_NAME_MAX_LENGTH } from './constants.ts'

const ELLIPSIS = '…'

/** A relation's name as the selector shows it: repeated spaces collapsed, cut at 30 characters plus an ellipsis (S9). */
export const shortRelationName = (name: string): string => {
  // Counted as a person counts: a letter outside the basic plane is one.
  const letters = [...name.replace(/\s+/g, ' ').trim()]
  if (letters.length <= RELATION_NAME_MAX_LENGTH) return letters.join('')
  return letters.slice(0, RELATION_NAME_MAX_LENGTH).join('').trimEnd() + ELLIPSIS
}
