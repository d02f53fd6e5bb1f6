import type { Facts } from '../paths/json.ts'
import type { WordsFor } from '../paths/wordsFor.ts'
import { also } from '../words.ts'
import type { SavedViewsMachine } from './machine.ts'

const UNKEPT = '“Your browser doesn’t save your views. They last until you close the page.”'
/** The list of relations of the operator of the mock. */
const KEY = 'charge-portal:views:RC00005:/network/relations'

const namesIn = (views: unknown): readonly string[] => String(views ?? '').split(', ')

/** The view that the list opens with, or the first one. */
const chosen = ({ views, first }: Facts): string =>
  namesIn(views).find((one) => one === first) ?? namesIn(views)[0] ?? ''

const listing = ({ views, first, changed }: Facts): string =>
  also(
    views === '' ? '“No saved views yet”' : `“Saved views” lists ${String(views)}`,
    ...(views === ''
      ? []
      : namesIn(views).map((name) => `“Default: ${name}” is ${name === first ? '' : 'not '}pressed`)),
    changed !== '' && `“Save over ${String(changed)}”`,
    'no “Save”',
  )

/** What can be wrong with a name. */
const PROBLEMS: Readonly<Record<string, string>> = {
  empty: '“Enter a name.”',
  tooLong: '“Use at most 40 characters.”',
  taken: '“Another view has this name.”',
}

const naming = ({ name, subject, problem }: Facts): string =>
  also(
    subject === '' ? '“Save this view”' : `“Rename ${String(subject)}”`,
    name === '' ? '“Name” is empty' : `“Name” contains ‘${String(name)}’`,
    ...Object.entries(PROBLEMS).map(([one, says]) => (one === problem ? says : `no ${says}`)),
  )

/** The saved views of a list as a manual tester keeps them. */
export const savedViewsWords: WordsFor<SavedViewsMachine> = {
  holds: {},
  starts: ({ saved: { views, first }, shown, present }) =>
    also(
      views.length > 0 &&
        `Open /silent-renew-oidc.html (an empty page); set ${KEY} in the local storage to ${JSON.stringify({ v: 1, views: views.map(({ name, query }) => ({ name, query })), first })}`,
      `${views.length > 0 ? 's' : 'S'}ign in as operator and open /network/relations${present === undefined ? '' : `?${shown.query}&view=${present}`}; press “Views”`,
    ),
  events: {
    NEW: 'Press “Save this view”',
    RENAME: ({ name }) => `Press “Rename ${name}”`,
    TYPE: ({ name }) => `Type ‘${name}’ into “Name”`,
    SAVE: 'Press “Save”',
    REPLACE: (_, { changed }) => `Press “Save over ${String(changed)}”`,
    MOVE: ({ name, by }) => `Press “Move ${name} ${by === 1 ? 'down' : 'up'}”`,
    DELETE: ({ name }) => `Press “Delete ${name}”`,
    CONFIRM: 'Press “Delete view”',
    TOGGLE_FIRST: ({ name }) => `Press “Default: ${name}”`,
    BACK: 'Press “Back”',
    // Two changes that leave all as it was.
    NOT_KEPT: (_, before) =>
      `Let the browser refuse to write to the local storage; press “Default: ${chosen(before)}”; press “Default: ${chosen(before)}”; let the browser write to the local storage again`,
    CLOSE: 'Press “Done”',
  },
  answers: {},
  delays: {},
  states: {
    'listing.kept': (expected) => also(listing(expected), `no ${UNKEPT}`),
    'listing.unkept': (expected) => also(listing(expected), UNKEPT),
    'naming.typing': naming,
    'naming.empty': naming,
    'naming.tooLong': naming,
    'naming.taken': naming,
    deleting: ({ subject }) => `“Delete ${String(subject)}?”; “Delete view”; “Back”`,
    closed: ({ views }) =>
      also(views !== '' && `“Saved views” lists ${String(views)}`, 'no “Save this view”', '“Views”'),
  },
}
