import type { ScreenRoute } from '../../app/route.ts'
import { PATTERNS } from '../../data/paths.ts'

export const cardCheckRoutes: readonly ScreenRoute[] = [
  {
    path: PATTERNS.cardCheck,
    visibleTo: [{ persona: 'fleet' }, { persona: 'driver' }],
    load: async () => (await import('./CardCheck.tsx')).CardCheck,
    texts: (language) => import(`./texts/${language}.ts`),
  },
]
