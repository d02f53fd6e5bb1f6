import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import type { ScreenRoute } from '../portal/route.ts'
import type { Area } from '../texts/index.ts'

const screens = new Map<ScreenRoute, LazyExoticComponent<ComponentType>>()

/** The screen of a route, loaded with its texts when it is first shown. */
export const screenOf = (
  route: ScreenRoute,
  loadArea: (area: Area) => Promise<void>,
): LazyExoticComponent<ComponentType> => {
  const known = screens.get(route)
  if (known) return known
  const screen = lazy(async () => {
    const [component] = await Promise.all([route.load(), route.texts && loadArea(route.texts)])
    return { default: component }
  })
  screens.set(route, screen)
  return screen
}

/** Forgets a screen whose code did not come, so that it is asked for again. */
export const forgetScreen = (route: ScreenRoute): void => {
  screens.delete(route)
}
