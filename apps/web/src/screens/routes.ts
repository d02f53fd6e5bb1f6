import type { ScreenRoute } from '../portal/route.ts'
import { cardRoutes } from './cards/routes.ts'
import { chargerRoutes } from './chargers/routes.ts'
import { dashboardRoutes } from './dashboard/routes.ts'
import { homeRoutes } from './home/routes.ts'
import { locationRoutes } from './locations/routes.ts'
import { organisationRoutes } from './organisation/routes.ts'
import { profileRoutes } from './profile/routes.ts'
import { requestRoutes } from './requests/routes.ts'
import { sessionRoutes } from './sessions/routes.ts'
import { uiElementsRoutes } from './uiElements/routes.ts'

/** Every route of the portal, in the order in which menus show them. */
export const routes: readonly ScreenRoute[] = [
  ...dashboardRoutes,
  ...locationRoutes,
  ...organisationRoutes,
  ...chargerRoutes,
  ...cardRoutes,
  ...sessionRoutes,
  ...requestRoutes,
  ...profileRoutes,
  ...homeRoutes,
  ...uiElementsRoutes,
]
