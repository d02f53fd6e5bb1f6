import { UsersRound } from 'lucide-react'
import { organisationLabel } from '../../app/roles.ts'
import type { ScreenRoute } from '../../app/route.ts'
import { PATTERNS } from '../../data/paths.ts'
import type { TextSource } from '../../texts/index.ts'

const texts: TextSource = (language) => import(`./texts/${language}.ts`)

export const organisationRoutes: readonly ScreenRoute[] = [
  {
    path: PATTERNS.organisation,
    visibleTo: [{ persona: 'fleet' }, { persona: 'driver' }],
    load: async () => (await import('./Organisation.tsx')).Organisation,
    texts,
    menu: { in: 'side', label: organisationLabel, about: 'home.about.organisation', icon: UsersRound },
  },
]
