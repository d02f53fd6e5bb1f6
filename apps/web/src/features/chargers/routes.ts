import { PlugZap } from 'lucide-react'
import type { ScreenRoute } from '../../app/route.ts'
import type { TextSource } from '../../texts/index.ts'

const texts: TextSource = {
  en: () => import('./texts/en.ts'),
  fr: () => import('./texts/fr.ts'),
  nl: () => import('./texts/nl.ts'),
}

export const chargerRoutes: readonly ScreenRoute[] = [
  {
    path: '/my/chargepoints',
    shownBy: [{ persona: 'fleet' }, { persona: 'entity' }, { persona: 'driver-empty' }],
    load: async () => (await import('./ChargerList.tsx')).ChargerList,
    texts,
    menu: { place: 'side', label: 'shell.chargers', about: 'home.about.chargers', icon: PlugZap },
  },
  {
    path: '/my/chargepoints/:id',
    shownBy: [{ persona: 'fleet', id: 'CP000011' }],
    load: async () => (await import('./ChargerDetail.tsx')).ChargerDetail,
    texts,
  },
]
