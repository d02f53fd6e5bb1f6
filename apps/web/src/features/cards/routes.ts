import { CreditCard } from 'lucide-react'
import type { ScreenRoute } from '../../app/route.ts'
import type { TextSource } from '../../texts/index.ts'

const texts: TextSource = {
  en: () => import('./texts/en.ts'),
  fr: () => import('./texts/fr.ts'),
  nl: () => import('./texts/nl.ts'),
}

export const cardRoutes: readonly ScreenRoute[] = [
  {
    path: '/my/tokens',
    load: async () => (await import('./CardList.tsx')).CardList,
    texts,
    menu: { place: 'side', label: 'shell.cards', icon: CreditCard, details: ['/my/token/'] },
  },
  {
    path: '/my/token/details/:id',
    load: async () => (await import('./CardDetail.tsx')).CardDetail,
    texts,
  },
]
