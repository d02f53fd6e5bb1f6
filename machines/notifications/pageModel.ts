import { definePageModel } from '@portal/paths'
import { notificationsMachine, selectIsExpanded, selectOlderCount, selectOnScreen } from './machine.ts'
import { notificationsWords } from './words.ts'

/** The read of a table that is asked for each time its screen opens. */
const READ = { operation: 'listRelationContacts', kind: 'read' } as const
const FAILED_READ = 'failed UNKNOWNERROR'
/** Without a key each has an id of its own: so many of them are told on one path. */
const MOST_SERIAL = 2

/** The notifications that the showcase and a table's read cause. All stay until they are closed: what time does, `notification` plays. */
export const notificationsPageModel = definePageModel(notificationsMachine, {
  inputs: [null],
  events: [
    { type: 'NOTIFY', request: { colour: 'error', code: 'INVADDRESS', key: 'save INVADDRESS' } },
    { type: 'NOTIFY', request: { colour: 'critical', code: 'SUPERROR', content: 'request 7f3a' } },
    { type: 'NOTIFY', request: { colour: 'warning', code: 'TOOMANYREQUESTS', content: 'limit 60 a minute' } },
    { type: 'OUTCOME', outcome: { ...READ, failure: { code: 'UNKNOWNERROR', severity: 'critical' } } },
    { type: 'OUTCOME', outcome: { ...READ, success: { colour: 'success', code: '', message: '' } } },
    { type: 'GONE', id: 'save INVADDRESS' },
    { type: 'GONE', id: FAILED_READ },
    { type: 'GONE', id: 'told 0' },
    { type: 'GONE', id: 'told 1' },
    { type: 'EXPAND' },
    { type: 'FOLD' },
    { type: 'CLOSE_ALL' },
  ],
  key: ({ context: { notifications, failed, serial } }) => ({
    told: notifications.map(({ id, code = '', count }) => ({ id, code, count })),
    failed,
    serial,
  }),
  facts: (snapshot) => ({
    onScreen: selectOnScreen(snapshot).map(({ id, code = '', count }) => ({ id, code, count })),
    older: selectOlderCount(snapshot),
    isExpanded: selectIsExpanded(snapshot),
  }),
  allows: (snapshot, event) => {
    const { notifications } = snapshot.context
    switch (event.type) {
      case 'GONE':
        // It goes because someone closes it, who sees it.
        return selectOnScreen(snapshot).some(({ id }) => id === event['id'])
      case 'OUTCOME':
        // A read that worked is seen by what it takes away.
        return 'failure' in event['outcome'] || snapshot.context.failed['UNKNOWNERROR'] !== undefined
      case 'CLOSE_ALL':
        return notifications.length > 1
      default:
        return true
    }
  },
  filter: ({ context: { notifications, serial } }) =>
    serial <= MOST_SERIAL && notifications.every(({ count }) => count <= 2),
  unreachable: {
    '(root): RESET': 'The showcase has neither another person nor another relation to choose',
  },
  words: notificationsWords,
  limit: 2_000,
})
