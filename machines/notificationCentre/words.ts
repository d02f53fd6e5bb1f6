import type { Facts } from '../paths/json.ts'
import type { WordsFor } from '../paths/wordsFor.ts'
import { also, fails, seconds, silent } from '../words.ts'
import { CENTRE_NEWS_TIMEOUT_MS, CENTRE_READ_DELAY_MS, type NotificationCentreMachine } from './machine.ts'

const bell = ({ unread }: Facts): string => `the bell with ${String(unread)} unread`
const list = (facts: Facts): string =>
  also(
    bell(facts),
    `“${facts['view'] === 'action' ? 'Needs action' : 'All'}” is chosen`,
    `the list: ${String(facts['shown']) || 'nothing'}`,
    facts['older'] !== 0 && `“Older (${String(facts['older'])})”`,
  )

/** The notification centre as a manual tester uses it. */
export const notificationCentreWords: WordsFor<NotificationCentreMachine> = {
  holds: {},
  starts: 'Sign in',
  events: {
    TOLD: ({ told }) => `Let the portal tell “${told.content}”`,
    KEPT_ELSEWHERE: 'Read all in another tab',
    OPEN: 'Press the bell',
    CLOSE: 'Press the Escape key',
    SHOW: ({ view }) => `Choose “${view === 'action' ? 'Needs action' : 'All'}”`,
    SHOW_OLDER: 'Press “Older”',
    MARK_READ: ({ id }) => `Move to ${id} with the arrow keys and press e`,
    MARK_ALL_READ: 'Press “Mark all read”',
  },
  answers: {
    findNews: {
      done: ({ entries }) => `Let the chargers and requests be answered: ${entries.length} need action`,
      failed: (reason) => fails('the chargers', reason),
    },
  },
  delays: {
    READ_DELAY: `Leave the list open for ${seconds(CENTRE_READ_DELAY_MS)}`,
    NEWS_TIMEOUT: silent('the chargers', CENTRE_NEWS_TIMEOUT_MS),
  },
  states: {
    'panel.closed': bell,
    'panel.open.fresh': list,
    'panel.open.seen': list,
    'news.idle': 'nothing is asked for',
    'news.finding': 'the chargers are asked for',
  },
}
