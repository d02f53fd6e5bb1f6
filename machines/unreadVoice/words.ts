import type { Facts } from '../paths/json.ts'
import type { WordsFor } from '../paths/wordsFor.ts'
import { seconds } from '../words.ts'
import { UNREAD_SAID_EVERY_MS, type UnreadVoiceMachine } from './machine.ts'

const heard = ({ said }: Facts): string => `“${String(said)} unread notifications” is heard once`

/** The words heard beside the bell. */
export const unreadVoiceWords: WordsFor<UnreadVoiceMachine> = {
  holds: {},
  starts: ({ unread }) => `Sign in with ${unread} unread notifications, with a screen reader`,
  events: { COUNT: ({ unread }) => `Let ${unread} notifications be unread` },
  answers: {},
  delays: { SAID_EVERY: `Wait ${seconds(UNREAD_SAID_EVERY_MS)}` },
  states: {
    silent: 'nothing is heard',
    'spoken.upToDate': heard,
    'spoken.behind': heard,
  },
}
