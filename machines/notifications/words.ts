import type { Facts } from '../paths/json.ts'
import { untold, type WordsFor } from '../paths/wordsFor.ts'
import { also } from '../words.ts'
import type { NotificationRequest, NotificationsMachine, Outcome } from './machine.ts'

/** The button of the showcase that tells a code. */
const BUTTONS: Readonly<Record<string, string>> = {
  INVADDRESS: 'Notify: error',
  SUPERROR: 'Notify: critical',
  TOOMANYREQUESTS: 'Notify: warning',
}

const tell = ({ code, key, content }: NotificationRequest): string => {
  const button = BUTTONS[String(code)]
  return button === undefined ? `Tell ‘${content ?? key}’` : `Press ‘${button}’`
}

/** An operation ends: the showcase asks the API for real, the others are the chart's. */
const ends = ({ operation, failure, success, kind, shownBy }: Outcome): string => {
  const what = operation === 'listRelationContacts' ? 'the call' : `the operation ‘${operation}’`
  const seen = shownBy === 'screen' ? ', which its screen tells itself' : ''
  const done = operation === 'listRelationContacts' ? 'Press ‘Ask the API’ and let' : 'Let'
  if (failure) return `${done} ${what} (a ${kind}) end with the code ${failure.code}${seen}`
  const told = [success?.code, success?.message].filter(Boolean).join(', ')
  return `${done} ${what} (a ${kind}) work${told ? `, with ‘${told}’` : ''}${seen}`
}

interface Card {
  readonly code?: string
  readonly count?: number
}

/** A notification in the stack: by its code, or by the id that tells it apart. */
const cardOf = (card: Card | string): string => {
  if (typeof card === 'string') return `‘${card}’`
  const times = (card.count ?? 1) > 1 ? ` (${card.count} times)` : ''
  return `the one with code ${card.code}${times}`
}

const stack = ({ onScreen, older, isExpanded }: Facts): string => {
  const cards = onScreen as readonly (Card | string)[]
  if (cards.length === 0) return 'no notification'
  return also(
    `from top to bottom: ${cards.map(cardOf).join(', ')}`,
    cards.length > 1 && '“Close all”',
    older !== 0 && isExpanded === false && `“${String(older)} more”`,
    isExpanded === true && '“Show latest only”',
  )
}

/** Which one is gone, by its id. */
const goneOf = (id: string): string => {
  const [, nth] = /^told (\d+)$/.exec(id) ?? []
  if (nth !== undefined)
    return nth === '0' ? 'the older one of those without a name' : 'the newer one of those without a name'
  return `the one of ‘${id}’`
}

/** All notifications together, as a manual tester causes and sees them. */
export const notificationsWords: WordsFor<NotificationsMachine> = {
  holds: [],
  starts: 'Sign in as driver, and open the showcase by “UI elements” in the account menu',
  events: {
    NOTIFY: ({ request }) => tell(request),
    OUTCOME: ({ outcome }) => ends(outcome),
    GONE: ({ id }) => `Press “Close” of ${goneOf(id)}`,
    EXPAND: 'Press the line that says how many more there are',
    FOLD: 'Press “Show latest only”',
    CLOSE_ALL: 'Press “Close all”',
  },
  answers: { notification: untold('It never answers: it tells that it is over') },
  delays: {},
  states: { quiet: stack, told: stack, 'crowded.folded': stack, 'crowded.expanded': stack },
}
