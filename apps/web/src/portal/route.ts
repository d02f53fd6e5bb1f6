import type { Role, UserInfo } from '@portal/schemas'
import type { ComponentType } from 'react'
import type { Area, TextKey } from '../texts/index.ts'
import type { MenuIcon } from './menuIcons.ts'

/** A screen as its area registers it; menus and the route guard are made from these. */
export interface ScreenRoute {
  /** Pattern of wouter: `/my/chargepoints/:id`. Patterns are tried in the order of registration. */
  readonly path: string
  /** Loads the screen's code; asked for ahead when a link to it is pointed at. */
  readonly load: () => Promise<ComponentType>
  /** The texts that the screen speaks beside the core ones; loaded with it. */
  readonly texts?: Area | readonly Area[]
  /** Only these roles may open it; without it everybody may. */
  readonly roles?: readonly Role[]
  readonly menu?: MenuEntry
}

/** Words of a menu entry: the same for everybody, or by who looks ('Organisation' or 'Users', S6). */
export type MenuLabel = TextKey | ((userInfo: UserInfo) => TextKey)

/**
 * Where a route appears: as a tab of the top bar; in the side menu, which is the user menu under /my/ and the admin menu
 * under /network; or in the account menu.
 */
export type MenuEntry =
  | { readonly place: 'tab'; readonly label: TextKey }
  | { readonly place: 'account'; readonly label: TextKey; readonly icon: MenuIcon }
  | {
      readonly place: 'side'
      readonly label: MenuLabel
      readonly icon: MenuIcon
      /** How the addresses of its details begin, when not with its own. */
      readonly details?: readonly string[]
    }

/** Addresses that lead on to another at once (S2). */
export const REDIRECTS = ['/', '/my']

/** Whether an address is one of a route's pattern. */
export const matchesPath = (pattern: string, pathname: string): boolean =>
  new RegExp(`^${pattern.replace(/:[a-z]+/gi, '[^/]+')}/?$`).test(pathname)

/** Whether somebody with these roles may open a route; the server refuses the calls behind it as well. */
export const mayOpen = ({ roles }: ScreenRoute, held: readonly Role[]): boolean =>
  roles === undefined || roles.some((role) => held.includes(role))
