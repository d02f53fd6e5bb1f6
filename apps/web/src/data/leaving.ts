import type { ComponentType } from 'react'
import type { PartSource } from './lazyPart.ts'

export interface LeavingOptions {
  /** What asks about drafts and deletes them: loaded by who has some. */
  readonly source: PartSource<ComponentType>
  readonly hasDrafts: () => boolean
  readonly signOut: () => void
}

/** A sign-out that the person chooses. */
export const createLeaving = ({ source, hasDrafts, signOut }: LeavingOptions) => {
  const listeners = new Set<() => void>()
  let asked = 0
  return {
    source,
    /** Signs out; where that would delete drafts on this device, the person is asked first. */
    signOut: () => {
      if (!hasDrafts()) return signOut()
      asked += 1
      for (const one of listeners) one()
    },
    /** How often the question was asked for. */
    asked: () => asked,
    subscribe: (changed: () => void) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
  }
}

export type Leaving = ReturnType<typeof createLeaving>
