import type { Role, UserInfo } from '@portal/schemas'
import type { ComponentType } from 'react'
import type { PartSource } from '../data/lazyPart.ts'
import { matchesPath, PATTERNS } from '../data/paths.ts'
import type { TextKey } from '../texts/index.ts'
import type { Icon } from '../ui/icon.ts'
import { mayOpen, type RouteArea, type ScreenRoute, within } from './route.ts'

/** URLs of the customer's administration, which show the user menu (S2). */
const ADMINISTRATION = '/my/'
/** URLs of operators, listed in the admin menu (S2). */
const NETWORK = '/network'
/** Screens without a side menu (S2). */
const WITHOUT_MENU = ['/my/presets', PATTERNS.dashboard, PATTERNS.locations]

export type SideMenu = 'user' | 'admin'

/**
 * Returns the side menu of a path (S2): the user menu for paths that contain /my/, otherwise the admin menu; undefined
 * for screens without a side menu.
 */
export const sideMenuAt = (pathname: string): SideMenu | undefined => {
  if (WITHOUT_MENU.some((path) => matchesPath(path, pathname))) return undefined
  return pathname.includes(ADMINISTRATION) ? 'user' : 'admin'
}

export interface MenuLink {
  readonly path: string
  readonly label: TextKey
  readonly icon: Icon
  /** One sentence about the screen, if any. */
  readonly about: TextKey | undefined
  readonly details: readonly string[]
  readonly group?: TextKey | undefined
  readonly count?: PartSource<ComponentType> | undefined
}

export interface MenuGroup {
  readonly label: TextKey | undefined
  readonly links: readonly MenuLink[]
}

/** Groups links across features; groups are in the order of their first links. */
export const menuGroups = (links: readonly MenuLink[]): readonly MenuGroup[] => {
  const groups: { label: TextKey | undefined; links: MenuLink[] }[] = []
  for (const link of links) {
    const group = groups.find(({ label }) => label === link.group)
    if (group) group.links.push(link)
    else groups.push({ label: link.group, links: [link] })
  }
  return groups
}

/** Returns links to the registered routes of both side menus that the user may open. */
export const sideLinks = (routes: readonly ScreenRoute[], userInfo: UserInfo): readonly MenuLink[] =>
  routes.flatMap((route) => {
    const { path, menu } = route
    if (menu?.in !== 'side' || !mayOpen(route, userInfo.role)) return []
    const { label, icon, about, group, count, details = [`${path}/*`] } = menu
    return [
      {
        path,
        icon,
        about,
        details,
        group,
        count,
        label: typeof label === 'function' ? label(userInfo) : label,
      },
    ]
  })

/** Returns the entries of a side menu; empty without a menu or a user (S2). */
export const sideMenu = (
  routes: readonly ScreenRoute[],
  menu: SideMenu | undefined,
  userInfo: UserInfo | undefined,
): readonly MenuLink[] => {
  if (!menu || !userInfo) return []
  const root = menu === 'user' ? ADMINISTRATION : NETWORK
  return sideLinks(routes, userInfo).filter(({ path }) => path.startsWith(root))
}

/**
 * Returns the path of the first screen of the administration: the organisation if it is registered, else the first one
 * of the user menu.
 */
export const administration = (routes: readonly ScreenRoute[]): string | undefined =>
  (
    routes.find(({ path }) => path === PATTERNS.organisation) ??
    routes.find(({ path, menu }) => menu?.in === 'side' && path.startsWith(ADMINISTRATION))
  )?.path

export interface Tab {
  readonly href: string
  readonly label: TextKey
  readonly isCurrent: (pathname: string) => boolean
}

/** Returns the tab of an area, which is current on every page of the area; empty for users who may not open it. */
const areaTab = (area: RouteArea, held: readonly Role[]): readonly Tab[] =>
  mayOpen(area, held)
    ? [{ href: area.root, label: area.label, isCurrent: (pathname) => matchesPath(within(area), pathname) }]
    : []

/**
 * Returns the tabs of the top bar (S2): the registered ones, current at their exact URL, then the administration and
 * the operators' area, current anywhere in them.
 */
export const tabs = (
  routes: readonly ScreenRoute[],
  area: RouteArea,
  held: readonly Role[] = [],
): readonly Tab[] => {
  const exact = routes.flatMap(({ path, menu }): Tab[] =>
    menu?.in === 'tab'
      ? [{ href: path, label: menu.label, isCurrent: (pathname) => matchesPath(path, pathname) }]
      : [],
  )
  const href = administration(routes)
  if (href === undefined) return exact
  return [
    ...exact,
    { href, label: 'shell.administration', isCurrent: (pathname) => pathname.startsWith(ADMINISTRATION) },
    ...areaTab(area, held),
  ]
}
