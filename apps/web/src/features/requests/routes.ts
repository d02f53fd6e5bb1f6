import { Inbox } from 'lucide-react'
import type { ScreenRoute } from '../../app/route.ts'
import type { TextSource } from '../../texts/index.ts'

const texts: TextSource = {
  en: () => import('./texts/en.ts'),
  fr: () => import('./texts/fr.ts'),
  nl: () => import('./texts/nl.ts'),
}

export const requestRoutes: readonly ScreenRoute[] = [
  {
    path: '/my/requests',
    load: async () => (await import('./RequestList.tsx')).RequestList,
    texts,
    menu: {
      place: 'side',
      label: 'shell.requests',
      icon: Inbox,
      details: ['/my/request/', '/my/cprequest/'],
    },
  },
  {
    path: '/my/request/:id',
    load: async () => (await import('./RequestDetail.tsx')).RequestDetail,
    texts,
  },
  {
    path: '/my/cprequest/:id',
    load: async () => (await import('./CardOrder.tsx')).CardOrder,
    texts,
  },
]
