import { CreditCard } from 'lucide-react'
import type { ScreenRoute } from '../../app/route.ts'
import { PATTERNS } from '../../data/paths.ts'
import type { TextSource } from '../../texts/index.ts'

const texts: TextSource = (language) => import(`./texts/${language}.ts`)

export const cardRoutes: readonly ScreenRoute[] = [
  {
    path: PATTERNS.cards,
    visibleTo: [{ persona: 'fleet' }, { persona: 'entity' }, { persona: 'driver-empty' }],
    load: async () => (await import('./CardList.tsx')).CardList,
    texts,
    menu: {
      in: 'side',
      label: 'shell.cards',
      about: 'home.about.cards',
      icon: CreditCard,
      // Subscriptions are part of the cards menu entry.
      details: [
        PATTERNS.card,
        PATTERNS.cardCheck,
        PATTERNS.subscriptions,
        PATTERNS.subscription,
        PATTERNS.bestPlan,
        PATTERNS.whitelists,
        PATTERNS.whitelist,
      ],
    },
  },
  {
    path: PATTERNS.card,
    visibleTo: [{ persona: 'fleet', id: 'T000006' }],
    load: async () => (await import('./CardDetail.tsx')).CardDetail,
    texts,
  },
]
