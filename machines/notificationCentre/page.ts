import { done, type Facts, never } from '@portal/paths'
import { definePage, device, mock, own, see, text, user } from '../steps/index.ts'
import type { CentreEntry } from './entries.ts'
import {
  CENTRE_NEWS_TIMEOUT_MS,
  CENTRE_READ_DELAY_MS,
  selectActionCount,
  selectCentreEntries,
  selectIsCentreOpen,
  selectOlderEntries,
  selectUnread,
} from './machine.ts'
import { notificationCentreModel } from './model.ts'
import { CENTRE_STORY } from './story.ts'

const CHARGERS = 'listChargepoints'
const KEY = `charge-portal:told:${CENTRE_STORY.person}`
const KEPT = JSON.stringify({ v: 1, entries: CENTRE_STORY.entries })
const NOW = Date.parse(CENTRE_STORY.now)

/** Read entries. Together with the news, they exceed the number initially shown. */
const MANY: readonly CentreEntry[] = CENTRE_STORY.entries

/** Entries for the unusable chargers of the fleet in the mock. */
const NEWS = CENTRE_STORY.news.map(
  ([charger, at, kind]) =>
    ({
      id: `${kind} ${charger}`,
      at: Date.parse(at),
      count: 1,
      isRead: false,
      colour: kind === 'chargerError' ? 'error' : 'warning',
      content: charger,
      news: kind,
      href: `/my/chargepoints/${charger}`,
    }) satisfies CentreEntry,
)
const FIRST = NEWS[0]?.id ?? ''
const announcement = {
  key: 'INVADDRESS',
  day: '2026-05-20',
  at: NOW,
  colour: 'error',
  code: 'INVADDRESS',
  content: 'INVADDRESS',
} as const

const entriesOf = (entries: readonly CentreEntry[]) =>
  entries
    .filter(({ id }) => !id.startsWith('old'))
    .map(({ content, isRead, isOver, count }) => `${content} ${isRead} ${isOver === true} ${count}`)
    .toSorted()
    .join()

const bell = ({ unread }: Facts) => see.button('notifications.label', Number(unread) || undefined)

const viewOf = (view: unknown, { action }: Facts) => {
  if (view !== 'action') return 'centre.all'
  return Number(action) > 0 ? text('centre.action.count', { count: Number(action) }) : 'centre.action'
}
const older = ({ older: count }: Facts) => text('centre.older', { count: Number(count) })

const list = (expected: Facts) => {
  const entries = String(expected['shown']).split(',').filter(Boolean)
  const unread = entries.filter((entry) => / false (?:true|false) \d+$/.test(entry)).length
  const isReported = entries.some((entry) => entry.startsWith('INVADDRESS'))
  return [
    bell(expected),
    see.text('centre.markAll'),
    see.chosen(viewOf(expected['view'], expected)),
    expected['view'] !== 'action' && see.text(viewOf('action', expected)),
    see.entries(Number(expected['rows'])),
    unread === 0 ? see.noText('centre.unread') : see.times('centre.unread', unread),
    isReported ? see.entry('error.INVADDRESS') : see.noEntry('error.INVADDRESS'),
    Number(expected['older']) > 0 ? see.text(older(expected)) : see.noText(older(expected)),
  ]
}

/** Notifications of a fleet manager, and unusable chargers of the fleet. */
export const notificationCentrePage = definePage(
  notificationCentreModel,
  {
    inputs: [{ entries: MANY, now: NOW }],
    events: [
      { type: 'NOTIFIED', entry: announcement },
      { type: 'STORED_ELSEWHERE', entries: MANY },
      { type: 'OPEN' },
      { type: 'CLOSE' },
      { type: 'SHOW', view: 'all' },
      { type: 'SHOW', view: 'action' },
      { type: 'SHOW_OLDER' },
      { type: 'MARK_READ', id: FIRST },
      { type: 'MARK_ALL_READ' },
      done('findNews', { entries: NEWS, now: NOW }),
    ],
    key: ({ context }) => ({
      entries: entriesOf(context.entries),
      view: context.view,
      isLong: context.isLong,
    }),
    facts: (snapshot) => ({
      unread: selectUnread(snapshot),
      view: snapshot.context.view,
      rows: selectCentreEntries(snapshot).length,
      shown: entriesOf(selectCentreEntries(snapshot)),
      older: selectOlderEntries(snapshot),
      action: selectActionCount(snapshot),
    }),
    allows: (snapshot, event) => {
      const { context } = snapshot
      const isOpen = selectIsCentreOpen(snapshot)
      switch (event.type) {
        case 'NOTIFIED':
          return !context.entries.some(({ code }) => code === 'INVADDRESS')
        // The button that opens the list also closes it, so OPEN requires a closed list.
        case 'OPEN':
          return !isOpen
        case 'CLOSE':
          return isOpen
        case 'SHOW':
          return isOpen && event['view'] !== context.view
        case 'SHOW_OLDER':
          return isOpen && selectOlderEntries(snapshot) > 0
        case 'MARK_READ': {
          const [first] = selectCentreEntries(snapshot)
          return isOpen && first?.id === FIRST && !first.isRead
        }
        case 'MARK_ALL_READ':
          return isOpen && selectUnread(snapshot) > 0
        case 'STORED_ELSEWHERE':
          return selectUnread(snapshot) > 0
        default:
          return true
      }
    },
    unreachable: {
      'news.finding: xstate.error.actor.findNews → news.idle':
        'The failure adds its own notification to this list',
    },
  },
  {
    starts: [
      mock.stopClock(CENTRE_STORY.now),
      user.open('/silent-renew-oidc.html'),
      device.store(KEY, KEPT),
      user.openAs('fleet', '/ui-elements'),
      mock.hold(CHARGERS),
    ],
    events: {
      NOTIFIED: user.press(own('Notify: error')),
      STORED_ELSEWHERE: device.storeInOtherTab(KEY, KEPT),
      OPEN: user.pressStartingWith('notifications.label'),
      CLOSE: user.pressKey('Escape'),
      SHOW: ({ view }, before) => user.choose(viewOf(view, before)),
      SHOW_OLDER: (_, before) => user.press(older(before)),
      MARK_READ: [user.focusFirstLineOf('centre.title'), user.pressKey('e')],
      MARK_ALL_READ: user.press('centre.markAll'),
    },
    answers: {
      findNews: {
        done: mock.answer(CHARGERS),
        failed: never('The failure adds its own notification'),
      },
    },
    delays: {
      READ_DELAY: user.wait(CENTRE_READ_DELAY_MS),
      NEWS_TIMEOUT: mock.leaveUnanswered(CHARGERS, CENTRE_NEWS_TIMEOUT_MS),
    },
    states: {
      'panel.closed': (expected) => [bell(expected), see.noText('centre.markAll')],
      'panel.open.fresh': list,
      'panel.open.seen': list,
      'news.idle': see.nothingWaiting(),
      'news.finding': see.waiting(CHARGERS),
    },
  },
)
