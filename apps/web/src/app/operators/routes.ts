import { adminRoutes } from '../../features/admin/routes.ts'
import { bulkSubscriptionRoutes } from '../../features/bulkSubscriptions/routes.ts'
import { cardImportRoutes } from '../../features/cardImport/routes.ts'
import { locationEditorRoutes } from '../../features/locationEditor/routes.ts'
import { monitorRoutes } from '../../features/monitor/routes.ts'
import { networkHome, networkRoutes } from '../../features/network/routes.ts'
import { reportRoutes } from '../../features/reports/routes.ts'
import { subscriptionTypeRoutes } from '../../features/subscriptionTypes/routes.ts'
import { translationRoutes } from '../../features/translations/routes.ts'
import { whitelistNetworkRoutes } from '../../features/whitelists/networkRoutes.ts'
import type { AreaFrame, ScreenRoute } from '../route.ts'
import { OperatorMenu } from './OperatorMenu.tsx'

/** Loaded with the routes, because a separate file would need another request. */
export const operatorFrame: AreaFrame = { Menu: OperatorMenu }

export const operatorRoutes: readonly ScreenRoute[] = [
  networkHome,
  ...monitorRoutes,
  ...networkRoutes,
  ...subscriptionTypeRoutes,
  ...whitelistNetworkRoutes,
  ...bulkSubscriptionRoutes,
  ...cardImportRoutes,
  ...reportRoutes,
  ...translationRoutes,
  ...locationEditorRoutes,
  ...adminRoutes,
]
