import { KeyRound, UserRound } from 'lucide-react'
import type { ScreenRoute } from '../../app/route.ts'
import type { TextSource } from '../../texts/index.ts'

const texts: TextSource = {
  en: () => import('./texts/en.ts'),
  fr: () => import('./texts/fr.ts'),
  nl: () => import('./texts/nl.ts'),
}

export const profileRoutes: readonly ScreenRoute[] = [
  {
    path: '/my/changepassword',
    shownBy: [{ persona: 'driver' }],
    load: async () => (await import('./ChangePassword.tsx')).ChangePassword,
    texts,
    menu: { place: 'account', label: 'shell.changePassword', about: 'home.about.password', icon: KeyRound },
  },
  {
    path: '/my/profile',
    shownBy: [{ persona: 'fleet' }, { persona: 'driver' }],
    load: async () => (await import('./Profile.tsx')).Profile,
    texts,
    menu: { place: 'account', label: 'shell.profile', about: 'home.about.profile', icon: UserRound },
  },
]
