import { routes } from './features.ts'
import { operatorRoutes } from './operators/routes.ts'
import type { ScreenRoute } from './route.ts'

/** All routes of the portal, for tests. The portal loads operators' routes only for users who may open them. */
export const allRoutes: readonly ScreenRoute[] = [...routes, ...operatorRoutes]
