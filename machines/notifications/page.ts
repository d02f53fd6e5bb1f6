import { type Facts, never } from '@portal/paths'
import { definePage, mock, type NotificationCard, own, see, text, user } from '../steps/index.ts'
import { selectIsExpanded, selectOlderCount, selectOnScreen } from './machine.ts'
import { notificationsModel } from './model.ts'

/** Read that the showcase sends with its button 'Ask the API'. */
const READ = { operation: 'listRelationContacts', kind: 'read' } as const
const FAILED_READ = 'failed UNKNOWNERROR'
/**
 * Maximum number of notifications without a key per path. Each has a new id, so without a limit there would be
 * infinitely many states.
 */
const MOST_SERIAL = 2

/** Buttons of the showcase, by the code of the notification. */
const BUTTONS: Readonly<Record<string, string>> = {
  INVADDRESS: 'Notify: error',
  SUPERROR: 'Notify: critical',
  TOOMANYREQUESTS: 'Notify: warning',
}

const cardsOf = ({ onScreen }: Facts) =>
  onScreen as unknown as readonly (NotificationCard & { readonly id: string })[]
const more = ({ older }: Facts) => text('notifications.more', { count: Number(older) })

const stack = (expected: Facts) => {
  const { older, isExpanded } = expected
  const cards = cardsOf(expected)
  const [newest] = cards
  return [
    see.notifications(cards),
    cards.length > 1 ? see.text('notifications.closeAll') : see.noText('notifications.closeAll'),
    Number(older) > 0 && isExpanded === false ? see.text(more(expected)) : see.noText(more(expected)),
    isExpanded === true ? see.text('notifications.fewer') : see.noText('notifications.fewer'),
    newest ? see.announced(newest.code) : see.nothingAnnounced(),
  ]
}

/** Notifications that the showcase and a read cause. All stay until closed; the `notification` paths cover timeouts. */
export const notificationsPage = definePage(
  notificationsModel,
  {
    events: [
      { type: 'NOTIFY', request: { colour: 'error', code: 'INVADDRESS', key: 'save INVADDRESS' } },
      { type: 'NOTIFY', request: { colour: 'critical', code: 'SUPERROR', content: 'request 7f3a' } },
      {
        type: 'NOTIFY',
        request: { colour: 'warning', code: 'TOOMANYREQUESTS', content: 'limit 60 a minute' },
      },
      { type: 'OUTCOME', outcome: { ...READ, failure: { code: 'UNKNOWNERROR', severity: 'critical' } } },
      { type: 'OUTCOME', outcome: { ...READ, success: { colour: 'success', code: '', message: '' } } },
      { type: 'GONE', id: 'save INVADDRESS' },
      { type: 'GONE', id: FAILED_READ },
      { type: 'GONE', id: 'unkeyed 0' },
      { type: 'GONE', id: 'unkeyed 1' },
      { type: 'EXPAND' },
      { type: 'FOLD' },
      { type: 'CLOSE_ALL' },
    ],
    key: ({ context: { notifications, failed, serial } }) => ({
      notifications: notifications.map(({ id, code = '', count }) => ({ id, code, count })),
      failed,
      serial,
    }),
    facts: (snapshot) => ({
      onScreen: selectOnScreen(snapshot).map(({ id, code = '', count }) => ({ id, code, count })),
      older: selectOlderCount(snapshot),
      isExpanded: selectIsExpanded(snapshot),
    }),
    allows: (snapshot, event) => {
      switch (event.type) {
        case 'GONE':
          // Only a visible notification can be closed.
          return selectOnScreen(snapshot).some(({ id }) => id === event['id'])
        case 'OUTCOME':
          // A successful read has a visible effect only if it closes a failure.
          return 'failure' in event['outcome'] || snapshot.context.failed['UNKNOWNERROR'] !== undefined
        case 'CLOSE_ALL':
          return snapshot.context.notifications.length > 1
        default:
          return true
      }
    },
    filter: ({ context: { notifications, serial } }) =>
      serial <= MOST_SERIAL && notifications.every(({ count }) => count <= 2),
    unreachable: {
      '(root): RESET': 'The showcase has no other user or relation to choose',
    },
    limit: 2_000,
  },
  {
    starts: user.openAs('driver', '/ui-elements'),
    events: {
      NOTIFY: ({ request: { code = '' } }) => user.press(own(BUTTONS[code] ?? code)),
      OUTCOME: ({ outcome: { operation, failure } }) => [
        failure && mock.failOnce(operation, failure.code),
        user.press(own('Ask the API')),
      ],
      GONE: ({ id }, before) =>
        user.closeNotification(cardsOf(before).findIndex((card) => card.id === id) + 1),
      EXPAND: (_, before) => user.press(more(before)),
      FOLD: user.press('notifications.fewer'),
      CLOSE_ALL: user.press('notifications.closeAll'),
      RESET: never('The showcase has no other user or relation to choose'),
    },
    answers: { notification: never('The actor only sends events') },
    delays: {},
    states: { quiet: stack, visible: stack, 'crowded.folded': stack, 'crowded.expanded': stack },
  },
)
