import type { ScreenRoute } from '../../app/route.ts'
import { PATTERNS } from '../../data/paths.ts'

export const chargerAccessRoutes: readonly ScreenRoute[] = [
  {
    path: PATTERNS.chargerAccess,
    visibleTo: [{ persona: 'fleet', id: 'CP000011' }],
    load: async () => (await import('./ChargerAccess.tsx')).ChargerAccess,
    texts: (language) => import(`./texts/${language}.ts`),
  },
]
