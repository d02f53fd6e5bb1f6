import { NOTIFICATION_TIMEOUT_MS } from '@portal/schemas'
import { untold, type WordsFor } from '../paths/wordsFor.ts'
import { seconds } from '../words.ts'
import type { NotificationMachine } from './machine.ts'

/** One notification as a manual tester sees it. */
export const notificationWords: WordsFor<NotificationMachine> = {
  holds: [],
  starts: ({ timeout }) =>
    timeout === NOTIFICATION_TIMEOUT_MS
      ? 'Open /ui-elements, signed in as driver, and press ‘Notify: saved’'
      : 'Open /ui-elements, signed in as driver, and press ‘Notify: error’',
  events: {
    PAUSE: 'Put the focus on “Close” of the notification, with the Tab key',
    RESUME: 'Move the focus elsewhere with the Tab key',
    FOLD: 'Press ‘Notify: several lines’ until the notification is not on screen any more',
    UNFOLD: 'Close one of the newer notifications',
    REPEAT: ({ timeout }) =>
      `Press ‘${timeout === NOTIFICATION_TIMEOUT_MS ? 'Notify: saved' : 'Notify: error'}’ once more`,
    CLOSE: 'Press “Close” of the notification',
  },
  answers: {},
  delays: {
    LIFETIME: `Wait ${seconds(NOTIFICATION_TIMEOUT_MS)} since it was told last, or since it was left`,
    LEAVING: 'Wait a moment',
  },
  states: {
    arriving: untold('It is over before anything is drawn'),
    showing: 'the notification on screen, with how often it was told if more than once',
    paused: 'the notification on screen, for as long as the focus is in it',
    folded: 'newer notifications on screen, and under them a line that says how many more there are',
    staying: 'the notification on screen, until it is closed',
    closing: 'the notification on its way out: nothing of it can be pressed',
    gone: 'the notification is not there any more',
  },
}
