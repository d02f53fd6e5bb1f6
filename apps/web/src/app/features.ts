import { cardRoutes } from '../features/cards/routes.ts'
import { chargerRoutes } from '../features/chargers/routes.ts'
import { dashboardRoutes } from '../features/dashboard/routes.ts'
import { homeRoutes } from '../features/home/routes.ts'
import { installationWizardRoutes } from '../features/installationWizard/routes.ts'
import { locationEditorRoutes } from '../features/locationEditor/routes.ts'
import { locationRoutes } from '../features/locations/routes.ts'
import { networkRoutes } from '../features/network/routes.ts'
import { organisationRoutes } from '../features/organisation/routes.ts'
import { profileRoutes } from '../features/profile/routes.ts'
import { requestRoutes } from '../features/requests/routes.ts'
import { requestWizardRoutes } from '../features/requestWizard/routes.ts'
import { sessionRoutes } from '../features/sessions/routes.ts'
import { subscriptionRoutes } from '../features/subscriptions/routes.ts'
import { uiElementsRoutes } from '../features/uiElements/routes.ts'
import type { ScreenRoute } from './route.ts'

/** Every route of the portal, in the order in which menus show them. */
export const routes: readonly ScreenRoute[] = [
  ...dashboardRoutes,
  ...locationRoutes,
  ...organisationRoutes,
  ...chargerRoutes,
  ...installationWizardRoutes,
  ...cardRoutes,
  ...subscriptionRoutes,
  ...sessionRoutes,
  ...requestRoutes,
  ...requestWizardRoutes,
  ...profileRoutes,
  ...networkRoutes,
  ...locationEditorRoutes,
  ...homeRoutes,
  ...uiElementsRoutes,
]
