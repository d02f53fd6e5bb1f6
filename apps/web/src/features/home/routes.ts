import type { ScreenRoute } from '../../app/route.ts'
import { PATTERNS } from '../../data/paths.ts'
import type { TextSource } from '../../texts/index.ts'

const texts: TextSource = (language) => import(`./texts/${language}.ts`)

export const homeRoutes: readonly ScreenRoute[] = [
  {
    path: PATTERNS.home,
    visibleTo: [{ persona: 'fleet' }],
    load: async () => (await import('./Home.tsx')).Home,
    texts,
  },
  {
    path: PATTERNS.serviceCenter,
    visibleTo: [{ persona: 'driver' }],
    load: async () => (await import('./ServiceCenter.tsx')).ServiceCenter,
    texts,
  },
]
