import { KeyRound, UserRound } from 'lucide-react'
import type { ScreenRoute } from '../../app/route.ts'
import { PATTERNS } from '../../data/paths.ts'
import type { TextSource } from '../../texts/index.ts'

const texts: TextSource = {
  en: () => import('./texts/en.ts'),
  fr: () => import('./texts/fr.ts'),
  nl: () => import('./texts/nl.ts'),
}

export const profileRoutes: readonly ScreenRoute[] = [
  {
    path: PATTERNS.changePassword,
    load: async () => (await import('./ChangePassword.tsx')).ChangePassword,
    texts,
    menu: { place: 'account', label: 'shell.changePassword', icon: KeyRound },
  },
  {
    path: PATTERNS.profile,
    load: async () => (await import('./Profile.tsx')).Profile,
    texts,
    menu: { place: 'account', label: 'shell.profile', icon: UserRound },
  },
]
