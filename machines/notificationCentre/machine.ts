import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import { notProvided } from '../failure.ts'
import { type CentreEntry, type NewEntry, needsAction, unexpiredAt, withEntry, withNews } from './entries.ts'

/** Time in view before an entry counts as read. */
export const CENTRE_READ_DELAY_MS = 2_000
/** Timeout for reading the news. The next opening retries. */
export const CENTRE_NEWS_TIMEOUT_MS = 20_000
/** Number of entries visible before 'older' is pressed. */
export const CENTRE_FIRST_ENTRIES = 20

export type CentreView = 'all' | 'action'

export interface CentreContext {
  /** Newest first. */
  readonly entries: readonly CentreEntry[]
  readonly view: CentreView
  /** True if older entries are visible too. */
  readonly isLong: boolean
}

/** News with the time at which it was read. */
export interface CentreNews {
  readonly entries: readonly CentreEntry[]
  readonly now: number
}

export type CentreEvent =
  | { type: 'NOTIFIED'; entry: NewEntry }
  /** Another tab of this person stored entries. */
  | { type: 'STORED_ELSEWHERE'; entries: readonly CentreEntry[] }
  | { type: 'OPEN' }
  | { type: 'CLOSE' }
  | { type: 'SHOW'; view: CentreView }
  | { type: 'SHOW_OLDER' }
  | { type: 'MARK_READ'; id: string }
  | { type: 'MARK_ALL_READ' }

/** Entries of the current view, without those hidden behind 'older'. */
const visibleOf = ({ entries, view, isLong }: CentreContext): readonly CentreEntry[] => {
  const found = view === 'action' ? entries.filter(needsAction) : entries
  return isLong ? found : found.slice(0, CENTRE_FIRST_ENTRIES)
}

const unreadOf = ({ entries }: CentreContext): number => entries.filter(({ isRead }) => !isRead).length

const read = (entries: readonly CentreEntry[], isMeant: (entry: CentreEntry) => boolean) =>
  entries.map((entry) => (isMeant(entry) ? { ...entry, isRead: true } : entry))

/** All notifications, and the events that happened while the person was away; stored for 30 days. */
export const notificationCentreMachine = setup({
  types: {
    context: {} as CentreContext,
    events: {} as CentreEvent,
    input: {} as { readonly entries: readonly CentreEntry[]; readonly now: number },
  },
  actors: {
    /** Finds the news that needs an action now. */
    findNews: notProvided<CentreNews>('findNews'),
  },
  actions: {
    keep: (_, _params: { entries: readonly CentreEntry[] }) => undefined,
    addEntry: assign(({ context }, entry: NewEntry) => ({ entries: withEntry(context.entries, entry) })),
    addNews: assign(({ context }, { entries, now }: CentreNews) => ({
      entries: withNews(context.entries, entries, now),
    })),
    take: assign((_, { entries }: { entries: readonly CentreEntry[] }) => ({ entries })),
    show: assign((_, { view }: { view: CentreView }) => ({ view, isLong: false })),
    showOlder: assign({ isLong: true }),
    begin: assign({ view: 'all', isLong: false }),
    markRead: assign(({ context }, { id }: { id: string }) => ({
      entries: read(context.entries, (entry) => entry.id === id),
    })),
    markVisibleRead: assign(({ context }) => ({
      entries: read(context.entries, (entry) => visibleOf(context).includes(entry)),
    })),
    markAllRead: assign(({ context }) => ({ entries: read(context.entries, () => true) })),
  },
  delays: {
    READ_DELAY: CENTRE_READ_DELAY_MS,
    NEWS_TIMEOUT: CENTRE_NEWS_TIMEOUT_MS,
  },
}).createMachine({
  id: 'notificationCentre',
  description: 'All notifications, and events while the person was away, kept for 30 days.',
  context: ({ input }) => ({
    entries: unexpiredAt(input.entries, input.now),
    view: 'all',
    isLong: false,
  }),
  type: 'parallel',
  on: {
    NOTIFIED: {
      actions: [
        { type: 'addEntry', params: ({ event }) => event.entry },
        { type: 'keep', params: ({ context }) => context },
      ],
    },
    STORED_ELSEWHERE: { actions: { type: 'take', params: ({ event }) => event } },
  },
  states: {
    panel: {
      description: 'The list of notifications, open or closed.',
      initial: 'closed',
      states: {
        closed: {
          description: 'The bell shows the number of unread entries.',
          on: { OPEN: { target: 'open', actions: 'begin' } },
        },
        open: {
          description: 'The list, grouped by day.',
          initial: 'fresh',
          on: {
            CLOSE: 'closed',
            SHOW: { target: '.fresh', actions: { type: 'show', params: ({ event }) => event } },
            SHOW_OLDER: { target: '.fresh', actions: 'showOlder' },
            MARK_READ: {
              actions: [
                { type: 'markRead', params: ({ event }) => event },
                { type: 'keep', params: ({ context }) => context },
              ],
            },
            MARK_ALL_READ: { actions: ['markAllRead', { type: 'keep', params: ({ context }) => context }] },
          },
          states: {
            fresh: {
              description: 'The visible entries have not been in view long enough.',
              after: {
                READ_DELAY: {
                  target: 'seen',
                  actions: ['markVisibleRead', { type: 'keep', params: ({ context }) => context }],
                },
              },
            },
            seen: {
              description: 'The visible entries count as read.',
              on: {
                NOTIFIED: {
                  target: 'fresh',
                  actions: [
                    { type: 'addEntry', params: ({ event }) => event.entry },
                    { type: 'keep', params: ({ context }) => context },
                  ],
                },
              },
            },
          },
        },
      },
    },
    news: {
      description: 'Looks for required actions each time the list opens.',
      initial: 'idle',
      states: {
        idle: { description: 'No search is running.', on: { OPEN: 'finding' } },
        finding: {
          description: 'Required actions are being read; older news stays on screen.',
          invoke: {
            id: 'findNews',
            src: 'findNews',
            onDone: {
              target: 'idle',
              actions: [
                { type: 'addNews', params: ({ event }) => event.output },
                { type: 'keep', params: ({ context }) => context },
              ],
            },
            // Retried when the centre is opened again.
            onError: 'idle',
          },
          after: { NEWS_TIMEOUT: 'idle' },
        },
      },
    },
  },
})

export type NotificationCentreMachine = typeof notificationCentreMachine
export type NotificationCentreRef = ActorRefFrom<NotificationCentreMachine>
export type NotificationCentreSnapshot = SnapshotFrom<NotificationCentreMachine>

export const selectUnread = ({ context }: NotificationCentreSnapshot): number => unreadOf(context)
export const selectIsCentreOpen = (snapshot: NotificationCentreSnapshot): boolean =>
  snapshot.matches({ panel: 'open' })
/** Visible entries, newest first. */
export const selectCentreEntries = ({ context }: NotificationCentreSnapshot): readonly CentreEntry[] =>
  visibleOf(context)
export const selectOlderEntries = ({ context }: NotificationCentreSnapshot): number =>
  visibleOf({ ...context, isLong: true }).length - visibleOf(context).length
export const selectActionCount = ({ context }: NotificationCentreSnapshot): number =>
  context.entries.filter(needsAction).length
