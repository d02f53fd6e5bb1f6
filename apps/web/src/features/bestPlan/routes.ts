import type { ScreenRoute } from '../../app/route.ts'
import { PATTERNS } from '../../data/paths.ts'

export const bestPlanRoutes: readonly ScreenRoute[] = [
  {
    path: PATTERNS.bestPlan,
    visibleTo: [
      { persona: 'fleet', id: 'SU00003' },
      { persona: 'driver', id: 'SU00001' },
    ],
    load: async () => (await import('./BestPlan.tsx')).BestPlan,
    texts: (language) => import(`./texts/${language}.ts`),
  },
]
