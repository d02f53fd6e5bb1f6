import { type Facts, untold, type WordsFor } from '@portal/paths'
import { NOTIFICATION_TIMEOUT_MS } from '@portal/schemas'
import { also, seconds } from '../words.ts'
import type { NotificationMachine } from './machine.ts'

/** Longer than any notification stays by itself. */
const LONG_MS = 8_000

/** What the showcase tells: one that passes, or one that stays. */
const PASSING = { button: 'Notify: saved', text: 'Saved' }
const STAYING = { button: 'Notify: error', text: 'The address needs to be complete !' }
const toldBy = ({ timeout }: { readonly timeout?: unknown }) =>
  timeout === NOTIFICATION_TIMEOUT_MS ? PASSING : STAYING

const onScreen = (expected: Facts): string => `the text ‘${toldBy(expected).text}’`
const lasting = (what: string): string => also(what, `the same after ${seconds(LONG_MS)} more`)

/** One notification as a manual tester sees it. */
export const notificationWords: WordsFor<NotificationMachine> = {
  holds: {},
  starts: (input) => `Sign in as driver and open /ui-elements; press ‘${toldBy(input).button}’`,
  events: {
    PAUSE: (_, before) =>
      `Put the focus on “Close” of the notification ‘${toldBy(before).text}’ (with the Tab key)`,
    RESUME: 'Take the focus away from it (with the Tab key)',
    FOLD: (_, before) =>
      `Press ‘Notify: several lines’ until the text ‘${toldBy(before).text}’ is not on screen`,
    UNFOLD: 'Press “Close” of notification 1 (as a screen reader does, without pointing at it)',
    REPEAT: (event) => `Press ‘${toldBy(event).button}’`,
    CLOSE: (_, before) =>
      `Press “Close” of the notification ‘${toldBy(before).text}’ (as a screen reader does, without pointing at it)`,
  },
  answers: {},
  delays: {
    LIFETIME: `Wait ${seconds(NOTIFICATION_TIMEOUT_MS)}`,
    LEAVING: 'Wait 0.2 seconds',
  },
  states: {
    arriving: untold('It is over before anything is drawn'),
    showing: onScreen,
    paused: (expected) => lasting(onScreen(expected)),
    folded: (expected) => lasting(`no text ‘${toldBy(expected).text}’`),
    staying: (expected) => lasting(onScreen(expected)),
    closing: '',
    gone: (expected) => `no text ‘${toldBy(expected).text}’`,
  },
}
