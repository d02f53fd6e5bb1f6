import { RELATION_NAME_MAX_LENGTH } from './constants.ts'
import { cutText } from './cutText.ts'

/**
 * Shortens a relation name for the selector: repeated spaces collapsed, cut at 30 characters plus an ellipsis (S9).
 */
export const shortRelationName = (name: string): string =>
  cutText(name.replace(/\s+/g, ' ').trim(), RELATION_NAME_MAX_LENGTH)
