import { organisationLabel } from '../../portal/roles.ts'
import type { ScreenRoute } from '../../portal/route.ts'

export const organisationRoutes: readonly ScreenRoute[] = [
  {
    path: '/my/organisation',
    load: async () => (await import('./Organisation.tsx')).Organisation,
    texts: ['organisation', 'menus'],
    menu: { place: 'side', label: organisationLabel, icon: 'users' },
  },
]
