import {
  type AnalyticsInput,
  type AnalyticsRef,
  analyticsMachine,
  type BannerInput,
  type BannerRef,
  bannerMachine,
  type CommandTrayRef,
  type ConsentInput,
  type CookieConsentRef,
  commandTrayMachine,
  cookieConsentMachine,
  type ImpersonationInput,
  type ImpersonationRef,
  impersonationMachine,
  type NotificationsInput,
  type NotificationsRef,
  notificationsMachine,
  type PortalInput,
  type PortalRef,
  portalMachine,
  type RelationFilterRef,
  relationFilterMachine,
} from '@portal/machines'
import {
  type ActorRefFrom,
  type AnyActorRef,
  type AnyStateMachine,
  assertEvent,
  assign,
  type ErrorActorEvent,
  enqueueActions,
  type InputFrom,
  type SnapshotFrom,
  setup,
  stopChild,
} from 'xstate'

interface RootInput {
  readonly portal: PortalInput
  readonly impersonation: ImpersonationInput
}

export interface StartedExport {
  readonly id: string
  /** Title of the exported list, as on its screen. */
  readonly title: string
  readonly person: string
}

/** A screen actor ends when another user signs in; with `relation` also when the viewed relation changes. */
export type Lifetime = 'person' | 'relation'

export interface ChildOptions<TMachine extends AnyStateMachine = AnyStateMachine> {
  readonly machine: TMachine
  readonly input?: InputFrom<TMachine>
  /** Without a lifetime, the actor ends only on `STOP` or when it is done. */
  readonly lifetime?: Lifetime
}

interface RootContext extends RootInput {
  /** Screen actors, including some that have ended. */
  readonly spawned: readonly { readonly id: string; readonly lifetime: Lifetime | undefined }[]
  readonly exports: readonly StartedExport[]
}

interface OverlayInputs {
  readonly analytics: AnalyticsInput
  readonly consent: ConsentInput
  readonly notifications: NotificationsInput
  readonly banner: BannerInput
}

type RootEvent =
  | { readonly type: 'START_OVERLAYS'; readonly inputs: OverlayInputs }
  | ({ readonly type: 'SPAWN'; readonly id: string } & ChildOptions)
  | { readonly type: 'STOP'; readonly id: string }
  | { readonly type: 'CACHES_CLEARED' }
  | { readonly type: 'PERSON_CHANGED' }
  | { readonly type: 'RUN_IN_BACKGROUND'; readonly started: StartedExport }
  | ErrorActorEvent

const overlayInputs = (event: RootEvent): OverlayInputs => {
  assertEvent(event, 'START_OVERLAYS')
  return event.inputs
}

/** Parent of every actor that outlives screens. */
export const rootMachine = setup({
  types: { context: {} as RootContext, events: {} as RootEvent, input: {} as RootInput },
  actors: {
    portal: portalMachine,
    impersonation: impersonationMachine,
    analytics: analyticsMachine,
    consent: cookieConsentMachine,
    notifications: notificationsMachine,
    banner: bannerMachine,
    relationFilter: relationFilterMachine,
    commands: commandTrayMachine,
  },
  actions: {
    spawn: assign(({ context, event, spawn }) => {
      assertEvent(event, 'SPAWN')
      const { id, machine, input, lifetime } = event
      spawn(machine, { systemId: id, input })
      return { spawned: [...context.spawned.filter((one) => one.id !== id), { id, lifetime }] }
    }),
    stop: stopChild(({ system }, { id }: { id: string }) => system.get(id)),
    stopAll: enqueueActions(({ enqueue, context, system }, { of }: { of: readonly Lifetime[] }) => {
      for (const { id, lifetime } of context.spawned)
        if (lifetime && of.includes(lifetime)) enqueue.stopChild(system.get(id))
    }),
    keepExport: assign(({ context }, { started }: { started: StartedExport }) => ({
      exports: [...context.exports, started],
    })),
    // Keeps the array if the child is not an export, so views of the exports do not re-render.
    forgetExport: assign(({ context: { exports } }, { id }: { id: string }) => ({
      exports: exports.some((one) => one.id === id) ? exports.filter((one) => one.id !== id) : exports,
    })),
    report: (_, { error }: { error: unknown }) => reportError(error),
  },
}).createMachine({
  id: 'root',
  context: ({ input }) => ({ ...input, spawned: [], exports: [] }),
  invoke: [
    { src: 'portal', id: 'portal', systemId: 'portal', input: ({ context }) => context.portal },
    {
      src: 'impersonation',
      id: 'impersonation',
      systemId: 'impersonation',
      input: ({ context }) => context.impersonation,
    },
  ],
  on: {
    SPAWN: { actions: 'spawn' },
    STOP: {
      actions: [
        { type: 'forgetExport', params: ({ event }) => event },
        { type: 'stop', params: ({ event }) => event },
      ],
    },
    CACHES_CLEARED: { actions: { type: 'stopAll', params: { of: ['relation'] } } },
    PERSON_CHANGED: { actions: { type: 'stopAll', params: { of: ['relation', 'person'] } } },
    RUN_IN_BACKGROUND: { actions: { type: 'keepExport', params: ({ event }) => event } },
    // Without a handler, the error of one child would stop all of them.
    'xstate.error.actor.*': { actions: { type: 'report', params: ({ event }) => event } },
  },
  initial: 'gate',
  states: {
    gate: {
      description: 'The configuration or the sign-in is awaited: nothing shows over a screen yet.',
      on: { START_OVERLAYS: 'overlays' },
    },
    overlays: {
      description: 'The actors that show over every screen run until the page is left.',
      invoke: [
        // Analytics starts first, because the consent actor reports the stored choice to it on start.
        {
          src: 'analytics',
          id: 'analytics',
          systemId: 'analytics',
          input: ({ event }) => overlayInputs(event).analytics,
        },
        {
          src: 'consent',
          id: 'consent',
          systemId: 'consent',
          input: ({ event }) => overlayInputs(event).consent,
        },
        {
          src: 'notifications',
          id: 'notifications',
          systemId: 'notifications',
          input: ({ event }) => overlayInputs(event).notifications,
        },
        {
          src: 'banner',
          id: 'banner',
          systemId: 'banner',
          input: ({ event }) => overlayInputs(event).banner,
        },
        { src: 'relationFilter', id: 'relationFilter', systemId: 'relationFilter' },
        { src: 'commands', id: 'commands', systemId: 'commands' },
      ],
    },
  },
})

export type RootRef = ActorRefFrom<typeof rootMachine>
export type RootSnapshot = SnapshotFrom<typeof rootMachine>

export const selectExports = ({ context }: RootSnapshot): readonly StartedExport[] => context.exports

export interface RootActors {
  readonly portal: PortalRef
  readonly impersonation: ImpersonationRef
  readonly analytics: AnalyticsRef
  readonly consent: CookieConsentRef
  readonly notifications: NotificationsRef
  readonly banner: BannerRef
  readonly relationFilter: RelationFilterRef
  readonly commands: CommandTrayRef
}

/** Returns an actor of a root. Overlay actors exist only after they were started. */
export const actorOf = <TId extends keyof RootActors>({ system }: Pick<AnyActorRef, 'system'>, id: TId) =>
  system.get(id) as RootActors[TId]

export interface Children {
  /**
   * Returns the actor with this `systemId`, and starts it if needed. It keeps running when the user leaves the screen.
   */
  readonly childOf: <TMachine extends AnyStateMachine>(
    id: string,
    options: () => ChildOptions<TMachine>,
  ) => ActorRefFrom<TMachine>
  readonly stopChild: (id: string) => void
}

export const childOf = <TMachine extends AnyStateMachine>(
  root: Pick<RootRef, 'system' | 'send'>,
  id: string,
  options: () => ChildOptions<TMachine>,
): ActorRefFrom<TMachine> => {
  if (!root.system.get(id)) root.send({ type: 'SPAWN', id, ...options() })
  return root.system.get(id) as ActorRefFrom<TMachine>
}
