import type { ScreenRoute } from '../../app/route.ts'
import { PATTERNS } from '../../data/paths.ts'
import type { TextSource } from '../../texts/index.ts'

const texts: TextSource = (language) => import(`./texts/${language}.ts`)

export const homeRoutes: readonly ScreenRoute[] = [
  {
    path: PATTERNS.home,
    shownBy: [{ persona: 'fleet' }],
    load: async () => (await import('./Home.tsx')).Home,
    texts,
  },
  {
    path: PATTERNS.serviceCenter,
    shownBy: [{ persona: 'driver' }],
    load: async () => (await import('./ServiceCenter.tsx')).ServiceCenter,
    texts,
  },
]
