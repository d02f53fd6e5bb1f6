import type { UserInfo } from '@portal/schemas'
import type { MenuLink } from './menus.ts'
import { mayOpen, type ScreenRoute } from './route.ts'

/** Returns links to the registered routes of the account menu that the user may open. */
export const ownLinks = (routes: readonly ScreenRoute[], userInfo: UserInfo): readonly MenuLink[] =>
  routes.flatMap((route) => {
    const { path, menu } = route
    if (menu?.in !== 'account' || !mayOpen(route, userInfo.role)) return []
    const { label, icon, about } = menu
    return [{ path, label, icon, about, details: [`${path}/*`] }]
  })
