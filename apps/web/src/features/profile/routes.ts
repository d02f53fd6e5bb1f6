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
    load: async () => (await import('./ChangePassword.tsx')).ChangePassword,
    texts,
    menu: { place: 'account', label: 'shell.changePassword', icon: KeyRound },
  },
  {
    path: '/my/profile',
    load: async () => (await import('./Profile.tsx')).Profile,
    texts,
    menu: { place: 'account', label: 'shell.profile', icon: UserRound },
  },
]
