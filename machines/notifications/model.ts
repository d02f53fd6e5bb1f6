import { defineModel } from '../paths/model.ts'
import { wordsFor } from '../paths/wordsFor.ts'
import {
  type NotificationRequest,
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

/** Two things that are told, and the operations `save` and `list` with their ends. */
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
  words: wordsFor(notificationsMachine, notificationsWords),
  limit: 400,
  accepted: {
    '(root): OUTCOME [isSuccess] | (root): OUTCOME [isWorthTelling]':
      'What went well is told as that, and stands first',
  },
})
