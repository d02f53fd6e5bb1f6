import type { TextSource } from './load.ts'

/** The texts that every screen may use. */
export const sharedTexts: TextSource = {
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  nl: () => import('./nl.ts'),
}
