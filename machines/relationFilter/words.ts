import { type Facts, untold, type WordsFor } from '@portal/paths'
import { also, answered, fails, silent, typed } from '../words.ts'
import { RELATION_LIST_TIMEOUT_MS, type RelationFilterMachine, type RelationPage } from './machine.ts'

/** The relations of the paths by id: those of the mock, and those of the machine's own paths. */
const NAMES: Readonly<Record<string, string>> = {
  R00003: 'Noordzee Logistics',
  R00006: 'Meridiaan Vlaanderen',
  R00007: 'Méridien Wallonie',
  R1: 'Group',
  R2: 'Coast',
}
const INFO = 'the user info'
const LIST = 'the list of relations'
/** Where a choice of this visit is kept, by person. */
const KEPT: Readonly<Record<string, string>> = { entity: 'charge-portal:relation:RC00004' }
const OPENER = 'button that begins with “Organisation: ”'

/** Those that the person of the page's paths may choose. */
const LISTED: readonly string[] = ['R00006', 'R00007']
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
    ? '“Organisation: All organisations”; no “Show all organisations”'
    : `“Organisation: ${nameOf(chosen)}”; “Show all organisations”`

const open = (expected: Facts): string => {
  const { list, offered, text } = expected
  const names = (offered as readonly string[]).map(nameOf).join(', ')
  if (list !== 'known') return bar(expected)
  const missing = LISTED.filter((id) => !(offered as readonly string[]).includes(id))
  return also(
    bar(expected),
    names === '' ? '“No organisations found.”' : `in the open list ${names}`,
    missing.length > 0 && `not in the open list ${missing.map(nameOf).join(', ')}`,
    text === '' && names !== '' && '“All organisations”',
  )
}

/** The relation filter as a manual tester uses it. */
export const relationFilterWords: WordsFor<RelationFilterMachine> = {
  holds: { [INFO]: 'getUserInfo', [LIST]: 'listSelectableRelations' },
  starts: `Hold ${INFO}; hold ${LIST}; open /home (which leads to the sign-in page)`,
  events: {
    IDENTIFY: ({ person }) => {
      if (person === undefined) return 'Choose “Log Out” in the account menu'
      const { remembered } = person
      return also(
        `Sign in as ${person.id} at the sign-in page`,
        remembered !== undefined &&
          `set ${KEPT[person.id] ?? 'the choice'} in the session storage to ${JSON.stringify(remembered)}`,
        `let ${INFO} be answered`,
      )
    },
    PLACE: ({ page }) =>
      page === undefined
        ? 'Go back in the browser (to the home page)'
        : page === 'chargepoints'
          ? 'Go to /my/chargepoints by a link'
          : `Go to ${PAGES[page]} by a link`,
    OPEN: `Press the ${OPENER}`,
    CLOSE: 'Press the key Escape',
    FILTER: ({ text }) => typed('Search organisations', text),
    CHOOSE: ({ id }) => `Choose ‘${nameOf(id)}’ in the open list`,
    CLEAR: (_, { viewState }) =>
      viewState === 'open' ? 'Choose “All organisations” in the open list' : 'Press “Show all organisations”',
    RETRY: 'Press “Try again”',
  },
  answers: {
    listRelations: {
      done: (relations) =>
        `${answered(LIST)} (${relations.map(({ Description }) => Description).join(', ')})`,
      failed: (reason) => fails(LIST, reason),
    },
  },
  delays: { LIST_TIMEOUT: silent(LIST, RELATION_LIST_TIMEOUT_MS) },
  states: {
    hidden: `no ${OPENER}; nothing waits`,
    'offered.list.judging': untold('It is over before anything is drawn'),
    'offered.list.loading': ({ viewState }) => also(viewState === 'open' && '“Loading”', `${LIST} waits`),
    'offered.list.known': '',
    'offered.list.failed': ({ viewState, error }) =>
      viewState === 'open'
        ? `“We couldn’t load the organisations”; what the code ${String(error)} means; “Try again”`
        : '',
    'offered.popup.closed': (expected) => also(bar(expected), 'no “Search organisations”'),
    'offered.popup.browsing': open,
    'offered.popup.searching': open,
  },
}
