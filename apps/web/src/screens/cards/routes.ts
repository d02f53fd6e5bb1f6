import type { ScreenRoute } from '../../portal/route.ts'

export const cardRoutes: readonly ScreenRoute[] = [
  {
    path: '/my/tokens',
    load: async () => (await import('./CardList.tsx')).CardList,
    texts: 'cards',
    menu: { place: 'side', label: 'shell.cards', icon: 'cards', details: ['/my/token/'] },
  },
  {
    path: '/my/token/details/:id',
    load: async () => (await import('./CardDetail.tsx')).CardDetail,
    texts: 'cards',
  },
]
