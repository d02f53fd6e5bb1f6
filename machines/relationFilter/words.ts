import type { Facts } from '../paths/json.ts'
import { untold, type WordsFor } from '../paths/wordsFor.ts'
import { also, fails, silent } from '../words.ts'
import { RELATION_LIST_TIMEOUT_MS, type RelationFilterMachine, type RelationPage } from './machine.ts'

/** The relations of the paths by id: those of the mock, and those of the chart's own paths. */
const NAMES: Readonly<Record<string, string>> = {
  R00003: 'Noordzee Logistics',
  R00006: 'Meridiaan Vlaanderen',
  R00007: 'Méridien Wallonie',
  R1: 'Group',
  R2: 'Coast',
}
const nameOf = (id: unknown): string => NAMES[String(id)] ?? String(id)

const PAGES: Readonly<Record<RelationPage, string>> = {
  chargepoints: 'the chargers',
  sessions: 'the sessions',
  tokens: 'the cards',
  requests: 'the requests',
}

/** What the bar says, and what the list below it offers. */
const bar = ({ chosen }: Facts): string =>
  chosen === null
    ? 'in the top bar “Organisation: All organisations”'
    : `in the top bar “Organisation: ${nameOf(chosen)}” and “Show all organisations”`

const open = (expected: Facts): string => {
  const { list, offered, text } = expected
  const names = (offered as readonly string[]).map(nameOf).join(', ')
  if (list !== 'known') return bar(expected)
  return also(
    bar(expected),
    names === '' ? '“No organisations found.”' : `in the open list ${names}`,
    text === '' && '“All organisations” above them',
  )
}

/** The relation filter as a manual tester uses it. */
export const relationFilterWords: WordsFor<RelationFilterMachine> = {
  holds: ['getUserInfo', 'listSelectableRelations'],
  starts: 'Open /home in a new tab and stay at the sign-in page',
  events: {
    IDENTIFY: ({ person }) => {
      if (person === undefined) return 'Choose “Log Out” in the account menu'
      const kept = person.remembered
        ? `, who chose ${person.remembered.Description} earlier in this visit`
        : ''
      return `Sign in as ${person.id}${kept}, and let the user info be answered`
    },
    PLACE: ({ page }) =>
      page === undefined ? "Go home by the browser's Back button" : `Go to ${PAGES[page]} by a link`,
    OPEN: 'Press the relation filter in the top bar',
    CLOSE: 'Press Escape',
    FILTER: ({ text }) =>
      text.trim() === '' ? 'Empty “Search organisations”' : `Type ${text} into “Search organisations”`,
    CHOOSE: ({ id }) => `Choose ${nameOf(id)} in the list`,
    CLEAR: 'Choose “All organisations” in the open list; where it is closed, press “Show all organisations”',
    RETRY: 'Press “Try again”',
  },
  answers: {
    listRelations: {
      done: (relations) =>
        `Let the list of relations be answered: ${relations.map(({ Description }) => Description).join(', ')}`,
      failed: (reason) => fails('the list of relations', reason),
    },
  },
  delays: { LIST_TIMEOUT: silent('the list of relations', RELATION_LIST_TIMEOUT_MS) },
  states: {
    hidden: 'no relation filter in the top bar',
    'offered.list.judging': untold('It is over before anything is drawn'),
    'offered.list.loading': ({ face }) =>
      face === 'open' ? 'in the open list “Loading”' : 'one request for the list of relations waits',
    'offered.list.known': '',
    'offered.list.failed': ({ face, error }) =>
      face === 'open'
        ? `in the open list “We couldn’t load the organisations”, what the code ${String(error)} means, and “Try again”`
        : '',
    'offered.popup.closed': (expected) => also(bar(expected), 'no open list'),
    'offered.popup.browsing': open,
    'offered.popup.searching': open,
  },
}
