import type { MenuEntry, ScreenRoute } from '../portal/route.ts'
import type { TextKey } from '../texts/index.ts'
import type { Icon } from '../ui/icon.ts'

/** Everything under here is the customer's administration and shows the user menu (S2). */
const ADMINISTRATION = '/my/'

export interface Tab {
  readonly href: string
  readonly label: TextKey
  readonly isCurrent: (pathname: string) => boolean
}

const hasMenu = (place: MenuEntry['place']) => (route: ScreenRoute) => route.menu?.place === place

/** The tabs of the top bar: those registered, exact, and the administration, which opens its first screen. */
export const tabs = (routes: readonly ScreenRoute[]): readonly Tab[] => {
  const exact = routes
    .filter(hasMenu('tab'))
    .flatMap(({ path, menu }) =>
      menu ? [{ href: path, label: menu.label, isCurrent: (pathname: string) => pathname === path }] : [],
    )
  const first = routes.find(hasMenu('side'))
  if (!first) return exact
  return [
    ...exact,
    {
      href: first.path,
      label: 'shell.administration',
      isCurrent: (pathname) => pathname.startsWith(ADMINISTRATION),
    },
  ]
}

export interface SideMenuEntry {
  readonly path: string
  readonly label: TextKey
  readonly icon: Icon
}

/** The side menu at a place: the user menu under /my/, none at the dashboard and elsewhere (S2). */
export const sideMenu = (routes: readonly ScreenRoute[], pathname: string): readonly SideMenuEntry[] =>
  pathname.startsWith(ADMINISTRATION)
    ? routes.flatMap(({ path, menu }) =>
        menu?.place === 'side' ? [{ path, label: menu.label, icon: menu.icon }] : [],
      )
    : []
