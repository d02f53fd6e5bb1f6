import { bestPlanRoutes } from '../features/bestPlan/routes.ts'
import { cardCheckRoutes } from '../features/cardCheck/routes.ts'
import { cardRoutes } from '../features/cards/routes.ts'
import { chargerRoutes } from '../features/charger/routes.ts'
import { chargerAccessRoutes } from '../features/chargerAccess/routes.ts'
import { chargerListRoutes } from '../features/chargers/routes.ts'
import { dashboardRoutes } from '../features/dashboard/routes.ts'
import { homeRoutes } from '../features/home/routes.ts'
import { installationWizardRoutes } from '../features/installationWizard/routes.ts'
import { locationRoutes } from '../features/locations/routes.ts'
import { organisationRoutes } from '../features/organisation/routes.ts'
import { profileRoutes } from '../features/profile/routes.ts'
import { relationDetailRoutes } from '../features/relationDetail/routes.ts'
import { relationTreeRoutes } from '../features/relationTree/routes.ts'
import { requestRoutes } from '../features/requests/routes.ts'
import { requestWizardRoutes } from '../features/requestWizard/routes.ts'
import { sessionRoutes } from '../features/sessions/routes.ts'
import { statementRoutes } from '../features/statement/routes.ts'
import { subscriptionRoutes } from '../features/subscriptions/routes.ts'
import { uiElementsRoutes } from '../features/uiElements/routes.ts'
import { userRoutes } from '../features/users/routes.ts'
import { visitRoutes } from '../features/visits/routes.ts'
import { whitelistRoutes } from '../features/whitelists/routes.ts'
import type { RouteArea, ScreenRoute } from './route.ts'

export const routes: readonly ScreenRoute[] = [
  ...dashboardRoutes,
  ...locationRoutes,
  ...organisationRoutes,
  ...userRoutes,
  ...relationTreeRoutes,
  ...relationDetailRoutes,
  ...chargerListRoutes,
  ...chargerRoutes,
  ...chargerAccessRoutes,
  ...installationWizardRoutes,
  ...cardRoutes,
  ...cardCheckRoutes,
  ...subscriptionRoutes,
  ...bestPlanRoutes,
  // Must come before the sessions, whose pattern also matches this URL.
  ...statementRoutes,
  ...sessionRoutes,
  ...requestRoutes,
  ...visitRoutes,
  ...requestWizardRoutes,
  ...profileRoutes,
  ...whitelistRoutes,
  ...homeRoutes,
  ...uiElementsRoutes,
]

export const operatorArea: RouteArea = {
  root: '/network',
  roles: ['Operator', 'SuperAdmin'],
  label: 'shell.network',
  load: async () => (await import('./operators/routes.ts')).operatorRoutes,
  frame: { load: async () => (await import('./operators/routes.ts')).operatorFrame },
  texts: (language) => import(`./operators/texts/${language}.ts`),
}
