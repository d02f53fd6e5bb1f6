import type { Role, Route, UserInfo } from '@portal/schemas'
import type { OperationId, OperationInput } from '@portal/schemas/contract'
import type { ComponentType } from 'react'
import type { Chargepoints } from '../data/chargepoints.ts'
import type { PartSource } from '../data/lazyPart.ts'
import type { TextKey } from '../texts/index.ts'
import type { DrawerGroupsProps } from '../ui/DrawerGroups.tsx'
import type { Icon } from '../ui/icon.ts'

/** A screen as its feature registers it: a lazy part with an address. Menus and the route guard are made from these. */
export interface ScreenRoute extends PartSource<ComponentType> {
  /** Pattern of wouter: `/my/chargepoints/:id`. Patterns are tried in the order of registration. */
  readonly path: string
  /** Addresses of one name are one screen, which stays mounted from one to the other, as a wizard from step to step. */
  readonly screen?: string
  /** Only these roles may open it; without it everybody may. */
  readonly roles?: readonly Role[]
  readonly menu?: MenuEntry
  /** Requests what the screen shows first, when a visit begins here, while the person is still being identified. */
  readonly prefetch?: (reads: FirstReads) => void
  /** Who sees the screen with something on it, the one with most first: look sheets and accessibility runs are made of these. */
  readonly shownBy: readonly ShownBy[]
}

export type Prefetch = <K extends OperationId>(
  route: Route & { readonly id: K },
  input: OperationInput<K>,
) => void

/** Caches that a screen reads from when it is shown. */
export interface FirstReads {
  readonly chargepoints: Chargepoints
  readonly prefetch: Prefetch
}

/** Routes that are loaded with the first person who may open them: other visits do not carry them. */
export interface RouteArea extends PartSource<readonly ScreenRoute[]> {
  /** Every address that begins so belongs to it: `/network`. */
  readonly root: string
  readonly roles: readonly Role[]
  /** Its tab in the top bar. */
  readonly label: TextKey
  readonly frame: PartSource<AreaFrame>
}

/** What an area has of its own around its screens. */
export interface AreaFrame {
  /** Shows the entries of its menu. */
  readonly Menu: ComponentType<DrawerGroupsProps>
}

/** The pattern of all addresses of an area. */
export const within = ({ root }: RouteArea): string => `${root}/*?`

/** A persona of the mock who sees a screen, and the id in its address where it needs one. */
export interface ShownBy {
  readonly persona: 'driver' | 'driver-empty' | 'fleet' | 'entity' | 'operator' | 'superadmin'
  /** Replaces `:id` in the pattern; sent as `?id=` where the pattern has none. */
  readonly id?: string
}

/** Words of a menu entry: the same for everybody, or by who looks ('Organisation' or 'Users', S6). */
export type MenuLabel = TextKey | ((userInfo: UserInfo) => TextKey)

/**
 * Where a route appears: as a tab of the top bar; in the side menu, which is the user menu under /my/ and the admin menu
 * under /network; or in the account menu.
 */
export type MenuEntry =
  | (MenuWords & { readonly in: 'tab' | 'account' })
  | (MenuWords<MenuLabel> & {
      readonly in: 'side'
      /** Patterns of its details, when their addresses do not begin with its own. */
      readonly details?: readonly string[]
      /** How many there are of what it leads to, at the right of its words; it comes late. */
      readonly count?: PartSource<ComponentType>
      /** The group of entries that it belongs to. */
      readonly group?: TextKey
    })

interface MenuWords<TLabel = TextKey> {
  readonly label: TLabel
  readonly icon: Icon
  /** One sentence about the screen, for the home page. */
  readonly about?: TextKey
}

/** Addresses that lead on to another at once (S2). */
export const REDIRECTS = ['/', '/my']

/** Whether someone with these roles may open a route; the server refuses the calls behind it as well. */
export const mayOpen = ({ roles }: Pick<ScreenRoute, 'roles'>, held: readonly Role[]): boolean =>
  roles === undefined || roles.some((role) => held.includes(role))
