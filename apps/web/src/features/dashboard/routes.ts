import { LayoutDashboard } from 'lucide-react'
import type { ScreenRoute } from '../../app/route.ts'
import { PATTERNS } from '../../data/paths.ts'
import { Dashboard } from './Dashboard.tsx'

export const dashboardRoutes: readonly ScreenRoute[] = [
  {
    path: PATTERNS.dashboard,
    shownBy: [{ persona: 'fleet' }, { persona: 'driver' }, { persona: 'driver-empty' }],
    // Part of the first chunk: nearly every visit begins here.
    load: () => Promise.resolve(Dashboard),
    askAhead: (chargepoints) => chargepoints.list().send({ type: 'FORCE' }),
    menu: { in: 'tab', label: 'shell.dashboard', about: 'home.about.dashboard', icon: LayoutDashboard },
  },
]
