import type { Facts } from '../paths/json.ts'
import type { WordsFor } from '../paths/wordsFor.ts'
import { also, seconds } from '../words.ts'
import { UNREAD_SAID_EVERY_MS, type UnreadVoiceMachine } from './machine.ts'

/** The driver of the mock, and when it is there. */
const KEY = 'charge-portal:told:RC00001'
const NOW = '2026-05-20T09:40:00Z'

/** Two notifications of a moment ago; this many are unread. */
const kept = (unread: number): string =>
  JSON.stringify({
    v: 1,
    entries: [0, 1].map((index) => ({
      id: `kept ${index}`,
      at: Date.parse(NOW) - index,
      count: 1,
      isRead: index >= unread,
      colour: 'info',
      content: `Kept ${index}`,
    })),
  })

const sentence = (count: number): string =>
  `“${count} unread ${count === 1 ? 'notification' : 'notifications'}”`

const heard = ({ said, unread }: Facts): string =>
  also(
    ...[0, 1, 2].map((count) => `${sentence(count)} is ${count === said ? '' : 'not '}heard`),
    `a button ‘Notifications${unread === 0 ? '' : ` (${String(unread)})`}’`,
  )

/** The words heard beside the bell. */
export const unreadVoiceWords: WordsFor<UnreadVoiceMachine> = {
  holds: {},
  starts: ({ unread }) =>
    `Stop the clock of the mock at ${NOW}; open /silent-renew-oidc.html (an empty page); set ${KEY} in the local storage to ${kept(unread)}; sign in as driver and open /ui-elements`,
  events: { COUNT: ({ unread }) => `Set ${KEY} in the local storage of another tab to ${kept(unread)}` },
  answers: {},
  delays: { SAID_EVERY: `Wait ${seconds(UNREAD_SAID_EVERY_MS)}` },
  states: { silent: heard, 'spoken.upToDate': heard, 'spoken.behind': heard },
}
