import { PERSISTENT_TIMEOUT } from '@portal/schemas'
import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'

/** Duration of the exit. Reduced motion shortens only the animation. */
export const LEAVING_MS = 160

export interface NotificationInput {
  readonly id: string
  /** Display time in ms, or {@link PERSISTENT_TIMEOUT} to stay until closed. */
  readonly timeout: number
}

export type NotificationEvent =
  /** Hovered or focused. */
  | { type: 'PAUSE' }
  | { type: 'RESUME' }
  /** FOLD: newer notifications hide this one. UNFOLD: there is room for it again. */
  | { type: 'FOLD' }
  | { type: 'UNFOLD' }
  /** The cause of the notification has occurred again. */
  | { type: 'REPEAT'; timeout: number }
  | { type: 'CLOSE' }

/** Lifecycle of one notification (S3, S9): visible, paused while it is read, and gone. */
export const notificationMachine = setup({
  types: {
    context: {} as NotificationInput,
    events: {} as NotificationEvent,
    input: {} as NotificationInput,
  },
  actions: {
    lengthen: assign((_, { timeout }: { timeout: number }) => ({ timeout })),
    tellGone: () => undefined,
  },
  guards: {
    isPersistent: ({ context }) => context.timeout === PERSISTENT_TIMEOUT,
  },
  delays: { LIFETIME: ({ context }) => context.timeout, LEAVING: LEAVING_MS },
}).createMachine({
  id: 'notification',
  description: 'The lifecycle of one notification: it shows, pauses while it is read, and leaves.',
  context: ({ input }) => input,
  initial: 'arriving',
  states: {
    arriving: {
      description: 'Decides whether it expires; failures stay until they are closed (S8).',
      always: [{ guard: 'isPersistent', target: 'staying' }, { target: 'showing' }],
    },
    showing: {
      description: 'On screen for its timeout, 6 seconds by default (S9).',
      on: {
        PAUSE: 'paused',
        FOLD: 'folded',
        REPEAT: {
          target: 'arriving',
          actions: { type: 'lengthen', params: ({ event }) => ({ timeout: event.timeout }) },
        },
        CLOSE: 'closing',
      },
      after: { LIFETIME: 'closing' },
    },
    paused: {
      description: 'It is being read; afterwards its time restarts.',
      on: {
        RESUME: 'arriving',
        FOLD: 'folded',
        REPEAT: { actions: { type: 'lengthen', params: ({ event }) => ({ timeout: event.timeout }) } },
        CLOSE: 'closing',
      },
    },
    folded: {
      description: 'Hidden behind newer notifications; its time does not run.',
      on: {
        UNFOLD: 'arriving',
        REPEAT: { actions: { type: 'lengthen', params: ({ event }) => ({ timeout: event.timeout }) } },
      },
    },
    staying: {
      description: 'On screen until it is closed or the failed operation succeeds.',
      on: {
        REPEAT: {
          target: 'arriving',
          actions: { type: 'lengthen', params: ({ event }) => ({ timeout: event.timeout }) },
        },
        CLOSE: 'closing',
      },
    },
    closing: {
      description: 'It is leaving the screen and can no longer be pressed.',
      on: {
        REPEAT: {
          target: 'arriving',
          actions: { type: 'lengthen', params: ({ event }) => ({ timeout: event.timeout }) },
        },
      },
      after: { LEAVING: 'gone' },
    },
    gone: { description: 'It has left the screen.', type: 'final', entry: 'tellGone' },
  },
})

export type NotificationMachine = typeof notificationMachine
export type NotificationRef = ActorRefFrom<NotificationMachine>
export type NotificationSnapshot = SnapshotFrom<NotificationMachine>

export type NotificationViewState = 'visible' | 'paused' | 'leaving' | 'gone'

export const selectNotificationViewState = (snapshot: NotificationSnapshot): NotificationViewState => {
  if (snapshot.matches('paused') || snapshot.matches('folded')) return 'paused'
  if (snapshot.matches('closing')) return 'leaving'
  return snapshot.matches('gone') ? 'gone' : 'visible'
}
