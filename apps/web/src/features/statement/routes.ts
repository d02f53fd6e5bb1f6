import type { ScreenRoute } from '../../app/route.ts'
import { PATTERNS } from '../../data/paths.ts'

export const statementRoutes: readonly ScreenRoute[] = [
  {
    path: PATTERNS.statement,
    visibleTo: [{ persona: 'driver' }, { persona: 'driver-empty' }],
    load: async () => (await import('./StatementScreen.tsx')).StatementScreen,
    texts: (language) => import(`./texts/${language}.ts`),
  },
]
