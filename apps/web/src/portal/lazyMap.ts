import { createLazyScreen, type LazyScreenRef } from '@portal/machines'
import { createActor, fromPromise } from 'xstate'
import type { startMap } from '../ui/map/startMap.ts'
import { inspected } from './inspection.ts'

type StartMap = typeof startMap

let map: LazyScreenRef<StartMap> | undefined

/** The map library, which comes as a screen's code does: late, or not at all. It is asked for where a map is to be seen. */
export const lazyMap = (): LazyScreenRef<StartMap> => {
  map ??= createActor(
    createLazyScreen<StartMap>().provide({
      actors: { loadScreen: fromPromise(async () => (await import('../ui/map/startMap.ts')).startMap) },
    }),
    inspected,
  ).start()
  return map
}
