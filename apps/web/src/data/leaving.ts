import type { ComponentType } from 'react'
import type { PartSource } from './lazyPart.ts'

/** A sign-out that the person chooses. What asks about drafts, and deletes them, is loaded with the first. */
export const createLeaving = (source: PartSource<ComponentType>) => {
  const listeners = new Set<() => void>()
  let asked = 0
  return {
    source,
    /** Signs out; where that would delete drafts on this device, the person is asked first. */
    signOut: () => {
      asked += 1
      for (const one of listeners) one()
    },
    /** How often it was asked for. */
    asked: () => asked,
    subscribe: (changed: () => void) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
  }
}

export type Leaving = ReturnType<typeof createLeaving>
