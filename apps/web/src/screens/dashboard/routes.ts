import type { ScreenRoute } from '../../portal/route.ts'
import { Dashboard } from './Dashboard.tsx'

export const dashboardRoutes: readonly ScreenRoute[] = [
  {
    path: '/dashboard',
    // Where nearly every visit begins: it comes with the portal, in one piece that compresses better than many.
    load: () => Promise.resolve(Dashboard),
    menu: { place: 'tab', label: 'shell.dashboard' },
  },
]
