import type { ComponentType } from 'react'
import type { PartSource } from '../../data/lazyPart.ts'

/** The intake form: only newcomers load it. */
export const intake: PartSource<ComponentType> = {
  load: async () => (await import('./Intake.tsx')).Intake,
  texts: {
    en: () => import('./texts/en.ts'),
    fr: () => import('./texts/fr.ts'),
    nl: () => import('./texts/nl.ts'),
  },
}
