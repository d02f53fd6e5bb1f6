import { ChartColumn } from 'lucide-react'
import type { ScreenRoute } from '../../app/route.ts'
import { PATTERNS } from '../../data/paths.ts'

export const reportRoutes: readonly ScreenRoute[] = [
  {
    path: PATTERNS.netReports,
    roles: ['Operator', 'SuperAdmin'],
    texts: (language) => import(`./texts/${language}.ts`),
    visibleTo: [{ persona: 'operator' }],
    load: async () => (await import('./Reports.tsx')).Reports,
    menu: { in: 'side', label: 'shell.netReports', icon: ChartColumn, group: 'shell.group.work' },
  },
]
