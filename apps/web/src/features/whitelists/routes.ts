import type { ScreenRoute } from '../../app/route.ts'
import { PATTERNS } from '../../data/paths.ts'
import type { TextSource } from '../../texts/index.ts'

const texts: TextSource = (language) => import(`./texts/${language}.ts`)

type Screens = typeof import('./screens.tsx')

const load = (name: keyof Screens) => async () => (await import('./screens.tsx'))[name]

/** Card groups, reached from the charge cards. The operators' screens are in `networkRoutes.ts`. */
export const whitelistRoutes: readonly ScreenRoute[] = [
  {
    path: PATTERNS.whitelists,
    load: load('OwnList'),
    texts,
    visibleTo: [{ persona: 'fleet' }, { persona: 'driver-empty' }],
  },
  {
    path: PATTERNS.whitelist,
    load: load('OwnDetail'),
    texts,
    visibleTo: [{ persona: 'fleet', id: 'WG0001' }],
  },
]
