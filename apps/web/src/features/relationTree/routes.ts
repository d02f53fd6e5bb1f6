import type { ScreenRoute } from '../../app/route.ts'
import { PATTERNS } from '../../data/paths.ts'
import type { TextSource } from '../../texts/index.ts'

const texts: TextSource = (language) => import(`./texts/${language}.ts`)

export const relationTreeRoutes: readonly ScreenRoute[] = [
  {
    path: PATTERNS.relations,
    roles: ['EntityManager'],
    visibleTo: [{ persona: 'entity' }],
    load: async () => (await import('./Relations.tsx')).Relations,
    texts,
  },
]
