import type { ScreenRoute } from '../../portal/route.ts'

export const profileRoutes: readonly ScreenRoute[] = [
  {
    path: '/my/changepassword',
    load: async () => (await import('./ChangePassword.tsx')).ChangePassword,
    texts: ['profile', 'menus'],
    menu: { place: 'account', label: 'shell.changePassword', icon: 'password' },
  },
  {
    path: '/my/profile',
    load: async () => (await import('./Profile.tsx')).Profile,
    texts: ['profile', 'menus'],
    menu: { place: 'account', label: 'shell.profile', icon: 'profile' },
  },
]
