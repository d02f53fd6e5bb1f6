import type { ComponentType } from 'react'
import type { PartSource } from '../../data/lazyPart.ts'
import type { NextStepsProps } from './NextSteps.tsx'

/** What happens after a request was sent: fetched while the person reads the review. */
export const nextSteps: PartSource<ComponentType<NextStepsProps>> = {
  load: async () => (await import('./NextSteps.tsx')).NextSteps,
  texts: {
    en: () => import('./texts/en.ts'),
    fr: () => import('./texts/fr.ts'),
    nl: () => import('./texts/nl.ts'),
  },
}
