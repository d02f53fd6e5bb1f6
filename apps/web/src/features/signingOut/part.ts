import type { ComponentType } from 'react'
import type { PartSource } from '../../data/lazyPart.ts'

/** The question before drafts are deleted: loaded by who has some. */
export const question: PartSource<ComponentType> = {
  load: async () => (await import('./Question.tsx')).Question,
  texts: {
    en: () => import('./texts/en.ts'),
    fr: () => import('./texts/fr.ts'),
    nl: () => import('./texts/nl.ts'),
  },
}
