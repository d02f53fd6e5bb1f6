import { done, type Facts, failed, never } from '@portal/paths'
import type { RelationEntry } from '@portal/schemas'
import { definePage, fail, mock, own, see, text, user } from '../steps/index.ts'
import {
  type RelationTreeMachine,
  selectFoundCount,
  selectTreeSearch,
  selectTreeViewState,
  TREE_SEARCH_DELAY_MS,
  TREE_TIMEOUT_MS,
} from './machine.ts'
import { relationTreeModel } from './model.ts'

const TREE = 'getRelationTree'
const ROOT = 'the group'
/** A sub-organisation with children. */
const BRANCH = 'Meridiaan Vlaanderen'
/** A sub-organisation that the search finds. */
const LEAF = 'Méridien Luxembourg'
const relation = (name: string): RelationEntry => ({ Id: name, Description: name, IsCompany: 1 })

const WRITTEN = 'Requires a write on another screen; covered by organisationActs.spec.ts'

const isIn = (list: unknown, one: string): boolean => String(list).split(',').includes(one)
const orderOf = ({ isDescending }: Facts) => (isDescending === true ? 'tree.descending' : 'tree.ascending')

/** Expects the tree, with a retry button for each visible failure, including that of a search. */
const tree = (expected: Facts) => {
  const { viewState, isFound, open, failures, search } = expected
  const hasFailed = viewState === 'failed'
  const isTree = viewState === 'loaded' && isFound === false
  const isOpen = isIn(open, BRANCH)
  const retries = [
    isIn(failures, ROOT) && (isTree || hasFailed),
    isIn(failures, BRANCH) && isTree && isOpen,
    search === 'failed',
  ].filter(Boolean).length
  return [
    see.text(orderOf(expected)),
    hasFailed ? see.text('tree.failed') : see.noText('tree.failed'),
    !isTree && see.noBranch(BRANCH),
    isTree && (isOpen ? see.openBranch(BRANCH) : see.closedBranch(BRANCH)),
    retries === 0 ? see.noText('faces.retry') : see.times('faces.retry', retries),
  ]
}
const searched = ({ search }: Facts) => [
  search === 'searching' ? see.text('tree.searching') : see.noText('tree.searching'),
  search === 'failed' ? see.text('tree.searchFailed') : see.noText('tree.searchFailed'),
]

/** The tree of a group's administrator, with held requests for branches and searches. */
export const relationTreePage = definePage<RelationTreeMachine>(
  relationTreeModel,
  {
    inputs: [{ root: ROOT }],
    events: [
      { type: 'OPEN', id: BRANCH },
      { type: 'CLOSE', id: BRANCH },
      { type: 'RETRY', id: ROOT },
      { type: 'RETRY', id: BRANCH },
      { type: 'SORT' },
      { type: 'FIND', text: 'luxem' },
      { type: 'FIND', text: '' },
      { type: 'RETRY_SEARCH' },
      done('readBranch', { [ROOT]: [relation(BRANCH), relation(LEAF)] }),
      done('readBranch', { [BRANCH]: [relation('Another')] }),
      failed('readBranch', { code: 'UNEXPECTED' }),
      done('findRelations', { matches: [LEAF], relations: [relation(LEAF)] }),
      failed('findRelations', { code: 'UNEXPECTED' }),
    ],
    facts: (snapshot) => ({
      viewState: selectTreeViewState(snapshot),
      search: selectTreeSearch(snapshot),
      count: selectFoundCount(snapshot),
      isDescending: snapshot.context.isDescending,
    }),
    // Each response belongs to the pending branch. Tree and search share one held call, so paths use one at a time.
    allows: (snapshot, event) => {
      const { branches, open, waiting, failures, found, text: search } = snapshot.context
      const isTreeThere = branches[ROOT] !== undefined && found === undefined && search === ''
      switch (event.type) {
        case 'xstate.done.actor.readBranch':
          return Object.keys(event['output'] as object)[0] === waiting[0]
        case 'OPEN':
          return isTreeThere && !open.includes(event['id'])
        case 'CLOSE':
          return isTreeThere && open.includes(event['id'])
        case 'RETRY':
          return (
            failures[event['id']] !== undefined &&
            open.includes(event['id']) &&
            search === '' &&
            (event['id'] === ROOT || isTreeThere)
          )
        case 'SORT':
          return search === ''
        case 'FIND':
          return (
            snapshot.matches({ branches: 'idle' }) && branches[ROOT] !== undefined && event['text'] !== search
          )
        default:
          return true
      }
    },
    limit: 4_000,
    unreachable: {
      'branches: RELOAD': WRITTEN,
      'branches.reading: RELOAD → branches.idle': WRITTEN,
    },
  },
  {
    starts: [mock.hold(TREE), user.openAs('entity', '/my/organisation/relations')],
    events: {
      OPEN: ({ id }) => user.openBranch(id),
      CLOSE: ({ id }) => user.closeBranch(id),
      // The button of the root is above those of its branches, so it is the first.
      RETRY: ({ id }) => (id === ROOT ? user.pressFirst('faces.retry') : user.press('faces.retry')),
      SORT: (_, before) => user.press(orderOf(before)),
      RELOAD: never(WRITTEN),
      FIND: ({ text: search }) => user.fill('tree.search', search),
      RETRY_SEARCH: user.pressFirst('faces.retry'),
    },
    answers: {
      readBranch: { done: mock.answer(TREE), failed: (reason) => fail(TREE, reason) },
      findRelations: { done: mock.answer(TREE), failed: (reason) => fail(TREE, reason) },
    },
    delays: {
      TREE_TIMEOUT: mock.leaveUnanswered(TREE, TREE_TIMEOUT_MS),
      TREE_SEARCH_DELAY: user.wait(TREE_SEARCH_DELAY_MS),
    },
    states: {
      'branches.idle': tree,
      'branches.reading': (expected) => [tree(expected), see.waiting(TREE)],
      'search.off': (expected) => [searched(expected), see.value('tree.search', '')],
      'search.typing': (expected) => [searched(expected), see.nothingWaiting()],
      'search.finding': (expected) => [searched(expected), see.waiting(TREE)],
      'search.found': (expected) => [
        searched(expected),
        see.text(text('tree.found', { count: Number(expected['count']) })),
        see.text(own(LEAF)),
      ],
      'search.failed': searched,
    },
  },
)
