import type { ImpersonationRef, IntakeFormRef, PortalRef } from '@portal/machines'
import type { ActorRefFrom, AnyStateMachine } from 'xstate'
import type { Chargepoints } from '../data/chargepoints.ts'
import type { SavedEdits } from '../data/savedEdits.ts'
import type { Store } from '../data/store.ts'
import type { RememberedFilters } from '../data/tableAddress.ts'
import type { Unsaved } from '../data/unsaved.ts'
import type { Walk } from '../data/walk.ts'
import type { Bco } from '../services/bco.ts'
import type { Appearance } from './appearance.ts'
import type { Exports } from './exports.ts'
import type { ChildOptions, RootActors, RootRef } from './root.ts'
import type { RouteArea, ScreenRoute } from './route.ts'

/** What runs beside the gate and shows over every screen. */
export type Overlays = Pick<
  RootActors,
  'consent' | 'notifications' | 'banner' | 'relationFilter' | 'commands'
>

/** The running portal: its actors, and the services they were given. */
export interface PortalSystem {
  /** The parent of every actor that outlives screens. */
  readonly root: RootRef
  /** Returns the actor of a screen with this `systemId`, and starts it if there is none: it goes on when the screen is left. */
  readonly childOf: <TMachine extends AnyStateMachine>(
    id: string,
    options: () => ChildOptions<TMachine>,
  ) => ActorRefFrom<TMachine>
  readonly stopChild: (id: string) => void
  readonly portal: PortalRef
  readonly chargepoints: Chargepoints
  readonly exports: Exports
  /** Whose eyes this tab looks through. */
  readonly impersonation: ImpersonationRef
  readonly appearance: Appearance
  /**
   * The one intake of the signed-in person. It goes on while a view of the sign-in hides it, so that a form being sent is not
   * sent again; it ends with the person.
   */
  readonly intake: () => IntakeFormRef
  /** What was typed when a session ended by itself. */
  readonly unsaved: Unsaved
  /** Consent, notifications, banner, relation filter and remote commands; only once the gate has come to rest. */
  readonly overlays: () => Overlays
  /** The API; only once the configuration is loaded. */
  readonly bco: () => Bco
  /** Every customer screen: menus, links and the guard are made from them, and from the area's once it is loaded. */
  readonly routes: readonly ScreenRoute[]
  /** The operators' area, whose routes come with the first person who may open it. */
  readonly area: RouteArea
  /** The route of a path, as far as it is known by now. */
  readonly routeAt: (pathname: string) => ScreenRoute | undefined
  /** Where the person is, as the place to come back to after signing in. */
  readonly here: () => string
  /** Forgets what was read for another person or relation. */
  readonly clearCaches: () => void
  /** Forgets what was read, and nothing else: a screen that broke reads again what it is drawn from. */
  readonly dropReads: () => void
  /** Registers a cleanup for when the person or the relation changes. */
  readonly onClearCaches: (clear: () => void) => () => void
  /** Filters of the lists that remember theirs (S3); cleared with the caches. */
  readonly filters: RememberedFilters
  /** Saves that the person can take back. */
  readonly savedEdits: SavedEdits
  /** Count of each notification on screen that has reached the notification centre, which comes and goes with the shell. */
  readonly followedNotifications: Store<ReadonlyMap<string, number>>
  /** Lists as they were last shown, by the path of their screen; cleared with the caches. */
  readonly walks: Map<string, Walk>
  /** How often caches were cleared: part of the key of whatever is remembered, so that a late answer is no one's. */
  readonly cachesCleared: () => number
}
