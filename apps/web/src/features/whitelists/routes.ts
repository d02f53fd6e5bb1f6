import type { Role } from '@portal/schemas'
import { ListChecks } from 'lucide-react'
import type { ScreenRoute } from '../../app/route.ts'
import { PATTERNS } from '../../data/paths.ts'
import type { TextSource } from '../../texts/index.ts'

const texts: TextSource = {
  en: () => import('./texts/en.ts'),
  fr: () => import('./texts/fr.ts'),
  nl: () => import('./texts/nl.ts'),
}

type Screens = typeof import('./screens.tsx')

const load = (name: keyof Screens) => async () => (await import('./screens.tsx'))[name]

const OPERATORS: readonly Role[] = ['Operator', 'SuperAdmin']

/** The same screens for customers, where the charge cards lead to them, and for operators, across relations. */
export const whitelistRoutes: readonly ScreenRoute[] = [
  {
    path: PATTERNS.whitelists,
    load: load('OwnList'),
    texts,
    shownBy: [{ persona: 'fleet' }, { persona: 'driver-empty' }],
  },
  {
    path: PATTERNS.whitelist,
    load: load('OwnDetail'),
    texts,
    shownBy: [{ persona: 'fleet', id: 'WG0001' }],
  },
  {
    path: PATTERNS.netWhitelists,
    roles: OPERATORS,
    load: load('NetworkList'),
    texts,
    shownBy: [{ persona: 'operator' }],
    menu: { place: 'side', label: 'shell.netWhitelists', icon: ListChecks, group: 'shell.group.cards' },
  },
  {
    path: PATTERNS.netWhitelist,
    roles: OPERATORS,
    load: load('NetworkDetail'),
    texts,
    shownBy: [{ persona: 'operator', id: 'WG0005' }],
  },
]
