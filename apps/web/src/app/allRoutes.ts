import { routes } from './features.ts'
import { operatorRoutes } from './operators/routes.ts'
import type { ScreenRoute } from './route.ts'

/** All routes of the portal, for tests. A visit loads only those that its user may open. */
export const allRoutes: readonly ScreenRoute[] = [...routes, ...operatorRoutes]
