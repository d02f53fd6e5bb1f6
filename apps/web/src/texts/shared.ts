import type { TextSource } from './load.ts'

// Listed one by one, because a pattern would include the other modules of this folder.
const modules = {
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  nl: () => import('./nl.ts'),
}

/** Texts for all screens. */
export const sharedTexts: TextSource = (language) => modules[language]()
