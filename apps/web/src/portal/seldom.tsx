import { type ComponentType, lazy, Suspense } from 'react'
import type { Appearance } from './appearance.ts'

const loads = new Set<() => Promise<unknown>>()

/** Has something loaded when the portal is open and the browser idle. */
export const loadWhenIdle = (load: () => Promise<unknown>): void => {
  loads.add(load)
}

/**
 * A view that most visits never show (failures, empty and refused places): its code is loaded when it is needed, and ahead
 * of that once the portal is open and idle. The face of a lost connection cannot be fetched when the connection is lost.
 */
export const seldom = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> => {
  loadWhenIdle(load)
  const View = lazy(async () => ({ default: await load() }))
  const Seldom = (props: Props) => (
    <Suspense>
      <View {...props} />
    </Suspense>
  )
  return Seldom
}

const ignore = () => undefined

/** Fetches the seldom views and the words of failures; what does not come now is asked for again when it is needed. */
export const preloadSeldom = ({ loadArea }: Appearance): void => {
  void loadArea('errors').catch(ignore)
  for (const load of loads) void load().catch(ignore)
}
