import { readDebugOption } from '../services/visit.ts'

/** What this visit was opened with; it lasts over navigation, sign-in and reload (S9). */
export const visit = {
  debug: readDebugOption('debug'),
  showtranslations: readDebugOption('showtranslations'),
} as const
