import type { ComponentType } from 'react'
import type { PartSource } from '../../data/lazyPart.ts'

/** A chosen sign-out, with its question: loaded when a person signs out. */
export const signingOut: PartSource<ComponentType> = {
  load: async () => (await import('./SignOut.tsx')).SignOut,
  texts: (language) => import(`./texts/${language}.ts`),
}
