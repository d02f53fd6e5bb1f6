import { REQUEST_ROUTES, REQUEST_STEPS } from '@portal/machines'
import { Inbox } from 'lucide-react'
import type { ScreenRoute } from '../../app/route.ts'
import { PATTERNS } from '../../data/paths.ts'
import type { TextSource } from '../../texts/index.ts'

const texts: TextSource = (language) => import(`./texts/${language}.ts`)

export const requestRoutes: readonly ScreenRoute[] = [
  {
    path: PATTERNS.requests,
    visibleTo: [{ persona: 'fleet' }, { persona: 'driver-empty' }],
    load: async () => (await import('./RequestList.tsx')).RequestList,
    texts,
    menu: {
      in: 'side',
      label: 'shell.requests',
      about: 'home.about.requests',
      icon: Inbox,
      details: [
        PATTERNS.request,
        PATTERNS.cardOrder,
        PATTERNS.reservation,
        PATTERNS.survey,
        ...REQUEST_STEPS.map((step) => `/my/${REQUEST_ROUTES[step]}`),
      ],
    },
  },
  {
    path: PATTERNS.request,
    visibleTo: [{ persona: 'fleet', id: 'RQ00003' }],
    load: async () => (await import('./RequestDetail.tsx')).RequestDetail,
    texts,
  },
  {
    path: PATTERNS.cardOrder,
    visibleTo: [{ persona: 'fleet', id: 'CPR000032' }],
    load: async () => (await import('./CardOrder.tsx')).CardOrder,
    texts,
  },
]
