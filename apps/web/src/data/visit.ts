import { readDebugOption } from '../services/visit.ts'

/** Debug options of this visit, which survive navigation, sign-in and reload (S9). */
export const visit = {
  debug: readDebugOption('debug'),
  showtranslations: readDebugOption('showtranslations'),
} as const
