import type { ComponentType } from 'react'
import type { PartSource } from '../../data/lazyPart.ts'

/** The intake form: only newcomers load it. */
export const intake: PartSource<ComponentType> = {
  load: async () => (await import('./Intake.tsx')).Intake,
  texts: (language) => import(`./texts/${language}.ts`),
}
