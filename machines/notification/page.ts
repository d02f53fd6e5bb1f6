import { type Facts, never } from '@portal/paths'
import { NOTIFICATION_TIMEOUT_MS } from '@portal/schemas'
import { definePage, own, see, user } from '../steps/index.ts'
import { notificationModel } from './model.ts'

/** Longer than the timeout of any notification. */
const LONG_MS = 8_000

/** Notifications of the showcase, one with a timeout and one without. */
const PASSING = { button: own('Notify: saved'), text: own('Saved') }
const STAYING = { button: own('Notify: error'), text: 'error.INVADDRESS' }
const cardFor = ({ timeout }: { readonly timeout?: unknown }) =>
  timeout === NOTIFICATION_TIMEOUT_MS ? PASSING : STAYING

const onScreen = (expected: Facts) => {
  const { text } = cardFor(expected)
  return [see.text(text), see.notificationOpen(text)]
}
const lasting = (expected: Facts) => [onScreen(expected), see.lasting(LONG_MS)]

/** One notification of the showcase. Its button always sends the same timeout, so a repeat has that timeout too. */
export const notificationPage = definePage(
  notificationModel,
  {
    allows: (snapshot, event) =>
      event.type !== 'REPEAT' ||
      (event['timeout'] === snapshot.context.timeout && !snapshot.matches('folded')),
    unreachable: {
      'folded: REPEAT': 'A repeated notification becomes the newest and unfolds in the same step',
    },
  },
  {
    starts: (input) => [user.openAs('driver', '/ui-elements'), user.press(cardFor(input).button)],
    events: {
      PAUSE: (_, before) => user.focusNotificationOf(cardFor(before).text),
      RESUME: user.dropFocus(),
      FOLD: (_, before) => user.pressUntilGone(own('Notify: several lines'), cardFor(before).text),
      UNFOLD: user.closeNotification(1),
      REPEAT: (event) => user.press(cardFor(event).button),
      CLOSE: (_, before) => user.closeNotificationOf(cardFor(before).text),
    },
    answers: {},
    delays: {
      LIFETIME: user.wait(NOTIFICATION_TIMEOUT_MS),
      // A round number that exceeds the duration of the exit.
      LEAVING: user.wait(200),
    },
    states: {
      arriving: never('Transient: never rendered'),
      showing: onScreen,
      paused: lasting,
      folded: (expected) => [see.noText(cardFor(expected).text), see.lasting(LONG_MS)],
      staying: lasting,
      closing: (expected) => see.notificationLeaving(cardFor(expected).text),
      gone: (expected) => see.noText(cardFor(expected).text),
    },
  },
)
