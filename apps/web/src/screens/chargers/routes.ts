import type { ScreenRoute } from '../../portal/route.ts'

export const chargerRoutes: readonly ScreenRoute[] = [
  {
    path: '/my/chargepoints',
    load: async () => (await import('./ChargerList.tsx')).ChargerList,
    texts: 'chargers',
    menu: { place: 'side', label: 'shell.chargers', icon: 'chargers' },
  },
  {
    path: '/my/chargepoints/:id',
    load: async () => (await import('./ChargerDetail.tsx')).ChargerDetail,
    texts: 'chargers',
  },
]
