import type { ScreenRoute } from '../../app/route.ts'
import { PATTERNS } from '../../data/paths.ts'
import type { TextSource } from '../../texts/index.ts'

const texts: TextSource = (language) => import(`./texts/${language}.ts`)

export const subscriptionRoutes: readonly ScreenRoute[] = [
  {
    path: PATTERNS.subscriptions,
    load: async () => (await import('./SubscriptionList.tsx')).SubscriptionList,
    texts,
    visibleTo: [{ persona: 'fleet' }, { persona: 'driver' }, { persona: 'driver-empty' }],
  },
  {
    path: PATTERNS.subscription,
    load: async () => (await import('./SubscriptionDetail.tsx')).SubscriptionDetail,
    texts,
    visibleTo: [
      { persona: 'fleet', id: 'SU00003' },
      { persona: 'driver', id: 'SU00001' },
    ],
  },
]
