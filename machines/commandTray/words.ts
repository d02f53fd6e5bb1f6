import { type Facts, untold, type WordsFor } from '@portal/paths'
import { also } from '../words.ts'
import { type CommandTrayMachine, FIND_DELAY_MS } from './machine.ts'

const receipts = ({ records }: Facts): string =>
  `the receipts ${Object.entries(records as Readonly<Record<string, string>>)
    .map(([id, phase]) => `‘${id}’ (${phase})`)
    .join(', ')}`

const asked = ({ question, card, sought }: Facts): string =>
  also(
    `the question about ${String(question)}`,
    card !== null && `the card ${String(card)} chosen`,
    sought !== '' && `the cards with ‘${String(sought)}’`,
  )

/** The keeper of all commands as a tester meets it. */
export const commandTrayWords: WordsFor<CommandTrayMachine> = {
  holds: {},
  onlyOnChart:
    'The commands that it keeps answer when chargers do, not when a step of a path says so: e2e/journeys/commands.spec.ts plays it in the browser.',
  starts: 'Sign in and open a charger',
  events: {
    IDENTIFY: ({ person, kept }) =>
      person === undefined ? 'Sign out' : `Sign in as ${person}, with ${kept.length} receipts kept`,
    ASK: ({ request }) => `Press the button for ${request.kind} at ${request.charger}`,
    FIND: ({ text }) => `Type ‘${text}’ into the search for a card`,
    CHOOSE: ({ card }) => `Choose the card ${card.number}`,
    CONFIRM: ({ id }) => `Press the button that confirms (command ‘${id}’)`,
    CANCEL: 'Press “Cancel”',
    REPEAT: ({ id }) => `Press “Try again” at ‘${id}’`,
    TOLD: ({ record }) => `Let the command ‘${record.command.id}’ become ${record.phase}`,
    CLEAR: 'Press “Clear”',
    OPEN: 'Press the button of the commands in the top bar',
    CLOSE: 'Press Escape',
  },
  answers: { remoteCommand: untold('It never answers: it tells how far it has come') },
  delays: { FIND_DELAY: `Wait for ${FIND_DELAY_MS} ms` },
  states: {
    'tray.empty': 'no button for commands in the top bar',
    'tray.closed': (expected) => `the button in the top bar; behind it ${receipts(expected)}`,
    'tray.open': (expected) => `the list: ${receipts(expected)}`,
    'question.none': '',
    'question.asking.settled': asked,
    'question.asking.typing': asked,
  },
}
