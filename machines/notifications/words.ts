import { type Facts, untold, type WordsFor } from '@portal/paths'
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

const CALL = 'the call'
const ASK = 'press ‘Ask the API’'

/** An operation ends: the showcase asks the API for real, the others are the machine's. */
const ends = ({ operation, failure, success, kind }: Outcome): string => {
  if (operation === 'listRelationContacts')
    return failure
      ? `Have the mock answer ${CALL} once with the code ${failure.code}; ${ASK}`
      : ASK.replace('press', 'Press')
  const what = `Let the operation ‘${operation}’ (a ${kind})`
  if (failure) return `${what} end with the code ${failure.code}`
  const told = [success?.code, success?.message].filter(Boolean).join(', ')
  return `${what} work${told ? `, with ‘${told}’` : ''}`
}

interface Card {
  readonly id?: string
  readonly code?: string
  readonly count?: number
}

/** A notification in the stack: by its code, or by the id that tells it apart. */
const cardOf = (card: Card | string): string => {
  if (typeof card === 'string') return `‘${card}’`
  return (card.count ?? 1) > 1 ? `${card.code} ${card.count} times` : String(card.code)
}

const stack = ({ onScreen, older, isExpanded }: Facts): string => {
  const cards = onScreen as readonly (Card | string)[]
  if (cards.length === 0) return 'no notification'
  return also(
    `from top to bottom the notifications ${cards.map(cardOf).join(', ')}`,
    cards.length > 1 && '“Close all”',
    older !== 0 && isExpanded === false && `“${String(older)} more”`,
    isExpanded === true && '“Show latest only”',
  )
}

/** Which one is closed: by its place on screen, or by its id where no screen is. */
const placeOf = (id: string, { onScreen }: Facts): string => {
  const place = (onScreen as readonly Card[] | undefined)?.findIndex((card) => card.id === id) ?? -1
  return place < 0 ? `the one of ‘${id}’` : `notification ${place + 1}`
}

/** All notifications together, as a manual tester causes and sees them. */
export const notificationsWords: WordsFor<NotificationsMachine> = {
  holds: { [CALL]: 'listRelationContacts' },
  starts: 'Sign in as driver and open /ui-elements',
  events: {
    NOTIFY: ({ request }) => tell(request),
    OUTCOME: ({ outcome }) => ends(outcome),
    GONE: ({ id }, before) => `Press “Close” of ${placeOf(id, before)}`,
    EXPAND: (_, { older }) => `Press “${String(older)} more”`,
    FOLD: 'Press “Show latest only”',
    CLOSE_ALL: 'Press “Close all”',
    RESET: 'Choose another relation',
  },
  answers: { notification: untold('It never answers: it tells that it is over') },
  delays: {},
  states: { quiet: stack, told: stack, 'crowded.folded': stack, 'crowded.expanded': stack },
}
