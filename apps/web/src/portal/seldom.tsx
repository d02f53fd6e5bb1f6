import { type ComponentType, lazy, Suspense } from 'react'
import type { Appearance } from './appearance.ts'
import { useSystem } from './context.ts'

const loads = new Set<(appearance: Appearance) => Promise<unknown>>()

/** Has something loaded when the portal is open and the browser idle. */
export const loadWhenIdle = (load: (appearance: Appearance) => Promise<unknown>): void => {
  loads.add(load)
}

/**
 * A view that most visits never show (failures, empty and refused places): its code and the words of faces are loaded when
 * it is needed, and ahead of that once the portal is open and idle. The face of a lost connection cannot be fetched when
 * the connection is lost.
 */
export const seldom = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> => {
  const loadAll = async ({ loadArea }: Appearance) => (await Promise.all([load(), loadArea('faces')]))[0]
  loadWhenIdle(loadAll)
  let View: ComponentType<Props> | undefined
  const Seldom = (props: Props) => {
    const { appearance } = useSystem()
    View ??= lazy(async () => ({ default: await loadAll(appearance) }))
    return (
      <Suspense>
        <View {...props} />
      </Suspense>
    )
  }
  return Seldom
}

const ignore = () => undefined

/** Fetches the seldom views; what does not come now is asked for again when it is needed. */
export const preloadSeldom = (appearance: Appearance): void => {
  for (const load of loads) void load(appearance).catch(ignore)
}
