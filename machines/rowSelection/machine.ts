import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'

/** More records than that are not acted on at once. */
export const SELECTION_MOST = 1_000

export interface RowSelectionContext {
  /** The records that are selected, those on other pages among them. */
  readonly keys: readonly string[]
  /** The one that was selected last: a range goes from here. */
  readonly anchor: string | undefined
  /** The records on this page. */
  readonly page: readonly string[]
  /** How many records match the filters. */
  readonly total: number
  /** The filters: others begin a selection of their own. */
  readonly scope: string
}

interface ShownRows {
  readonly keys: readonly string[]
  readonly total: number
  readonly scope: string
}

export type RowSelectionEvent =
  /** What the table shows now. */
  | ({ type: 'ROWS' } & ShownRows)
  | { type: 'TOGGLE'; key: string }
  /** All from the one that was selected last to this one. */
  | { type: 'EXTEND'; key: string }
  | { type: 'TOGGLE_PAGE' }
  | { type: 'SELECT_MATCHING' }
  | { type: 'CLEAR' }

const NOTHING = { keys: [], anchor: undefined } as const

const together = (a: readonly string[], b: readonly string[]): readonly string[] => [...new Set([...a, ...b])]

const isWholePage = ({ keys, page }: RowSelectionContext): boolean =>
  page.length > 0 && page.every((key) => keys.includes(key))

/** The records between two of this page, both of them included. */
const between = (page: readonly string[], a: string | undefined, b: string): readonly string[] => {
  const from = a === undefined ? -1 : page.indexOf(a)
  const to = page.indexOf(b)
  return from < 0 ? [b] : page.slice(Math.min(from, to), Math.max(from, to) + 1)
}

/** Which records of a list are selected: some of them, page after page, or all that match the filters. */
export const rowSelectionMachine = setup({
  types: { context: {} as RowSelectionContext, events: {} as RowSelectionEvent },
  actions: {
    note: assign((_, { keys, total, scope }: ShownRows) => ({ page: keys, total, scope })),
    toggle: assign(({ context: { keys } }, { key }: { key: string }) => ({
      keys: keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key],
      anchor: key,
    })),
    extend: assign(({ context: { keys, anchor, page } }, { key }: { key: string }) => ({
      keys: together(keys, between(page, anchor, key)),
      anchor: key,
    })),
    togglePage: assign(({ context }) => ({
      keys: isWholePage(context)
        ? context.keys.filter((key) => !context.page.includes(key))
        : together(context.keys, context.page),
      anchor: undefined,
    })),
    /** Of all that match only those of this page stay, without one. */
    keepPage: assign(({ context: { page } }, { key }: { key: string }) => ({
      keys: page.filter((one) => one !== key),
      anchor: key,
    })),
    clear: assign(NOTHING),
  },
  guards: {
    isOnPage: ({ context: { page } }, { key }: { key: string }) => page.includes(key),
    isAnySelected: ({ context: { keys } }) => keys.length > 0,
    isNoneSelected: ({ context: { keys } }) => keys.length === 0,
    isOtherScope: ({ context }, { scope }: ShownRows) => context.scope !== scope,
    isWithinLimit: ({ context: { total } }) => total <= SELECTION_MOST,
  },
}).createMachine({
  id: 'rowSelection',
  description: 'Which records of a list are selected, to do one thing with all of them.',
  context: { ...NOTHING, page: [], total: 0, scope: '' },
  initial: 'none',
  on: {
    ROWS: [
      {
        guard: { type: 'isOtherScope', params: ({ event }) => event },
        target: '.none',
        actions: ['clear', { type: 'note', params: ({ event }) => event }],
      },
      { actions: { type: 'note', params: ({ event }) => event } },
    ],
    TOGGLE: {
      guard: { type: 'isOnPage', params: ({ event }) => event },
      actions: { type: 'toggle', params: ({ event }) => event },
    },
    EXTEND: {
      guard: { type: 'isOnPage', params: ({ event }) => event },
      actions: { type: 'extend', params: ({ event }) => event },
    },
    TOGGLE_PAGE: { actions: 'togglePage' },
  },
  states: {
    none: {
      description: 'No record is selected.',
      always: { guard: 'isAnySelected', target: 'some' },
    },
    some: {
      description: 'Records are selected one by one or page by page; they stay while pages are turned.',
      always: { guard: 'isNoneSelected', target: 'none' },
      on: {
        SELECT_MATCHING: { guard: 'isWithinLimit', target: 'all' },
        CLEAR: { target: 'none', actions: 'clear' },
      },
    },
    all: {
      description: 'All records that match the filters are selected, on every page.',
      on: {
        TOGGLE: {
          guard: { type: 'isOnPage', params: ({ event }) => event },
          target: 'some',
          actions: { type: 'keepPage', params: ({ event }) => event },
        },
        TOGGLE_PAGE: { target: 'none', actions: 'clear' },
        CLEAR: { target: 'none', actions: 'clear' },
      },
    },
  },
})

export type RowSelectionMachine = typeof rowSelectionMachine
export type RowSelectionRef = ActorRefFrom<RowSelectionMachine>
export type RowSelectionSnapshot = SnapshotFrom<RowSelectionMachine>

export const selectIsAllSelected = (snapshot: RowSelectionSnapshot): boolean => snapshot.matches('all')
export const selectIsRowSelected = (snapshot: RowSelectionSnapshot, key: string): boolean =>
  snapshot.matches('all') || snapshot.context.keys.includes(key)
export const selectSelectedCount = (snapshot: RowSelectionSnapshot): number =>
  snapshot.matches('all') ? snapshot.context.total : snapshot.context.keys.length
export const selectSelectedKeys = ({ context }: RowSelectionSnapshot): readonly string[] => context.keys
/** Whether no record of this page, some or all of them are selected. */
export const selectPageSelection = (snapshot: RowSelectionSnapshot): 'none' | 'some' | 'all' => {
  const { context } = snapshot
  if (snapshot.matches('all') || isWholePage(context)) return 'all'
  return context.page.some((key) => context.keys.includes(key)) ? 'some' : 'none'
}
/** How many more match the filters than are selected; 0 where all are, or too many for one act. */
export const selectMatchingMore = (snapshot: RowSelectionSnapshot): number =>
  snapshot.can({ type: 'SELECT_MATCHING' })
    ? Math.max(0, snapshot.context.total - snapshot.context.keys.length)
    : 0
