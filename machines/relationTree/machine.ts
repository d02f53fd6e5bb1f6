import type { RelationEntry } from '@portal/schemas'
import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import { FAILED_TO_LOAD, type Failure, failureOf, notProvided } from '../failure.ts'
import { type BranchesByParent, type TreeRow, treeRows, wayRows } from './rows.ts'

/** Timeout of a branch or a search; counts as FAILEDTOLOAD. */
export const TREE_TIMEOUT_MS = 30_000
/** Debounce for the search. */
export const TREE_SEARCH_DELAY_MS = 300

/** Matching relations with their ancestors. */
export interface FoundRelations {
  readonly matches: readonly string[]
  readonly relations: readonly RelationEntry[]
}

export interface RelationTreeInput {
  /** Id of the root relation; empty for the tree of all relations. */
  readonly root: string
}

export interface RelationTreeContext extends RelationTreeInput {
  readonly isDescending: boolean
  /** Loaded children, by relation id. */
  readonly branches: BranchesByParent
  readonly open: readonly string[]
  /** Relations with pending branches, which are read one after the other. */
  readonly waiting: readonly string[]
  readonly failures: Readonly<Record<string, Failure>>
  readonly text: string
  readonly found: FoundRelations | undefined
  readonly searchError: Failure | undefined
}

export type RelationTreeEvent =
  | { type: 'OPEN'; id: string }
  | { type: 'CLOSE'; id: string }
  | { type: 'RETRY'; id: string }
  /** Reverses the order by name. */
  | { type: 'SORT' }
  /** A write may have changed the tree. */
  | { type: 'RELOAD' }
  | { type: 'FIND'; text: string }
  | { type: 'RETRY_SEARCH' }

const without = <T>(all: Readonly<Record<string, T>>, id: string): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(all).filter(([key]) => key !== id))

/** True if a branch is neither loaded nor pending. */
const isUnknown = ({ branches, waiting }: RelationTreeContext, id: string): boolean =>
  branches[id] === undefined && !waiting.includes(id)

const nextOf = ({ waiting }: RelationTreeContext): string => waiting[0] ?? ''

/** A tree of relations. Opening a branch reads it; a search opens the branches that contain matches. */
export const relationTreeMachine = setup({
  types: {
    context: {} as RelationTreeContext,
    events: {} as RelationTreeEvent,
    input: {} as RelationTreeInput,
    tags: {} as 'searching',
  },
  actors: {
    /** Reads the children of a relation, and deeper levels if the response contains them. */
    readBranch: notProvided<BranchesByParent, { parent: string; isDescending: boolean }>('readBranch'),
    findRelations: notProvided<FoundRelations, { root: string; text: string }>('findRelations'),
  },
  actions: {
    open: assign(({ context }, { id }: { id: string }) => ({ open: [...context.open, id] })),
    close: assign(({ context }, { id }: { id: string }) => ({
      open: context.open.filter((one) => one !== id),
    })),
    ask: assign(({ context }, { id }: { id: string }) => ({
      waiting: [...context.waiting, id],
      failures: without(context.failures, id),
    })),
    /** Rereads open branches and drops closed ones. */
    askAll: assign(({ context }) => ({
      waiting: context.open,
      branches: Object.fromEntries(
        Object.entries(context.branches).filter(([parent]) => context.open.includes(parent)),
      ),
      failures: {},
    })),
    turn: assign(({ context }) => ({ isDescending: !context.isDescending })),
    keep: assign(({ context }, branches: BranchesByParent) => ({
      branches: { ...context.branches, ...branches },
      waiting: context.waiting.slice(1),
    })),
    fail: assign(({ context }, failure: Failure) => ({
      failures: { ...context.failures, [nextOf(context)]: failure },
      waiting: context.waiting.slice(1),
    })),
    type: assign((_, { text }: { text: string }) => ({ text, searchError: undefined })),
    clear: assign({ text: '', found: undefined, searchError: undefined }),
    show: assign((_, found: FoundRelations) => ({ found })),
    failSearch: assign((_, searchError: Failure) => ({ searchError, found: undefined })),
    dropSearchError: assign({ searchError: undefined }),
  },
  guards: {
    isPending: ({ context }) => context.waiting.length > 0,
    isUnknown: ({ context }, { id }: { id: string }) => !context.open.includes(id) && isUnknown(context, id),
    isShut: ({ context }, { id }: { id: string }) => !context.open.includes(id) && !isUnknown(context, id),
    hasFailed: ({ context }, { id }: { id: string }) => context.failures[id] !== undefined,
    isText: (_, { text }: { text: string }) => text.trim() !== '',
  },
  delays: { TREE_TIMEOUT: TREE_TIMEOUT_MS, TREE_SEARCH_DELAY: TREE_SEARCH_DELAY_MS },
}).createMachine({
  id: 'relationTree',
  description:
    'A tree of relations. Branches are read when they are opened, and a search opens those with matches.',
  context: ({ input }) => ({
    root: input.root,
    isDescending: false,
    branches: {},
    open: [input.root],
    waiting: [input.root],
    failures: {},
    text: '',
    found: undefined,
    searchError: undefined,
  }),
  type: 'parallel',
  states: {
    branches: {
      description: 'Reads the children of open branches.',
      initial: 'idle',
      on: {
        OPEN: [
          {
            guard: { type: 'isUnknown', params: ({ event }) => event },
            actions: [
              { type: 'open', params: ({ event }) => event },
              { type: 'ask', params: ({ event }) => event },
            ],
          },
          {
            guard: { type: 'isShut', params: ({ event }) => event },
            actions: { type: 'open', params: ({ event }) => event },
          },
        ],
        CLOSE: { actions: { type: 'close', params: ({ event }) => event } },
        RETRY: {
          guard: { type: 'hasFailed', params: ({ event }) => event },
          actions: { type: 'ask', params: ({ event }) => event },
        },
        SORT: { actions: ['turn', 'askAll'] },
        RELOAD: { actions: 'askAll' },
      },
      states: {
        idle: {
          description: 'All open branches have been read, or could not be.',
          always: { guard: 'isPending', target: 'reading' },
        },
        reading: {
          description: 'One branch is being read; others wait for it.',
          invoke: {
            id: 'readBranch',
            src: 'readBranch',
            input: ({ context }) => ({ parent: nextOf(context), isDescending: context.isDescending }),
            onDone: { target: 'idle', actions: { type: 'keep', params: ({ event }) => event.output } },
            onError: {
              target: 'idle',
              actions: { type: 'fail', params: failureOf },
            },
          },
          after: {
            TREE_TIMEOUT: { target: 'idle', actions: { type: 'fail', params: FAILED_TO_LOAD } },
          },
          // Both discard the pending response, because all open branches are read again.
          on: {
            SORT: { target: 'idle', actions: ['turn', 'askAll'] },
            RELOAD: { target: 'idle', actions: 'askAll' },
          },
        },
      },
    },
    search: {
      description: 'Finds relations by a part of their names.',
      initial: 'off',
      on: {
        FIND: [
          {
            guard: { type: 'isText', params: ({ event }) => event },
            target: '.typing',
            actions: { type: 'type', params: ({ event }) => event },
          },
          { target: '.off', actions: 'clear' },
        ],
      },
      states: {
        off: { description: 'The search is empty, and the tree is shown as it was opened.' },
        typing: {
          description: 'The person is typing; the search starts when typing pauses.',
          tags: 'searching',
          after: { TREE_SEARCH_DELAY: 'finding' },
        },
        finding: {
          description: 'The server is searching.',
          tags: 'searching',
          invoke: {
            id: 'findRelations',
            src: 'findRelations',
            input: ({ context }) => ({ root: context.root, text: context.text }),
            onDone: { target: 'found', actions: { type: 'show', params: ({ event }) => event.output } },
            onError: {
              target: 'failed',
              actions: { type: 'failSearch', params: failureOf },
            },
          },
          after: {
            TREE_TIMEOUT: { target: 'failed', actions: { type: 'failSearch', params: FAILED_TO_LOAD } },
          },
        },
        found: {
          description: 'The matches are shown below their ancestors.',
        },
        failed: {
          description: 'The search failed; the tree is shown as it was opened.',
          on: { RETRY_SEARCH: { target: 'finding', actions: 'dropSearchError' } },
        },
      },
    },
  },
})

export type RelationTreeMachine = typeof relationTreeMachine
export type RelationTreeRef = ActorRefFrom<RelationTreeMachine>
export type RelationTreeSnapshot = SnapshotFrom<RelationTreeMachine>

/** Lines from top to bottom: the search results, or the open branches. */
export const selectTreeRows = ({ context }: RelationTreeSnapshot): readonly TreeRow[] =>
  context.found ? wayRows(context.root, context.found) : treeRows(context)

/** Data behind the lines: the matches of a search, or the branches. */
export const selectTreeAnswers = ({
  context,
}: RelationTreeSnapshot): FoundRelations['matches'] | BranchesByParent =>
  context.found?.matches ?? context.branches

/** State of the whole tree, determined by the branch of the root. */
export const selectTreeViewState = ({
  context,
}: RelationTreeSnapshot): 'waiting' | 'failed' | 'empty' | 'loaded' => {
  const first = context.branches[context.root]
  if (first) return first.length > 0 ? 'loaded' : 'empty'
  return context.failures[context.root] ? 'failed' : 'waiting'
}

export const selectTreeFailure = ({ context }: RelationTreeSnapshot): Failure | undefined =>
  context.failures[context.root]
export const selectTreeSearch = (
  snapshot: RelationTreeSnapshot,
): 'off' | 'searching' | 'found' | 'failed' => {
  if (snapshot.hasTag('searching')) return 'searching'
  if (snapshot.matches({ search: 'failed' })) return 'failed'
  return snapshot.matches({ search: 'found' }) ? 'found' : 'off'
}
export const selectFoundCount = ({ context }: RelationTreeSnapshot): number =>
  context.found?.matches.length ?? 0
