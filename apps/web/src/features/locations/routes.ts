import { Map as MapIcon } from 'lucide-react'
import type { ScreenRoute } from '../../app/route.ts'
import { PATTERNS } from '../../data/paths.ts'
import type { TextSource } from '../../texts/index.ts'

const texts: TextSource = (language) => import(`./texts/${language}.ts`)

export const locationRoutes: readonly ScreenRoute[] = [
  {
    path: PATTERNS.locations,
    visibleTo: [{ persona: 'fleet' }, { persona: 'operator' }, { persona: 'driver-empty' }],
    load: async () => (await import('./Locations.tsx')).Locations,
    texts,
    menu: { in: 'tab', label: 'shell.locations', about: 'home.about.locations', icon: MapIcon },
  },
]
