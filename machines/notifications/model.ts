import { defineModel } from '@portal/paths'
import {
  type NotificationRequest,
  type NotificationsSnapshot,
  notificationsMachine,
  type Outcome,
  selectIsExpanded,
  selectOlderCount,
  selectOnScreen,
} from './machine.ts'

const request = (key: string, more: Partial<NotificationRequest> = {}) =>
  ({ type: 'NOTIFY', request: { key, colour: 'success', content: `${key}.`, ...more } }) as const

const outcome = (operation: string, more: Partial<Outcome>) =>
  ({ type: 'OUTCOME', outcome: { operation, kind: 'write', ...more } }) as const

const failure = (code: string) => ({ failure: { code, severity: 'error' } }) as const
const success = (code: string, message: string) =>
  ({ success: { colour: 'success', code, message } }) as const

const gone = (id: string) => ({ type: 'GONE', id }) as const

/** Ids in order of arrival. */
const ORDER = ['first', 'second', 'save NEWRELATION', 'failed SUPERROR']
/** Notifications that the paths repeat, at most once. */
const REPEATED = ['first', 'failed SUPERROR']

const visibleIds = (snapshot: NotificationsSnapshot) =>
  selectOnScreen(snapshot)
    .map(({ id }) => id)
    .join()

/** Events: two notifications, and outcomes of the operations `save`, `list` and `getBanner`. */
export const notificationsModel = defineModel(notificationsMachine, {
  inputs: [null],
  events: [
    request('first'),
    request('second', { colour: 'info', timeout: -1 }),
    outcome('save', failure('SUPERROR')),
    outcome('save', success('NEWRELATION', '')),
    outcome('save', success('', '')),
    outcome('save', failure('SETUP')),
    outcome('save', failure('NOTLOGGEDIN')),
    outcome('list', { kind: 'read', ...failure('SUPERROR') }),
    outcome('getBanner', { kind: 'read', ...failure('SUPERROR') }),
    outcome('list', { kind: 'read', ...success('', 'Read.') }),
    gone('first'),
    gone('second'),
    gone('failed SUPERROR'),
    gone('save NEWRELATION'),
    { type: 'EXPAND' },
    { type: 'FOLD' },
    { type: 'CLOSE_ALL' },
    { type: 'RESET' },
  ],
  key: ({ context }) => ({
    notifications: context.notifications.map(({ id, colour, count }) => ({ id, colour, count })),
    failed: (context.failed['SUPERROR'] ?? []).toSorted(),
  }),
  facts: (snapshot) => ({
    onScreen: selectOnScreen(snapshot).map(({ id }) => id),
    older: selectOlderCount(snapshot),
    isExpanded: selectIsExpanded(snapshot),
    timeouts: snapshot.context.notifications.map(({ timeout }) => timeout),
  }),
  // Symmetry reduction: explores only arrivals in `ORDER`, with at most one repeated notification.
  filter: ({ context }) => {
    const all = context.notifications
    const repeated = all.filter(({ count }) => count > 1)
    const ranks = all.filter(({ count }) => count === 1).map(({ id }) => ORDER.indexOf(id))
    return (
      repeated.length <= 1 &&
      repeated.every(({ id, count }) => REPEATED.includes(id) && count === 2) &&
      ranks.every((rank, index) => rank > (ranks[index - 1] ?? -1))
    )
  },
  interrupts: {
    'the connection is lost and restored': [
      outcome('list', { kind: 'read', ...failure('SUPERROR') }),
      outcome('list', { kind: 'read', ...success('', 'Read.') }),
    ],
    'a notification appears and disappears': [
      request('second', { colour: 'info', timeout: -1 }),
      gone('second'),
    ],
    'the older notifications are expanded and folded': [{ type: 'EXPAND' }, { type: 'FOLD' }],
  },
  laws: {
    'CLOSE_ALL restores the initial state': (_, { after, fresh }) => {
      const closed = after({ type: 'CLOSE_ALL' }) ?? fresh
      return closed.value === fresh.value && closed.context.notifications.length === 0
    },
    'EXPAND and then FOLD changes nothing': (snapshot, { after }) =>
      visibleIds(after({ type: 'EXPAND' }, { type: 'FOLD' }) ?? snapshot) === visibleIds(snapshot),
    'FOLD and then EXPAND changes nothing': (snapshot, { after }) =>
      visibleIds(after({ type: 'FOLD' }, { type: 'EXPAND' }) ?? snapshot) === visibleIds(snapshot),
    'a notification that appears and disappears leaves the others unchanged': (snapshot, { after }) => {
      const isKnown = snapshot.context.notifications.some(({ id }) => id === 'second')
      const later = after(request('second'), gone('second'))
      return isKnown || later === undefined || visibleIds(later) === visibleIds(snapshot)
    },
    'a success closes only the errors without another failing source': (snapshot, { after }) => {
      const later = after(outcome('list', { kind: 'read', ...success('', 'Read.') }))
      const isOver = (id: string) =>
        snapshot.context.failed[id.replace('failed ', '')]?.every((operation) => operation === 'list') ===
        true
      const left = snapshot.context.notifications.filter(({ id }) => !isOver(id))
      const idsOf = (all: readonly { readonly id: string }[]) => all.map(({ id }) => id).join()
      return later === undefined || idsOf(later.context.notifications) === idsOf(left)
    },
    'RESET clears the failures': (_, { after, fresh }) =>
      Object.keys((after({ type: 'RESET' }) ?? fresh).context.failed).length === 0,
  },
  limit: 400,
})
