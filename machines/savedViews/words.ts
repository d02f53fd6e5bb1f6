import type { WordsFor } from '../paths/wordsFor.ts'
import { also } from '../words.ts'
import type { SavedViewsMachine } from './machine.ts'

const seen = (name: unknown): string => `“Name” with ${name === '' ? 'nothing in it' : String(name)}`

/** The saved views of a list as a manual tester keeps them. */
export const savedViewsWords: WordsFor<SavedViewsMachine> = {
  holds: {},
  starts: ({ saved }) =>
    `Sign in as operator, open /network/chargepoints with ${
      saved.views.length > 0
        ? `the saved views ${saved.views.map(({ name }) => name).join(', ')}`
        : 'no saved view'
    } and press “Views”`,
  events: {
    NEW: 'Press “Save this view”',
    RENAME: ({ name }) => `Press “Rename ${name}”`,
    TYPE: ({ name }) =>
      name.trim() === ''
        ? 'Empty the field “Name”'
        : `Type ‘${name.length > 40 ? 'a name of 41 letters' : name}’ into “Name”`,
    SAVE: 'Press “Save”',
    DELETE: ({ name }) => `Press “Delete ${name}”`,
    CONFIRM: 'Press “Delete view”',
    TOGGLE_FIRST: ({ name }) => `Press “Default: ${name}”`,
    BACK: 'Press “Back”',
    NOT_KEPT: 'Let the browser refuse to keep it',
    CLOSE: 'Press “Done”, or Escape',
  },
  answers: {},
  delays: {},
  states: {
    'listing.kept': ({ views, first }) =>
      also(
        views === '' ? 'that nothing is saved yet' : `the views ${String(views)}`,
        first !== '' && `the list opens with ${String(first)}`,
      ),
    'listing.unkept': 'that the last change is lost when the page is closed',
    'naming.typing': ({ name }) => seen(name),
    'naming.empty': '“Name” says “Enter a name.”',
    'naming.tooLong': '“Name” says “Use at most 40 characters.”',
    'naming.taken': '“Name” says “Another view has this name.”',
    deleting: ({ subject }) => `the question whether to delete ${String(subject)}`,
    closed: 'the list with its saved views above',
  },
}
