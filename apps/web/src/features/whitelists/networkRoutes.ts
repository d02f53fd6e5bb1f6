import type { Role } from '@portal/schemas'
import { ListChecks } from 'lucide-react'
import type { ScreenRoute } from '../../app/route.ts'
import { PATTERNS } from '../../data/paths.ts'
import type { TextSource } from '../../texts/index.ts'

const texts: TextSource = (language) => import(`./texts/${language}.ts`)

type Screens = typeof import('./screens.tsx')

const load = (name: keyof Screens) => async () => (await import('./screens.tsx'))[name]

const roles: readonly Role[] = ['Operator', 'SuperAdmin']

/** Screens of all groups, for operators. */
export const whitelistNetworkRoutes: readonly ScreenRoute[] = [
  {
    path: PATTERNS.netWhitelists,
    roles,
    load: load('NetworkList'),
    texts,
    visibleTo: [{ persona: 'operator' }],
    menu: { in: 'side', label: 'shell.netWhitelists', icon: ListChecks, group: 'shell.group.cards' },
  },
  {
    path: PATTERNS.netWhitelist,
    roles,
    load: load('NetworkDetail'),
    texts,
    visibleTo: [{ persona: 'operator', id: 'WG0005' }],
  },
]
