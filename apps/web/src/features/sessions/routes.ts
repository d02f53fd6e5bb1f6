import { History } from 'lucide-react'
import type { ScreenRoute } from '../../app/route.ts'
import { PATTERNS } from '../../data/paths.ts'
import type { TextSource } from '../../texts/index.ts'

const texts: TextSource = (language) => import(`./texts/${language}.ts`)

export const sessionRoutes: readonly ScreenRoute[] = [
  {
    path: PATTERNS.sessions,
    visibleTo: [{ persona: 'fleet' }, { persona: 'driver' }, { persona: 'driver-empty' }],
    load: async () => (await import('./SessionList.tsx')).SessionList,
    texts,
    menu: { in: 'side', label: 'shell.sessions', about: 'home.about.sessions', icon: History },
  },
  {
    path: PATTERNS.session,
    visibleTo: [{ persona: 'fleet', id: 'S000040-1-20593-0' }],
    load: async () => (await import('./SessionDetail.tsx')).SessionDetail,
    texts,
  },
]
