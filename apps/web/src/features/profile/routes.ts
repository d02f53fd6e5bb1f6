import { KeyRound, UserRound } from 'lucide-react'
import type { ScreenRoute } from '../../app/route.ts'
import { PATTERNS } from '../../data/paths.ts'
import type { TextSource } from '../../texts/index.ts'

const texts: TextSource = (language) => import(`./texts/${language}.ts`)

export const profileRoutes: readonly ScreenRoute[] = [
  {
    path: PATTERNS.changePassword,
    visibleTo: [{ persona: 'driver' }],
    load: async () => (await import('./ChangePassword.tsx')).ChangePassword,
    texts,
    menu: { in: 'account', label: 'shell.changePassword', about: 'home.about.password', icon: KeyRound },
  },
  {
    path: PATTERNS.profile,
    visibleTo: [{ persona: 'fleet' }, { persona: 'driver' }],
    load: async () => (await import('./Profile.tsx')).Profile,
    texts,
    menu: { in: 'account', label: 'shell.profile', about: 'home.about.profile', icon: UserRound },
  },
]
