import type { ScreenRoute } from '../../app/route.ts'
import { PATTERNS } from '../../data/paths.ts'
import type { TextSource } from '../../texts/index.ts'

const texts: TextSource = (language) => import(`./texts/${language}.ts`)

export const relationDetailRoutes: readonly ScreenRoute[] = [
  {
    path: PATTERNS.relation,
    roles: ['EntityManager'],
    visibleTo: [{ persona: 'entity', id: 'R00006' }],
    load: async () => (await import('./RelationDetail.tsx')).RelationDetail,
    texts,
  },
]
