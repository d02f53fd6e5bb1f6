import type { ScreenRoute } from '../../app/route.ts'
import { PATTERNS } from '../../data/paths.ts'

export const cardImportRoutes: readonly ScreenRoute[] = [
  {
    path: PATTERNS.netCardImport,
    roles: ['Operator', 'SuperAdmin'],
    texts: (language) => import(`./texts/${language}.ts`),
    visibleTo: [{ persona: 'operator' }],
    load: async () => (await import('./CardImport.tsx')).CardImport,
  },
]
