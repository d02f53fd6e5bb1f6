import { CreditCard } from 'lucide-react'
import type { ScreenRoute } from '../../app/route.ts'
import { PATTERNS } from '../../data/paths.ts'
import type { TextSource } from '../../texts/index.ts'

const texts: TextSource = {
  en: () => import('./texts/en.ts'),
  fr: () => import('./texts/fr.ts'),
  nl: () => import('./texts/nl.ts'),
}

export const cardRoutes: readonly ScreenRoute[] = [
  {
    path: PATTERNS.cards,
    load: async () => (await import('./CardList.tsx')).CardList,
    texts,
    menu: { place: 'side', label: 'shell.cards', icon: CreditCard, details: [PATTERNS.card] },
  },
  {
    path: PATTERNS.card,
    load: async () => (await import('./CardDetail.tsx')).CardDetail,
    texts,
  },
]
