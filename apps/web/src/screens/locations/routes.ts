import type { ScreenRoute } from '../../portal/route.ts'

export const locationRoutes: readonly ScreenRoute[] = [
  {
    path: '/locations',
    load: async () => (await import('./Locations.tsx')).Locations,
    texts: ['locations', 'chargers'],
    menu: { place: 'tab', label: 'shell.locations' },
  },
]
