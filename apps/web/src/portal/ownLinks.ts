import type { UserInfo } from '@portal/schemas'
import { CircleUserRound, KeyRound } from 'lucide-react'
import type { Icon } from '../ui/icon.ts'
import type { MenuLink } from './menus.ts'
import { mayOpen, type ScreenRoute } from './route.ts'

const ICONS: Readonly<Record<string, Icon>> = { '/my/changepassword': KeyRound }

/** The registered routes of the account menu. Their icons stand here, because the menu comes later than the routes. */
export const ownLinks = (routes: readonly ScreenRoute[], userInfo: UserInfo): readonly MenuLink[] =>
  routes.flatMap((route) => {
    const { path, menu } = route
    if (menu?.place !== 'account' || !mayOpen(route, userInfo.role)) return []
    return [{ path, label: menu.label, icon: ICONS[path] ?? CircleUserRound }]
  })
