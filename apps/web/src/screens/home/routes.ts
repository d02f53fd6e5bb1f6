import type { ScreenRoute } from '../../portal/route.ts'

export const homeRoutes: readonly ScreenRoute[] = [
  {
    path: '/home',
    load: async () => (await import('./Home.tsx')).Home,
    texts: ['home', 'menus'],
  },
  {
    path: '/my/service-center',
    load: async () => (await import('./ServiceCenter.tsx')).ServiceCenter,
    texts: ['home', 'faces'],
  },
]
