import type { ScreenRoute } from '../../portal/route.ts'

export const sessionRoutes: readonly ScreenRoute[] = [
  {
    path: '/my/chargesession',
    load: async () => (await import('./SessionList.tsx')).SessionList,
    texts: 'sessions',
    menu: { place: 'side', label: 'shell.sessions', icon: 'sessions' },
  },
  {
    path: '/my/chargesession/:id',
    load: async () => (await import('./SessionDetail.tsx')).SessionDetail,
    texts: 'sessions',
  },
]
