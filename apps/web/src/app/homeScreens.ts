import type { UserInfo } from '@portal/schemas'
import type { TextKey } from '../texts/index.ts'
import { type MenuLink, sideLinks } from './menus.ts'
import { ownLinks } from './ownLinks.ts'
import { mayOpen, type ScreenRoute } from './route.ts'

export interface ScreenGroup {
  readonly title: TextKey
  readonly screens: readonly HomeScreen[]
}

type HomeScreen = Pick<MenuLink, 'path' | 'label' | 'icon' | 'about'>

/** Returns the registered screens that the user may open, grouped by menu; empty groups are omitted. */
export const screensFor = (routes: readonly ScreenRoute[], userInfo: UserInfo): readonly ScreenGroup[] => {
  const tabs = routes.flatMap((route): HomeScreen[] => {
    const { path, menu } = route
    if (menu?.in !== 'tab' || !mayOpen(route, userInfo.role)) return []
    return [{ path, label: menu.label, icon: menu.icon, about: menu.about }]
  })
  const side = sideLinks(routes, userInfo)
  const groups: readonly ScreenGroup[] = [
    { title: 'home.overview', screens: tabs },
    { title: 'shell.administration', screens: side.filter(({ path }) => path.startsWith('/my/')) },
    { title: 'home.network', screens: side.filter(({ path }) => path.startsWith('/network')) },
    { title: 'home.account', screens: ownLinks(routes, userInfo) },
  ]
  return groups.filter(({ screens }) => screens.length > 0)
}
