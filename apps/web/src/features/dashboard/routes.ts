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
    // In the initial chunk, because most visits start on this screen.
    load: () => Promise.resolve(Dashboard),
    // Prefetch only what the first paint needs; other requests would delay it.
    prefetch: ({ chargepoints, prefetch }) => {
      chargepoints.list().send({ type: 'FORCE' })
      prefetchRunningSessions(prefetch)
      prefetchTasks(prefetch)
    },
    menu: { in: 'tab', label: 'shell.dashboard', about: 'home.about.dashboard', icon: LayoutDashboard },
  },
]
