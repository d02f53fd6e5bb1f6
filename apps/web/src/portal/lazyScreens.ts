import { createLazyScreen, type LazyScreenRef } from '@portal/machines'
import type { ComponentType } from 'react'
import { createActor, fromPromise } from 'xstate'
import type { Appearance } from './appearance.ts'
import type { ScreenRoute } from './route.ts'

const screens = new Map<ScreenRoute, LazyScreenRef<ComponentType>>()

/** Loads the code of a route's screen, and its words. */
export const loadScreen = async (route: ScreenRoute, { loadArea }: Appearance): Promise<ComponentType> => {
  const [screen] = await Promise.all([route.load(), ...[route.texts ?? []].flat().map(loadArea)])
  return screen
}

/** The screen of a route, which is being loaded from the moment on in which somebody comes to it. */
export const lazyScreen = (route: ScreenRoute, appearance: Appearance): LazyScreenRef<ComponentType> => {
  let screen = screens.get(route)
  if (!screen) {
    const loading = fromPromise(() => loadScreen(route, appearance))
    screen = createActor(
      createLazyScreen<ComponentType>().provide({ actors: { loadScreen: loading } }),
    ).start()
    screens.set(route, screen)
  }
  return screen
}
