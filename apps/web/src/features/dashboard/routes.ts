import { LayoutDashboard } from 'lucide-react'
import type { ScreenRoute } from '../../app/route.ts'
import { Dashboard } from './Dashboard.tsx'

export const dashboardRoutes: readonly ScreenRoute[] = [
  {
    path: '/dashboard',
    // Part of the first chunk: nearly every visit begins here.
    load: () => Promise.resolve(Dashboard),
    menu: { place: 'tab', label: 'shell.dashboard', icon: LayoutDashboard },
  },
]
