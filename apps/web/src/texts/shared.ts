import type { TextSource } from './load.ts'

// Listed individually, because a pattern would include the other modules of this folder.
const modules = {
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  nl: () => import('./nl.ts'),
}

export const sharedTexts: TextSource = (language) => modules[language]()
