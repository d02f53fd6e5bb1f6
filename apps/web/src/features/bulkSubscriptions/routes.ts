import { ListChecks } from 'lucide-react'
import type { ScreenRoute } from '../../app/route.ts'
import { PATTERNS } from '../../data/paths.ts'

export const bulkSubscriptionRoutes: readonly ScreenRoute[] = [
  {
    path: PATTERNS.netBulkSubscriptions,
    roles: ['Operator', 'SuperAdmin'],
    texts: (language) => import(`./texts/${language}.ts`),
    visibleTo: [{ persona: 'operator' }],
    load: async () => (await import('./BulkSubscriptions.tsx')).BulkSubscriptions,
    menu: { in: 'side', label: 'shell.netBulkSubscriptions', icon: ListChecks, group: 'shell.group.work' },
  },
]
