import { LayoutDashboard } from 'lucide-react'
import type { ScreenRoute } from '../../app/route.ts'
import { PATTERNS } from '../../data/paths.ts'
import { prefetchRunningSessions } from './ChargingNow.tsx'
import { Dashboard } from './Dashboard.tsx'
import { prefetchTasks } from './tasks.ts'

export const dashboardRoutes: readonly ScreenRoute[] = [
  {
    path: PATTERNS.dashboard,
    visibleTo: [{ persona: 'fleet' }, { persona: 'driver' }, { persona: 'driver-empty' }],
    // Part of the initial chunk, because most visits start here.
    load: () => Promise.resolve(Dashboard),
    // Only the requests of the first paint; others would delay these.
    prefetch: ({ chargepoints, prefetch }) => {
      chargepoints.list().send({ type: 'FORCE' })
      prefetchRunningSessions(prefetch)
      prefetchTasks(prefetch)
    },
    menu: { in: 'tab', label: 'shell.dashboard', about: 'home.about.dashboard', icon: LayoutDashboard },
  },
]
