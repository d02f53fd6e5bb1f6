import type { WordsFor } from '../paths/wordsFor.ts'
import { fails, silent } from '../words.ts'
import { type RelationTreeMachine, TREE_SEARCH_DELAY_MS, TREE_TIMEOUT_MS } from './machine.ts'

/** A tree of relations as a manual tester opens it. */
export const relationTreeWords: WordsFor<RelationTreeMachine> = {
  holds: {},
  starts: 'Open the tree of sub-organisations',
  events: {
    OPEN: ({ id }) => `Open the branch of ${id}`,
    CLOSE: ({ id }) => `Close the branch of ${id}`,
    RETRY: ({ id }) => `Press “Try again” in the branch of ${id}`,
    SORT: 'Turn the order of the names around',
    RELOAD: 'Save a sub-organisation in another part of the portal',
    FIND: ({ text }) => `Type '${text}' into the search`,
    RETRY_SEARCH: 'Press “Try again” below the search',
  },
  answers: {
    readBranch: {
      done: (branches) => `Let the branch of ${Object.keys(branches).join()} be answered`,
      failed: (reason) => fails('the branch', reason),
    },
    findRelations: {
      done: 'Let the search be answered',
      failed: (reason) => fails('the search', reason),
    },
  },
  delays: {
    TREE_TIMEOUT: silent('the branch or the search', TREE_TIMEOUT_MS),
    TREE_SEARCH_DELAY: `Wait ${TREE_SEARCH_DELAY_MS} ms`,
  },
  states: {
    'branches.idle': 'each open branch, or why it could not be read',
    'branches.reading': 'that a branch is awaited',
    'search.off': 'the tree as it was opened',
    'search.typing': 'what was typed',
    'search.finding': 'that it is looked for',
    'search.found': 'what matches, with the way to it',
    'search.failed': 'why the search failed, and “Try again”',
  },
}
