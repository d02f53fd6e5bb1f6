import { defineModel, done, failed } from '@portal/paths'
import type { CentreEntry } from './entries.ts'
import {
  notificationCentreMachine,
  selectActionCount,
  selectCentreEntries,
  selectIsCentreOpen,
  selectOlderEntries,
  selectUnread,
} from './machine.ts'

const NOW = Date.parse('2026-05-20T09:40:00Z')

const old = (number: number): CentreEntry => ({
  id: `old ${number}`,
  at: NOW - 3_600_000 - number,
  count: 1,
  isRead: true,
  colour: 'info',
  content: `Old ${number}`,
})
/** One more than the centre initially shows. */
const MANY = Array.from({ length: 21 }, (_, number) => old(number))

const newEntry = (content: string) =>
  ({
    type: 'NOTIFIED',
    entry: { key: content, day: '2026-05-20', at: NOW, colour: 'success', code: undefined, content },
  }) as const
const fault = {
  id: 'fault',
  at: NOW,
  count: 1,
  isRead: false,
  colour: 'error',
  content: 'Bay 3',
  news: 'chargerError',
  href: '/my/chargepoints/CP3',
} as const satisfies CentreEntry
const entriesOf = (entries: readonly CentreEntry[]) =>
  entries
    .filter(({ id }) => !id.startsWith('old'))
    .map(({ id, isRead, isOver }) => `${id} ${isRead} ${isOver === true}`)
    .toSorted()
    .join()

/** One notification, a charger with a fault, and 21 older entries, one more than the centre initially shows. */
export const notificationCentreModel = defineModel(notificationCentreMachine, {
  inputs: [{ entries: MANY, now: NOW }],
  events: [
    newEntry('Saved'),
    { type: 'STORED_ELSEWHERE', entries: MANY },
    { type: 'OPEN' },
    { type: 'CLOSE' },
    { type: 'SHOW', view: 'all' },
    { type: 'SHOW', view: 'action' },
    { type: 'SHOW_OLDER' },
    { type: 'MARK_READ', id: 'fault' },
    { type: 'MARK_ALL_READ' },
    done('findNews', { entries: [fault], now: NOW }),
    done('findNews', { entries: [], now: NOW }),
    failed('findNews', { code: 'FAILEDTOLOAD' }),
  ],
  key: ({ context }) => ({
    entries: entriesOf(context.entries),
    view: context.view,
    isLong: context.isLong,
  }),
  facts: (snapshot) => ({
    unread: selectUnread(snapshot),
    view: snapshot.context.view,
    shown: entriesOf(selectCentreEntries(snapshot)),
    older: selectOlderEntries(snapshot),
    action: selectActionCount(snapshot),
  }),
  invariants: {
    'a closed centre hides at most all of its entries': (snapshot) =>
      selectIsCentreOpen(snapshot) || selectOlderEntries(snapshot) <= snapshot.context.entries.length,
  },
  interrupts: {
    'reading the news loses the connection and the centre is reopened': [
      failed('findNews', { code: 'FAILEDTOLOAD' }),
      { type: 'CLOSE' },
      { type: 'OPEN' },
    ],
  },
  laws: {
    'marking all as read leaves none unread': (_, { after }) => {
      const later = after({ type: 'MARK_ALL_READ' })
      return later === undefined || selectUnread(later) === 0
    },
    'a new notification is unread': (_, { after }) => {
      const later = after(newEntry('Saved'))
      return later === undefined || selectUnread(later) > 0
    },
  },
  limit: 6_000,
})
