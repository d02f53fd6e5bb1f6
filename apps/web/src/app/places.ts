import type { UserInfo } from '@portal/schemas'
import type { TextKey } from '../texts/index.ts'
import { type MenuLink, sideLinks } from './menus.ts'
import { ownLinks } from './ownLinks.ts'
import { mayOpen, type ScreenRoute } from './route.ts'

/** Screens that the portal offers to someone, under one heading. */
export interface PlaceGroup {
  readonly title: TextKey
  readonly places: readonly Place[]
}

type Place = Pick<MenuLink, 'path' | 'label' | 'icon' | 'about'>

/** The registered screens that someone may open, by the menu in which they stand; groups without any are left out. */
export const placesFor = (routes: readonly ScreenRoute[], userInfo: UserInfo): readonly PlaceGroup[] => {
  const tabs = routes.flatMap((route): Place[] => {
    const { path, menu } = route
    if (menu?.place !== 'tab' || !mayOpen(route, userInfo.role)) return []
    return [{ path, label: menu.label, icon: menu.icon, about: menu.about }]
  })
  const side = sideLinks(routes, userInfo)
  const groups: readonly PlaceGroup[] = [
    { title: 'home.overview', places: tabs },
    { title: 'shell.administration', places: side.filter(({ path }) => path.startsWith('/my/')) },
    { title: 'home.network', places: side.filter(({ path }) => path.startsWith('/network')) },
    { title: 'home.account', places: ownLinks(routes, userInfo) },
  ]
  return groups.filter(({ places }) => places.length > 0)
}
