import { ListChecks } from 'lucide-react'
import type { ScreenRoute } from '../../app/route.ts'
import { NETWORK_PATTERNS } from '../../data/networkPaths.ts'

/** Bulk update subscriptions (S2). */
export const bulkSubscriptionRoutes: readonly ScreenRoute[] = [
  {
    path: NETWORK_PATTERNS.netBulkSubscriptions,
    roles: ['Operator', 'SuperAdmin'],
    texts: (language) => import(`./texts/${language}.ts`),
    shownBy: [{ persona: 'operator' }],
    load: async () => (await import('./BulkSubscriptions.tsx')).BulkSubscriptions,
    menu: { in: 'side', label: 'shell.netBulkSubscriptions', icon: ListChecks, group: 'shell.group.work' },
  },
]
