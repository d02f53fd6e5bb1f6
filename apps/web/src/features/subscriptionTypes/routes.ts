import type { ScreenRoute } from '../../app/route.ts'
import { NETWORK_PATTERNS } from '../../data/networkPaths.ts'

export const subscriptionTypeRoutes: readonly ScreenRoute[] = [
  {
    path: NETWORK_PATTERNS.netNewSubscriptionType,
    roles: ['Operator', 'SuperAdmin'],
    shownBy: [{ persona: 'operator' }],
    load: async () => (await import('./NewSubscriptionType.tsx')).NewSubscriptionType,
    texts: (language) => import(`./texts/${language}.ts`),
  },
]
