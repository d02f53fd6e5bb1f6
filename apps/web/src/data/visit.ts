import { readDebugOption } from '../services/visit.ts'

/** Debug options of this visit; they last across navigation, sign-in and reload (S9). */
export const visit = {
  debug: readDebugOption('debug'),
  showtranslations: readDebugOption('showtranslations'),
} as const
