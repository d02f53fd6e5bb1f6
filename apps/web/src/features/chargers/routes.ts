import { EvCharger } from 'lucide-react'
import type { ScreenRoute } from '../../app/route.ts'
import { installationPath, PATTERNS } from '../../data/paths.ts'
import type { TextSource } from '../../texts/index.ts'

const texts: TextSource = (language) => import(`./texts/${language}.ts`)

export const chargerListRoutes: readonly ScreenRoute[] = [
  {
    path: PATTERNS.chargers,
    visibleTo: [{ persona: 'fleet' }, { persona: 'entity' }, { persona: 'driver-empty' }],
    load: async () => (await import('./ChargerList.tsx')).ChargerList,
    texts,
    prefetch: ({ chargepoints }) => chargepoints.list().send({ type: 'FORCE' }),
    menu: {
      in: 'side',
      label: 'shell.chargers',
      about: 'home.about.chargers',
      icon: EvCharger,
      details: [`${PATTERNS.chargers}/*`, installationPath('*')],
    },
  },
]
