import type { TextSource } from './load.ts'

// Named one by one: a pattern would take in the other modules of this folder.
const modules = {
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  nl: () => import('./nl.ts'),
}

/** The texts that every screen may use. */
export const sharedTexts: TextSource = (language) => modules[language]()
