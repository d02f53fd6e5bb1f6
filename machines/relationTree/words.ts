import type { Facts, WordsFor } from '@portal/paths'
import { also, answered, fails, seconds, silent, typed } from '../words.ts'
import { type RelationTreeMachine, TREE_SEARCH_DELAY_MS, TREE_TIMEOUT_MS } from './machine.ts'

const TREE = 'the tree'
const FIELD = 'Search organisations'
/** The roots of the paths, each with its branch: that of the mock's group, and that of the machine's own paths. */
const BRANCHES: Readonly<Record<string, string>> = { 'the group': 'Meridiaan Vlaanderen', R1: 'R2' }
const ORDERS = { up: '“Name, A to Z”', down: '“Name, Z to A”' } as const

const listed = (list: unknown): readonly string[] => String(list).split(',').filter(Boolean)
const orderOf = ({ isDescending }: Facts): string => ORDERS[isDescending === true ? 'down' : 'up']

/** The tree as far as it was read, and the ways to read again what failed. */
const tree = (expected: Facts): string => {
  const { viewState, isFound, open, failures, search } = expected
  const root = Object.keys(BRANCHES).find((one) => listed(open).includes(one)) ?? ''
  const branch = BRANCHES[root] ?? ''
  const isTree = viewState === 'shown' && isFound === false
  const isOpen = listed(open).includes(branch)
  const ways = [
    listed(failures).includes(root) && (isTree || viewState === 'failed'),
    listed(failures).includes(branch) && isTree && isOpen,
    search === 'failed',
  ].filter(Boolean).length
  return also(
    orderOf(expected),
    `${viewState === 'failed' ? '' : 'no '}“We couldn’t load the organisations”`,
    isTree ? `‘${branch}’ is ${isOpen ? 'open' : 'closed'} in the tree` : `no ‘${branch}’ in the tree`,
    ways === 0 ? 'no “Try again”' : `${ways} times “Try again”`,
  )
}

const searched = ({ search }: Facts): string =>
  also(
    `${search === 'searching' ? '' : 'no '}“Searching…”`,
    `${search === 'failed' ? '' : 'no '}“We couldn’t search the organisations”`,
  )

/** Of several the one of the root is above those of its branches. */
const retried = (id: string): string =>
  id in BRANCHES ? `Press the first “Try again” (of ${id})` : `Press “Try again” (of ${id}, the last one)`

/** A tree of relations as a manual tester opens it. */
export const relationTreeWords: WordsFor<RelationTreeMachine> = {
  holds: { [TREE]: 'getRelationTree' },
  starts: `Hold ${TREE}; sign in as entity and open /my/organisation/relations`,
  events: {
    OPEN: ({ id }) => `Open ‘${id}’ in the tree`,
    CLOSE: ({ id }) => `Close ‘${id}’ in the tree`,
    RETRY: ({ id }) => retried(id),
    SORT: (_, before) => `Press ${orderOf(before)}`,
    RELOAD: 'Save a sub-organisation in another part of the portal',
    FIND: ({ text }) => typed(FIELD, text),
    RETRY_SEARCH: 'Press the first “Try again” (below the search)',
  },
  answers: {
    readBranch: {
      done: (branches) => `${answered(TREE)} (what is below ${Object.keys(branches).join()})`,
      failed: (reason) => `${fails(TREE, reason)} (a branch)`,
    },
    findRelations: {
      done: `${answered(TREE)} (the search)`,
      failed: (reason) => `${fails(TREE, reason)} (the search)`,
    },
  },
  delays: {
    TREE_TIMEOUT: (state) =>
      `${silent(TREE, TREE_TIMEOUT_MS)} (${state.startsWith('search') ? 'the search' : 'a branch'})`,
    TREE_SEARCH_DELAY: `Wait ${seconds(TREE_SEARCH_DELAY_MS)}`,
  },
  states: {
    'branches.idle': tree,
    'branches.reading': (expected) => also(tree(expected), `${TREE} waits`),
    'search.off': (expected) => also(searched(expected), `“${FIELD}” is empty`),
    'search.typing': (expected) => also(searched(expected), 'nothing waits'),
    'search.finding': (expected) => also(searched(expected), `${TREE} waits`),
    'search.found': (expected) =>
      also(
        searched(expected),
        `“${String(expected['count'] ?? expected['found'])} ${(expected['count'] ?? expected['found']) === 1 ? 'organisation' : 'organisations'} found”`,
        'the text ‘Méridien Luxembourg’',
      ),
    'search.failed': searched,
  },
}
