import type { ScreenRoute } from '../../app/route.ts'
import { PATTERNS } from '../../data/paths.ts'
import type { TextSource } from '../../texts/index.ts'

const texts: TextSource = (language) => import(`./texts/${language}.ts`)

export const chargerRoutes: readonly ScreenRoute[] = [
  {
    path: PATTERNS.charger,
    visibleTo: [{ persona: 'fleet', id: 'CP000011' }],
    load: async () => (await import('./ChargerDetail.tsx')).ChargerDetail,
    texts,
  },
]
