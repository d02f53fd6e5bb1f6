import { definePageModel, done } from '@portal/paths'
import type { CentreEntry } from './entries.ts'
import {
  notificationCentreMachine,
  selectActionCount,
  selectCentreEntries,
  selectIsCentreOpen,
  selectOlderEntries,
  selectUnread,
} from './machine.ts'
import { CENTRE_STORY } from './story.ts'
import { notificationCentreWords } from './words.ts'

const NOW = Date.parse(CENTRE_STORY.now)

/** More from before than is shown at first beside the news, all of it read. */
const MANY: readonly CentreEntry[] = CENTRE_STORY.kept

/** The chargers of the fleet in the mock that cannot be used. */
const news = ([charger, at, kind]: (typeof CENTRE_STORY.news)[number]) =>
  ({
    id: `${kind} ${charger}`,
    at: Date.parse(at),
    count: 1,
    isRead: false,
    colour: kind === 'chargerError' ? 'error' : 'warning',
    content: charger,
    news: kind,
    href: `/my/chargepoints/${charger}`,
  }) satisfies CentreEntry
const NEWS = CENTRE_STORY.news.map(news)
const FIRST = NEWS[0]?.id ?? ''
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

/** Notifications of a fleet manager, and chargers of the fleet that cannot be used; the list of chargers is held. */
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
      // On screen and in the list at once: it comes once on a path.
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
        return (
          isOpen &&
          selectCentreEntries(snapshot)
            .slice(0, 1)
            .some(({ id, isRead }) => id === FIRST && !isRead)
        )
      case 'MARK_ALL_READ':
        return isOpen && selectUnread(snapshot) > 0
      case 'KEPT_ELSEWHERE':
        return selectUnread(snapshot) > 0
      default:
        return true
    }
  },
  unreachable: {
    'news.finding: xstate.error.actor.findNews → news.idle':
      'The failure is a notification of its own, which this list then shows',
  },
  words: notificationCentreWords,
  limit: 6_000,
})
