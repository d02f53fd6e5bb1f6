import { defineModel } from '../paths/model.ts'
import { wordsFor } from '../paths/wordsFor.ts'
import {
  type NotificationRequest,
  type NotificationsSnapshot,
  notificationsMachine,
  type Outcome,
  selectIsExpanded,
  selectOlderCount,
  selectOnScreen,
} from './machine.ts'
import { notificationsWords } from './words.ts'

const request = (key: string, more: Partial<NotificationRequest> = {}) =>
  ({ type: 'NOTIFY', request: { key, colour: 'success', content: `${key}.`, ...more } }) as const

const outcome = (operation: string, more: Partial<Outcome>) =>
  ({ type: 'OUTCOME', outcome: { operation, kind: 'write', shownBy: 'notification', ...more } }) as const

const failure = (code: string) => ({ failure: { code, severity: 'error' } }) as const
const success = (code: string, message: string) =>
  ({ success: { colour: 'success', code, message } }) as const

const gone = (id: string) => ({ type: 'GONE', id }) as const

/** Ids as they come. */
const ORDER = ['first', 'second', 'save NEWRELATION', 'save SUPERROR', 'list FAILEDTOLOAD']

/** The shown ones, by id. */
const shownIn = (snapshot: NotificationsSnapshot) =>
  selectOnScreen(snapshot)
    .map(({ id }) => id)
    .join()

/** Two notifications, and the operations `save` and `list` with their ends. */
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
    outcome('save', { shownBy: 'screen', ...failure('SUPERROR') }),
    outcome('list', { kind: 'read', ...failure('FAILEDTOLOAD') }),
    outcome('list', { kind: 'read', ...success('', 'Read.') }),
    gone('first'),
    gone('second'),
    gone('save SUPERROR'),
    gone('save NEWRELATION'),
    gone('list FAILEDTOLOAD'),
    { type: 'EXPAND' },
    { type: 'FOLD' },
    { type: 'CLOSE_ALL' },
  ],
  key: ({ context }) => ({
    told: context.notifications.map(({ id, colour, count }) => ({ id, colour, count })),
  }),
  facts: (snapshot) => ({
    onScreen: selectOnScreen(snapshot).map(({ id }) => id),
    older: selectOlderCount(snapshot),
    isExpanded: selectIsExpanded(snapshot),
    timeouts: snapshot.context.notifications.map(({ timeout }) => timeout),
  }),
  // In one order of coming, five at most, and of repeats one: the others are like these.
  filter: ({ context }) => {
    const told = context.notifications
    const repeated = told.filter(({ count }) => count > 1)
    const ranks = told.filter(({ count }) => count === 1).map(({ id }) => ORDER.indexOf(id))
    return (
      repeated.every(({ id, count }) => id === ORDER[0] && count === 2) &&
      ranks.every((rank, index) => rank > (ranks[index - 1] ?? -1))
    )
  },
  interrupts: {
    'the connection is lost and back': [
      outcome('list', { kind: 'read', ...failure('FAILEDTOLOAD') }),
      outcome('list', { kind: 'read', ...success('', 'Read.') }),
    ],
    'a notification comes and goes': [request('second', { colour: 'info', timeout: -1 }), gone('second')],
    'the person looks at the older ones': [{ type: 'EXPAND' }, { type: 'FOLD' }],
  },
  laws: {
    'CLOSE_ALL is quiet, as at first': (_, { after, fresh }) => {
      const closed = after({ type: 'CLOSE_ALL' }) ?? fresh
      return closed.value === fresh.value && closed.context.notifications.length === 0
    },
    'EXPAND and then FOLD changes nothing': (snapshot, { after }) =>
      shownIn(after({ type: 'EXPAND' }, { type: 'FOLD' }) ?? snapshot) === shownIn(snapshot),
    'FOLD and then EXPAND changes nothing': (snapshot, { after }) =>
      shownIn(after({ type: 'FOLD' }, { type: 'EXPAND' }) ?? snapshot) === shownIn(snapshot),
    'a notification that comes and goes leaves the others as they were': (snapshot, { after }) => {
      const isKnown = snapshot.context.notifications.some(({ id }) => id === 'second')
      const later = after(request('second'), gone('second'))
      return isKnown || later === undefined || shownIn(later) === shownIn(snapshot)
    },
    'what worked takes what failed of it away, and nothing else': (snapshot, { after }) => {
      const later = after(outcome('list', { kind: 'read', ...success('', 'Read.') }))
      const left = ({ context }: NotificationsSnapshot) =>
        context.notifications.flatMap(({ id, operation }) => (operation === 'list' ? [] : [id])).join()
      return (
        later === undefined ||
        (left(later) === left(snapshot) &&
          later.context.notifications.every(({ operation }) => operation !== 'list'))
      )
    },
  },
  words: wordsFor(notificationsMachine, notificationsWords),
  limit: 400,
  accepted: {
    '(root): OUTCOME [isSuccess] | (root): OUTCOME [isWorthTelling]':
      'What went well is told as that, and comes first',
  },
})
