import type { ScreenRoute } from '../../app/route.ts'
import { PATTERNS } from '../../data/paths.ts'
import type { TextSource } from '../../texts/index.ts'

const texts: TextSource = (language) => import(`./texts/${language}.ts`)

export const userRoutes: readonly ScreenRoute[] = [
  {
    path: PATTERNS.user,
    visibleTo: [
      { persona: 'fleet', id: 'RC00003' },
      { persona: 'driver', id: 'RC00001' },
    ],
    load: async () => (await import('./UserDetail.tsx')).UserDetail,
    texts,
  },
]
