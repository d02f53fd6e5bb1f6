import { useSyncExternalStore } from 'react'
import { type WatchedActor, watching } from './watch.ts'

/** The charts that run, as they are now. */
export const useActors = (): readonly WatchedActor[] =>
  useSyncExternalStore(watching.subscribe, watching.actors).filter(({ isRunning }) => isRunning)
