import {
  type FailureStatus,
  getBanner,
  getUserInfo,
  NOTIFICATION_POSITION,
  NOTIFICATION_TIMEOUT_MS,
  PERSISTENT_TIMEOUT,
  type ResultStatus,
} from '@portal/schemas'
import {
  type ActorRefFrom,
  assign,
  enqueueActions,
  type SnapshotFrom,
  sendParent,
  setup,
  stateIn,
} from 'xstate'
import type { Failure } from '../failure.ts'
import { type NotificationRef, notificationMachine } from '../notification/machine.ts'

/** Maximum number of notifications on screen; older ones fold into a line that counts them. */
export const MAX_ON_SCREEN = 3
/** On a phone a third notification would cover half of the page. */
export const MAX_ON_PHONE = 2

export interface NotificationsInput {
  /** Maximum number of notifications on screen. Default: 3. */
  readonly room: number
}

export type NotificationPosition = 'top-right' | 'top-left' | 'bottom-right' | 'bottom-left'

/** Content of a notification. The colour reflects the status of the result (S4). */
export interface NotificationRequest {
  readonly colour: ResultStatus
  /** Text on screen. For an error, the text of the code replaces it (S8). */
  readonly content?: string
  readonly code?: string
  /** In ms; −1 stays until closed. Default: 6000, or −1 for a failure. */
  readonly timeout?: number
  /** Default: top right. */
  readonly position?: NotificationPosition
  /** True to keep line breaks in the content. Default: false. */
  readonly multiline?: boolean
  /** Another notification with the same key counts as a repeat. */
  readonly key?: string
}

/** Result of an API call. */
export interface Outcome {
  readonly operation: string
  readonly kind: 'read' | 'write'
  readonly failure?: Failure & { readonly severity: FailureStatus }
  /** Message of a successful response, apart from its data. */
  readonly success?: { readonly colour: 'success' | 'info'; readonly code: string; readonly message: string }
}

export interface Notification {
  readonly id: string
  readonly colour: ResultStatus
  readonly content: string
  readonly code: string | undefined
  readonly timeout: number
  readonly position: NotificationPosition
  readonly multiline: boolean
  readonly count: number
}

export interface NotificationsContext {
  /** Oldest first. */
  readonly notifications: readonly Notification[]
  /** Operations that failed and have not succeeded since, by code. Includes those whose notification was closed. */
  readonly failed: Readonly<Record<string, readonly string[]>>
  /** Counter for the ids of notifications without a key. */
  readonly serial: number
  readonly room: number
}

export type NotificationsEvent =
  | { type: 'NOTIFY'; request: NotificationRequest }
  | { type: 'OUTCOME'; outcome: Outcome }
  /** Sent by a notification that has left the screen. */
  | { type: 'GONE'; id: string }
  /** Shows older notifications too. */
  | { type: 'EXPAND' }
  | { type: 'FOLD' }
  | { type: 'CLOSE_ALL' }
  /** The person or relation changed; drops all notifications and failures. */
  | { type: 'RESET' }

/** Codes that the portal machine handles: the account is not set up, or the session has ended. */
const GATE_CODES: readonly string[] = ['SETUP', 'NOTLOGGEDIN']
/** Banner errors are only logged (S7); user info errors have their own view (S4). */
const SILENT_OPERATIONS: readonly string[] = [getBanner.id, getUserInfo.id]

/** One notification per code covers all operations that failed with it. */
const idOfFailure = (code: string): string => `failed ${code}`

const isFailureColour = (colour: ResultStatus): boolean => colour !== 'success' && colour !== 'info'

/** Notification of an outcome (S8), if any. */
const requestOf = ({ operation, kind, failure, success }: Outcome): NotificationRequest | undefined => {
  if (failure) {
    if (SILENT_OPERATIONS.includes(operation) || GATE_CODES.includes(failure.code)) return undefined
    const { code, severity, message = '' } = failure
    // S8: for an invalid token, the raw code replaces the message.
    const content = code === 'InvalidToken' ? code : message
    return { colour: severity, code, content, key: idOfFailure(code) }
  }
  if (!success || kind === 'read' || (success.message === '' && success.code !== 'NEWRELATION'))
    return undefined
  const { colour, code, message } = success
  return { colour, content: message, key: `${operation} ${code}`, ...(code && { code }) }
}

const requested = (event: NotificationsEvent): NotificationRequest | undefined => {
  if (event.type === 'NOTIFY') return event.request
  return event.type === 'OUTCOME' ? requestOf(event.outcome) : undefined
}

/** True if this read has already failed with this code (as a poll does), or if the code is already on screen. */
const isKnownFailure = ({ notifications, failed }: NotificationsContext, outcome: Outcome): boolean => {
  const { operation, kind, failure } = outcome
  if (!failure || kind === 'write' || !requestOf(outcome)) return false
  const isOnScreen = notifications.some(({ id }) => id === idOfFailure(failure.code))
  return isOnScreen || failed[failure.code]?.includes(operation) === true
}

const folded = ({ notifications, room }: NotificationsContext) => {
  const older = Math.max(0, notifications.length - room)
  return [notifications.slice(0, older), notifications.slice(older)] as const
}

const places = (context: NotificationsContext) => {
  const [older, newest] = folded(context)
  return [
    ...older.map(({ id }) => ({ id, type: 'FOLD' }) as const),
    ...newest.map(({ id }) => ({ id, type: 'UNFOLD' }) as const),
  ]
}

/** All notifications: requested ones, and the results of operations (S3, S4, S8). */
export const notificationsMachine = setup({
  types: {
    context: {} as NotificationsContext,
    events: {} as NotificationsEvent,
    input: {} as NotificationsInput | null | undefined,
  },
  actors: {
    notification: notificationMachine.provide({
      actions: { tellGone: sendParent(({ context }) => ({ type: 'GONE', id: context.id })) },
    }),
  },
  actions: {
    /** Shows a notification, or counts a repeat and moves the notification to the top. */
    tell: enqueueActions(({ context, event, enqueue }) => {
      const request = requested(event)
      if (!request) return
      const earlier = context.notifications.find(({ id }) => id === request.key)
      const timeout =
        request.timeout ?? (isFailureColour(request.colour) ? PERSISTENT_TIMEOUT : NOTIFICATION_TIMEOUT_MS)
      const notification: Notification = {
        id: request.key ?? `unkeyed ${context.serial}`,
        colour: request.colour,
        content: request.content ?? '',
        code: request.code,
        timeout,
        position: request.position ?? NOTIFICATION_POSITION,
        multiline: request.multiline ?? false,
        count: (earlier?.count ?? 0) + 1,
      }
      enqueue.assign({
        notifications: [...context.notifications.filter((one) => one !== earlier), notification],
        serial: context.serial + (request.key === undefined ? 1 : 0),
      })
      if (earlier) enqueue.sendTo(notification.id, { type: 'REPEAT', timeout })
      else
        enqueue.spawnChild('notification', { id: notification.id, input: { id: notification.id, timeout } })
    }),
    addFailed: assign(({ context: { failed } }, { operation, failure }: Outcome) => {
      if (!failure) return {}
      const before = failed[failure.code] ?? []
      return { failed: { ...failed, [failure.code]: [...new Set([...before, operation])] } }
    }),
    /** Closes each failure whose last failing operation has succeeded. */
    closeFailures: enqueueActions(({ context, enqueue }, { operation }: { operation: string }) => {
      const left = Object.entries(context.failed).map(
        ([code, operations]) => [code, operations.filter((one) => one !== operation)] as const,
      )
      const past = left.flatMap(([code, operations]) => (operations.length > 0 ? [] : [idOfFailure(code)]))
      for (const id of past) enqueue.stopChild(id)
      enqueue.assign({
        notifications: context.notifications.filter(({ id }) => !past.includes(id)),
        failed: Object.fromEntries(left.filter(([, operations]) => operations.length > 0)),
      })
    }),
    forgetFailed: assign({ failed: {} }),
    remove: enqueueActions(({ context, enqueue }, { id }: { id: string }) => {
      enqueue.stopChild(id)
      enqueue.assign({ notifications: context.notifications.filter((one) => one.id !== id) })
    }),
    stopAll: enqueueActions(({ context, enqueue }) => {
      for (const { id } of context.notifications) enqueue.stopChild(id)
    }),
    forgetAll: assign({ notifications: [] }),
    /** Folded notifications do not expire, because only visible ones run their timers. */
    foldOlder: enqueueActions(({ context, enqueue }) => {
      for (const { id, type } of places(context)) enqueue.sendTo(id, { type })
    }),
    /** Folds or unfolds each notification after an arrival or a removal. */
    arrange: enqueueActions(({ context, check, enqueue }) => {
      // The types of `check` do not accept guards from outside this machine, so the guard is cast.
      if (!check(stateIn({ crowded: 'folded' }) as never)) return
      for (const { id, type } of places(context)) enqueue.sendTo(id, { type })
    }),
    unfoldAll: enqueueActions(({ context, enqueue }) => {
      for (const { id } of context.notifications) enqueue.sendTo(id, { type: 'UNFOLD' })
    }),
  },
  guards: {
    isKnownFailure: ({ context }, outcome: Outcome) => isKnownFailure(context, outcome),
    isNewFailure: ({ context }, outcome: Outcome) =>
      outcome.failure !== undefined && requestOf(outcome) !== undefined && !isKnownFailure(context, outcome),
    isSuccess: (_, outcome: Outcome) => outcome.failure === undefined,
    isQuiet: ({ context }) => context.notifications.length === 0,
    hasSome: ({ context }) => context.notifications.length > 0,
    isTooMany: ({ context }) => context.notifications.length > context.room,
    fits: ({ context }) => context.notifications.length <= context.room,
  },
}).createMachine({
  id: 'notifications',
  description:
    'All notifications outside the screens: at most three at once (two on a phone), newest first, older ones folded.',
  context: ({ input }) => ({ notifications: [], failed: {}, serial: 0, room: input?.room ?? MAX_ON_SCREEN }),
  initial: 'quiet',
  on: {
    NOTIFY: { actions: ['tell', 'arrange'] },
    OUTCOME: [
      {
        guard: { type: 'isSuccess', params: ({ event }) => event.outcome },
        actions: [
          { type: 'closeFailures', params: ({ event }) => ({ operation: event.outcome.operation }) },
          'tell',
          'arrange',
        ],
      },
      {
        guard: { type: 'isKnownFailure', params: ({ event }) => event.outcome },
        actions: { type: 'addFailed', params: ({ event }) => event.outcome },
      },
      {
        guard: { type: 'isNewFailure', params: ({ event }) => event.outcome },
        actions: [{ type: 'addFailed', params: ({ event }) => event.outcome }, 'tell', 'arrange'],
      },
    ],
    GONE: { actions: [{ type: 'remove', params: ({ event }) => ({ id: event.id }) }, 'arrange'] },
    CLOSE_ALL: { actions: ['stopAll', 'forgetAll'] },
    RESET: { actions: ['stopAll', 'forgetAll', 'forgetFailed'] },
  },
  states: {
    quiet: {
      description: 'There are no notifications; their live regions already exist.',
      always: { guard: 'hasSome', target: 'visible' },
    },
    visible: {
      description: 'All notifications are on screen.',
      entry: 'unfoldAll',
      always: [
        { guard: 'isQuiet', target: 'quiet' },
        { guard: 'isTooMany', target: 'crowded' },
      ],
    },
    crowded: {
      description: 'There are more notifications than fit on screen.',
      always: { guard: 'fits', target: 'visible' },
      initial: 'folded',
      states: {
        folded: {
          description: 'The newest are on screen; a line shows the number of older ones.',
          entry: 'foldOlder',
          on: { EXPAND: 'expanded' },
        },
        expanded: {
          description: 'The person expanded the older ones, so all are on screen.',
          entry: 'unfoldAll',
          on: { FOLD: 'folded' },
        },
      },
    },
  },
})

export type NotificationsMachine = typeof notificationsMachine
export type NotificationsRef = ActorRefFrom<NotificationsMachine>
export type NotificationsSnapshot = SnapshotFrom<NotificationsMachine>

/** Visible notifications, newest first. */
export const selectOnScreen = (snapshot: NotificationsSnapshot): readonly Notification[] => {
  const [older, newest] = folded(snapshot.context)
  const visible = snapshot.matches({ crowded: 'expanded' }) ? [...older, ...newest] : newest
  return visible.toReversed()
}

/** Number of notifications beyond the maximum on screen, whether folded or expanded. */
export const selectOlderCount = ({ context }: NotificationsSnapshot): number => folded(context)[0].length

export const selectIsExpanded = (snapshot: NotificationsSnapshot): boolean =>
  snapshot.matches({ crowded: 'expanded' })

export const selectNotificationRef = (
  { children }: NotificationsSnapshot,
  id: string,
): NotificationRef | undefined => children[id]
