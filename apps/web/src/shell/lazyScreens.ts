import type { ComponentType } from 'react'
import type { ScreenRoute } from '../portal/route.ts'
import type { Area } from '../texts/index.ts'

const screens = new Map<ScreenRoute, Promise<ComponentType>>()

/** Loads the screen of a route with its texts, once. */
export const loadScreen = (
  route: ScreenRoute,
  loadArea: (area: Area) => Promise<void>,
): Promise<ComponentType> => {
  const known = screens.get(route)
  if (known) return known
  const loading = Promise.all([route.load(), route.texts && loadArea(route.texts)]).then(([screen]) => screen)
  screens.set(route, loading)
  return loading
}

/** Forgets a screen whose code did not come, so that it is asked for again. */
export const forgetScreen = (route: ScreenRoute): void => {
  screens.delete(route)
}
