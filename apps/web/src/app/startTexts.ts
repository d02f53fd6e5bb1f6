import type { TextSource } from '../texts/index.ts'

/** Texts of every visit: the shared ones and those of features in the shell. One chunk per language. */
export const startTexts: TextSource = (language) => import(`./startTexts/${language}.ts`)
