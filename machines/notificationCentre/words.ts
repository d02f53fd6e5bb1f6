import { type Facts, untold, type WordsFor } from '@portal/paths'
import { also, answered, seconds, silent } from '../words.ts'
import { CENTRE_NEWS_TIMEOUT_MS, CENTRE_READ_DELAY_MS, type NotificationCentreMachine } from './machine.ts'
import { CENTRE_STORY } from './story.ts'

const CHARGERS = 'the list of chargers'
const KEY = `charge-portal:told:${CENTRE_STORY.person}`
const KEPT = JSON.stringify({ v: 1, entries: CENTRE_STORY.kept })

const bell = ({ unread }: Facts): string =>
  `a button ‘Notifications${Number(unread) > 0 ? ` (${String(unread)})` : ''}’`

/** What the choice of a view is called: it counts what needs action. */
const viewOf = (view: unknown, { action }: Facts): string => {
  if (view !== 'action') return '“All”'
  return Number(action) > 0 ? `“Needs action (${String(action)})”` : '“Needs action”'
}

const list = (facts: Facts): string => {
  const entries = String(facts['shown']).split(',').filter(Boolean)
  const unread = entries.filter((entry) => / false (?:true|false)(?: \d+)?$/.test(entry)).length
  return also(
    bell(facts),
    '“Mark all read”',
    `${viewOf(facts['view'], facts)} is chosen`,
    unread === 0 ? 'no text ‘Unread.’' : `${unread} times “Unread.”`,
    facts['older'] === 0 ? 'no button that begins with “Older”' : `“Older (${String(facts['older'])})”`,
  )
}

/** The notification centre as a manual tester uses it. */
export const notificationCentreWords: WordsFor<NotificationCentreMachine> = {
  holds: { [CHARGERS]: 'listChargepoints' },
  starts: `Stop the clock of the mock at ${CENTRE_STORY.now}; open /silent-renew-oidc.html (an empty page); set ${KEY} in the local storage to ${KEPT}; sign in as fleet and open /ui-elements; hold ${CHARGERS}`,
  events: {
    // The keyboard: pressing beside the list would close it.
    TOLD: 'Press ‘Notify: error’ (by the keyboard)',
    KEPT_ELSEWHERE: `Set ${KEY} in the local storage of another tab to ${KEPT}`,
    OPEN: 'Press the button that begins with “Notifications”',
    CLOSE: 'Press the key Escape',
    SHOW: ({ view }, before) => `Choose ${viewOf(view, before)}`,
    SHOW_OLDER: (_, { older }) => `Press “Older (${String(older)})”`,
    MARK_READ: 'Go with the Tab key to the first line of the list “Notifications”; press the key e',
    MARK_ALL_READ: 'Press “Mark all read”',
  },
  answers: {
    findNews: {
      done: ({ entries }) => `${answered(CHARGERS)} (${entries.length} of them cannot be used)`,
      failed: untold('The failure is a notification of its own, beside this machine'),
    },
  },
  delays: {
    READ_DELAY: `Wait ${seconds(CENTRE_READ_DELAY_MS)}`,
    NEWS_TIMEOUT: silent(CHARGERS, CENTRE_NEWS_TIMEOUT_MS),
  },
  states: {
    'panel.closed': (facts) => also(bell(facts), 'no “Mark all read”'),
    'panel.open.fresh': list,
    'panel.open.seen': list,
    'news.idle': 'nothing waits',
    'news.finding': `${CHARGERS} waits`,
  },
}
