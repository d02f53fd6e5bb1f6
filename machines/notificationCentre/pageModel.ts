import { done, failed } from '../paths/model.ts'
import { definePageModel } from '../paths/wordsFor.ts'
import type { CentreEntry } from './entries.ts'
import {
  notificationCentreMachine,
  selectActionCount,
  selectCentreEntries,
  selectCentreView,
  selectIsCentreOpen,
  selectOlderEntries,
  selectUnread,
} from './machine.ts'
import { notificationCentreWords } from './words.ts'

const NOW = Date.parse('2026-05-20T09:40:00Z')

/** More from before than is shown at first, all of it read. */
const MANY = Array.from(
  { length: 21 },
  (_, number): CentreEntry => ({
    id: `old ${number}`,
    at: NOW - 3_600_000 - number,
    count: 1,
    isRead: true,
    colour: 'info',
    content: `Old ${number}`,
  }),
)
const FAULT = {
  id: 'fault',
  at: NOW,
  count: 1,
  isRead: false,
  colour: 'error',
  content: 'the first charger',
  news: 'chargerError',
  href: '/my/chargepoints/CP3',
} as const satisfies CentreEntry
const told = {
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

/** What a driver was told, and a charger of theirs with a fault; the chargers are held. */
export const notificationCentrePageModel = definePageModel(notificationCentreMachine, {
  inputs: [{ entries: MANY, now: NOW }],
  events: [
    { type: 'TOLD', told },
    { type: 'KEPT_ELSEWHERE', entries: MANY },
    { type: 'OPEN' },
    { type: 'CLOSE' },
    { type: 'SHOW', view: 'all' },
    { type: 'SHOW', view: 'action' },
    { type: 'SHOW_OLDER' },
    { type: 'MARK_READ', id: 'fault' },
    { type: 'MARK_ALL_READ' },
    done('findNews', { entries: [FAULT], now: NOW }),
    failed('findNews', { code: 'FAILEDTOLOAD' }),
  ],
  key: ({ context }) => ({
    entries: entriesOf(context.entries),
    view: context.view,
    isLong: context.isLong,
  }),
  facts: (snapshot) => ({
    unread: selectUnread(snapshot),
    view: selectCentreView(snapshot),
    rows: selectCentreEntries(snapshot).length,
    shown: entriesOf(selectCentreEntries(snapshot)),
    older: selectOlderEntries(snapshot),
    action: selectActionCount(snapshot),
  }),
  allows: (snapshot, event) => {
    const { context } = snapshot
    const isOpen = selectIsCentreOpen(snapshot)
    switch (event.type) {
      // On screen and in the list of what was told at once: it is told once on a path.
      case 'TOLD':
        return !context.entries.some(({ code }) => code === 'INVADDRESS')
      // The bell that opens the list closes it too.
      case 'OPEN':
        return !isOpen
      case 'CLOSE':
        return isOpen
      case 'SHOW':
        return isOpen && event['view'] !== context.view
      case 'SHOW_OLDER':
        return isOpen && selectOlderEntries(snapshot) > 0
      case 'MARK_READ':
        return isOpen && selectCentreEntries(snapshot).some(({ id, isRead }) => id === 'fault' && !isRead)
      case 'MARK_ALL_READ':
        return isOpen && selectUnread(snapshot) > 0
      case 'KEPT_ELSEWHERE':
        return selectUnread(snapshot) > 0
      default:
        return true
    }
  },
  words: notificationCentreWords,
  limit: 6_000,
})
