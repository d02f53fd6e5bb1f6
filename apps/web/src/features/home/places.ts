import type { UserInfo } from '@portal/schemas'
import { type MenuLink, sideLinks } from '../../app/menus.ts'
import { ownLinks } from '../../app/ownLinks.ts'
import { mayOpen, type ScreenRoute } from '../../app/route.ts'
import { PATTERNS } from '../../data/paths.ts'
import type { TextKey } from '../../texts/index.ts'
import type { Icon } from '../../ui/icon.ts'

/** Screens that the portal offers to somebody, under one heading. */
export interface PlaceGroup {
  readonly title: TextKey
  readonly places: readonly Place[]
}

export interface Place {
  readonly path: string
  readonly label: TextKey
  readonly icon: Icon
  /** One sentence, where there is one. */
  readonly about: TextKey | undefined
}

/** What each screen is for, by its path. */
const ABOUT: Readonly<Record<string, TextKey>> = {
  [PATTERNS.dashboard]: 'home.about.dashboard',
  [PATTERNS.locations]: 'home.about.locations',
  [PATTERNS.organisation]: 'home.about.organisation',
  [PATTERNS.chargers]: 'home.about.chargers',
  [PATTERNS.cards]: 'home.about.cards',
  [PATTERNS.sessions]: 'home.about.sessions',
  [PATTERNS.requests]: 'home.about.requests',
  [PATTERNS.profile]: 'home.about.profile',
  [PATTERNS.changePassword]: 'home.about.password',
}

/** The registered screens that somebody may open, by the menu in which they stand; groups without any are left out. */
export const placesFor = (routes: readonly ScreenRoute[], userInfo: UserInfo): readonly PlaceGroup[] => {
  const place = ({ path, label, icon }: MenuLink): Place => ({
    path,
    label,
    icon,
    about: ABOUT[path],
  })
  const tabs = routes.flatMap((route) => {
    const { path, menu } = route
    return menu?.place === 'tab' && mayOpen(route, userInfo.role)
      ? [{ path, label: menu.label, icon: menu.icon, about: ABOUT[path] }]
      : []
  })
  const side = sideLinks(routes, userInfo).map(place)
  const account = ownLinks(routes, userInfo).map(place)
  const groups: readonly PlaceGroup[] = [
    { title: 'home.overview', places: tabs },
    { title: 'shell.administration', places: side.filter(({ path }) => path.startsWith('/my/')) },
    { title: 'home.network', places: side.filter(({ path }) => path.startsWith('/network')) },
    { title: 'home.account', places: account },
  ]
  return groups.filter(({ places }) => places.length > 0)
}
