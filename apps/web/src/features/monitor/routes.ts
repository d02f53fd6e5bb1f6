import { MonitorCheck } from 'lucide-react'
import type { ScreenRoute } from '../../app/route.ts'
import { PATTERNS } from '../../data/paths.ts'

/** Wall display of all connectors, for operators. */
export const monitorRoutes: readonly ScreenRoute[] = [
  {
    path: PATTERNS.netMonitor,
    roles: ['Operator', 'SuperAdmin'],
    visibleTo: [{ persona: 'operator' }],
    load: async () => (await import('./Monitor.tsx')).Monitor,
    texts: (language) => import(`./texts/${language}.ts`),
    menu: {
      in: 'side',
      label: 'shell.netMonitor',
      icon: MonitorCheck,
      group: 'shell.group.now',
      details: [],
    },
  },
]
