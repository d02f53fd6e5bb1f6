import type { ScreenRoute } from '../../app/route.ts'
import { PATTERNS } from '../../data/paths.ts'

export const subscriptionTypeRoutes: readonly ScreenRoute[] = [
  {
    path: PATTERNS.netNewSubscriptionType,
    roles: ['Operator', 'SuperAdmin'],
    visibleTo: [{ persona: 'operator' }],
    load: async () => (await import('./NewSubscriptionType.tsx')).NewSubscriptionType,
    texts: (language) => import(`./texts/${language}.ts`),
  },
]
