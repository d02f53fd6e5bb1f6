import type { Role, Route, UserInfo } from '@portal/schemas'
import type { OperationId, OperationInput } from '@portal/schemas/contract'
import type { ComponentType } from 'react'
import type { Chargepoints } from '../data/chargepoints.ts'
import type { PartSource } from '../data/lazyPart.ts'
import type { TextKey } from '../texts/index.ts'
import type { DrawerGroupsProps } from '../ui/DrawerGroups.tsx'
import type { Icon } from '../ui/icon.ts'

/** A screen as registered by its feature: a lazy part with a URL. Menus and the route guard derive from these. */
export interface ScreenRoute extends PartSource<ComponentType> {
  /** wouter pattern: `/my/chargepoints/:id`. Patterns are matched in order of registration. */
  readonly path: string
  /** Routes with the same name share one mounted screen, such as the steps of a wizard. */
  readonly screen?: string
  /** Roles that may open the screen; by default everybody. */
  readonly roles?: readonly Role[]
  readonly menu?: MenuEntry
  /** Prefetches the first data of the screen if a visit begins here, while user info is still loading. */
  readonly prefetch?: (reads: FirstReads) => void
  /**
   * Personas who see the screen with content, most content first. Screenshot sheets and accessibility runs use them.
   */
  readonly visibleTo: readonly Viewer[]
}

export type Prefetch = <K extends OperationId>(
  route: Route & { readonly id: K },
  input: OperationInput<K>,
) => void

/** Caches into which a screen can prefetch data. */
export interface FirstReads {
  readonly chargepoints: Chargepoints
  readonly prefetch: Prefetch
}

/** Routes loaded only after a user who may open them has signed in. */
export interface RouteArea extends PartSource<readonly ScreenRoute[]> {
  /** Prefix of all URLs of the area: `/network`. */
  readonly root: string
  readonly roles: readonly Role[]
  readonly label: TextKey
  readonly frame: PartSource<AreaFrame>
}

export interface AreaFrame {
  readonly Menu: ComponentType<DrawerGroupsProps>
}

export const within = ({ root }: RouteArea): string => `${root}/*?`

/** A mock persona who sees a screen, and the id in its URL if needed. */
export interface Viewer {
  readonly persona: 'driver' | 'driver-empty' | 'fleet' | 'entity' | 'operator' | 'superadmin'
  /** Replaces `:id` in the pattern; sent as `?id=` if the pattern has none. */
  readonly id?: string
}

/** Label of a menu entry, fixed or by user info ('Organisation' or 'Users', S6). */
export type MenuLabel = TextKey | ((userInfo: UserInfo) => TextKey)

/**
 * Menu of a route: a tab of the top bar, the side menu (the user menu under /my/, the admin menu under /network) or
 * the account menu.
 */
export type MenuEntry =
  | (MenuWords & { readonly in: 'tab' | 'account' })
  | (MenuWords<MenuLabel> & {
      readonly in: 'side'
      /** Patterns of other screens at which this entry is current. */
      readonly details?: readonly string[]
      /** Count to the right of the label; loaded late. */
      readonly count?: PartSource<ComponentType>
      readonly group?: TextKey
    })

interface MenuWords<TLabel = TextKey> {
  readonly label: TLabel
  readonly icon: Icon
  /** One sentence about the screen, for the home page. */
  readonly about?: TextKey
}

/** URLs that redirect immediately (S2). */
export const REDIRECTS = ['/', '/my']

/** True if a user with these roles may open the route; the server also refuses the calls behind it. */
export const mayOpen = ({ roles }: Pick<ScreenRoute, 'roles'>, held: readonly Role[]): boolean =>
  roles === undefined || roles.some((role) => held.includes(role))
