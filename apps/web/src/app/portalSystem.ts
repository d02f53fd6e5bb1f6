import type { ImpersonationRef, PortalRef } from '@portal/machines'
import type { Chargepoints } from '../data/chargepoints.ts'
import type { SavedEdits } from '../data/savedEdits.ts'
import type { Store } from '../data/store.ts'
import type { RememberedFilters } from '../data/tableAddress.ts'
import type { Unsaved } from '../data/unsaved.ts'
import type { Walk } from '../data/walk.ts'
import type { Bco } from '../services/bco.ts'
import type { Appearance } from './appearance.ts'
import type { Exports } from './exports.ts'
import type { Children, RootActors, RootRef } from './root.ts'
import type { RouteArea, ScreenRoute } from './route.ts'

/** Actors whose views are shown over every screen. */
export type Overlays = Pick<
  RootActors,
  'consent' | 'notifications' | 'banner' | 'relationFilter' | 'commands'
>

export interface PortalSystem extends Children {
  readonly root: RootRef
  readonly portal: PortalRef
  readonly chargepoints: Chargepoints
  readonly exports: Exports
  /** Relation that this tab views as. */
  readonly impersonation: ImpersonationRef
  readonly appearance: Appearance
  /** Unsaved input of a session that ended without a sign-out. */
  readonly unsaved: Unsaved
  /**
   * Returns consent, notifications, banner, relation filter and remote commands. Available once the gate has settled.
   */
  readonly overlays: () => Overlays
  /** Returns the API client. Throws until the configuration is loaded. */
  readonly bco: () => Bco
  /**
   * All customer screens. Menus, links and the route guard derive from them, and from the operators' screens once
   * those are loaded.
   */
  readonly routes: readonly ScreenRoute[]
  /** Operators' area; its routes are loaded once a user who may open it signs in. */
  readonly area: RouteArea
  /** Returns the route of a path among those loaded so far. */
  readonly routeAt: (pathname: string) => ScreenRoute | undefined
  /** Returns the current path, query and hash, to return to after the sign-in. */
  readonly here: () => string
  /** Clears data of another user or relation. */
  readonly clearCaches: () => void
  /** Clears cached reads only, so a failed screen fetches its data again. */
  readonly dropReads: () => void
  /** Registers a cleanup for when the user or the relation changes. */
  readonly onClearCaches: (clear: () => void) => () => void
  /** Filters of the lists that remember them (S3); cleared with the caches. */
  readonly filters: RememberedFilters
  readonly savedEdits: SavedEdits
  /**
   * Number of occurrences of each notification that the notification centre has already listed. Stored here, because
   * the centre mounts and unmounts with the shell.
   */
  readonly followedNotifications: Store<ReadonlyMap<string, number>>
  /** Last state of each list, by the path of its screen; cleared with the caches. */
  readonly walks: Map<string, Walk>
  /**
   * Returns the number of cache resets. It is part of all cache keys, so a late response is never used for another
   * user.
   */
  readonly cachesCleared: () => number
}
