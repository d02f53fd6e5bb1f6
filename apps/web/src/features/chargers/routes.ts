import { EvCharger } from 'lucide-react'
import type { ScreenRoute } from '../../app/route.ts'
import { PATTERNS } from '../../data/paths.ts'
import { chargerListPart } from './part.ts'

export const chargerListRoutes: readonly ScreenRoute[] = [
  {
    path: PATTERNS.chargers,
    shownBy: [{ persona: 'fleet' }, { persona: 'entity' }, { persona: 'driver-empty' }],
    ...chargerListPart,
    askAhead: (chargepoints) => chargepoints.list().send({ type: 'FORCE' }),
    menu: { in: 'side', label: 'shell.chargers', about: 'home.about.chargers', icon: EvCharger },
  },
]
