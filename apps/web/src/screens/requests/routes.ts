import type { ScreenRoute } from '../../portal/route.ts'

export const requestRoutes: readonly ScreenRoute[] = [
  {
    path: '/my/requests',
    load: async () => (await import('./RequestList.tsx')).RequestList,
    texts: 'requests',
    menu: {
      place: 'side',
      label: 'shell.requests',
      icon: 'requests',
      details: ['/my/request/', '/my/cprequest/'],
    },
  },
  {
    path: '/my/request/:id',
    load: async () => (await import('./RequestDetail.tsx')).RequestDetail,
    texts: 'requests',
  },
  {
    path: '/my/cprequest/:id',
    load: async () => (await import('./CardOrder.tsx')).CardOrder,
    texts: 'requests',
  },
]
