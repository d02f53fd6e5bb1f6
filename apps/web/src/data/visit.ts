import { readFlag } from '../services/visit.ts'

/** What this visit was opened with; it lasts over navigation, sign-in and reload (S9). */
export const visit = { debug: readFlag('debug'), showtranslations: readFlag('showtranslations') } as const
