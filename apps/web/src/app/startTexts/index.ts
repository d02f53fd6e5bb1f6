import type { TextSource } from '../../texts/index.ts'

/** The texts of every visit: the shared ones, and those of the features that are part of the shell. One chunk a language. */
export const startTexts: TextSource = (language) => import(`./${language}.ts`)
