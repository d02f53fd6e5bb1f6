import { FIRST_PAGE, type Filter, type Page, TABLE_RELOAD_THROTTLE_MS } from '@portal/schemas'
import { type ActorRefFrom, assign, raise, type SnapshotFrom, setup, stateIn } from 'xstate'
import { FAILED_TO_LOAD, type Failure, failureOf, notProvided } from '../failure.ts'
import {
  changedView,
  countingFilters,
  isSameQuery,
  isSameView,
  queryOf,
  type TableQuery,
  type TableView,
} from './view.ts'

/** Timeout for reading a page; counts as FAILEDTOLOAD. */
export const TABLE_READ_TIMEOUT_MS = 30_000

export interface TablePage<TRow> {
  readonly rows: readonly TRow[]
  readonly page: Pick<Page, 'PageCount' | 'PageNumber' | 'Results'>
  /** Server time of the response, in ms since 1970. */
  readonly at: number
}

export interface TableInput {
  /** Conditions from the configuration of the table, which always apply. */
  readonly fixed: readonly Filter[]
  /** Initial view, from the URL. */
  readonly view: TableView
}

export interface TableContext<TRow> extends TableInput {
  /** Most recently read page, with its query. */
  readonly loaded: (TablePage<TRow> & { readonly query: TableQuery }) | undefined
  readonly error: Failure | undefined
}

export type TableEvent =
  /** Changes the filters, the sort order, the page or the page size. */
  | { type: 'SHOW'; change: Partial<TableView> }
  /** The URL changed: back, forward, or a link. */
  | { type: 'ADDRESS_CHANGED'; view: TableView }
  | { type: 'RELOAD' }
  /** Periodic refresh. */
  | { type: 'REFRESH' }
  | { type: 'READ_STARTED' }

const currentQuery = ({ fixed, view }: TableInput): TableQuery => queryOf(fixed, view)

const lastPage = ({ page }: TablePage<unknown>): number => Math.max(FIRST_PAGE, page.PageCount)

/**
 * A table with pages from the server (S3, S4). Calls the server at most once in 500 ms, replaces a page beyond the end
 * with the last page, and shows the latest view.
 */
export const createTable = <TRow>() =>
  setup({
    types: {
      context: {} as TableContext<TRow>,
      events: {} as TableEvent,
      input: {} as TableInput,
      tags: {} as 'busy',
    },
    actors: {
      readPage: notProvided<TablePage<TRow>, TableQuery>('readPage'),
    },
    actions: {
      /** Writes the view into the URL. */
      tellAddress: (_, _params: { view: TableView }) => undefined,
      change: assign(({ context }, { change }: { change: Partial<TableView> }) => ({
        view: changedView(context.view, change),
      })),
      take: assign((_, { view }: { view: TableView }) => ({ view })),
      goToLastPage: assign(({ context }, answer: TablePage<TRow>) => ({
        view: { ...context.view, page: lastPage(answer) },
      })),
      keep: assign(({ context }, answer: TablePage<TRow>) => ({
        loaded: { ...answer, query: currentQuery(context) },
        error: undefined,
      })),
      fail: assign((_, error: Failure) => ({ error })),
      drop: assign({ loaded: undefined }),
    },
    guards: {
      mayAsk: stateIn({ throttle: 'open' }),
      changesQuery: ({ context }, { change }: { change: Partial<TableView> }) =>
        !isSameQuery(currentQuery(context), queryOf(context.fixed, changedView(context.view, change))),
      changesView: ({ context }, { change }: { change: Partial<TableView> }) =>
        !isSameView(context.view, changedView(context.view, change)),
      isOtherQuery: ({ context }, { view }: { view: TableView }) =>
        !isSameQuery(currentQuery(context), queryOf(context.fixed, view)),
      /**
       * Also compares the requested page, because a server that always reports a page beyond its page count would be
       * called forever.
       */
      isBehindEnd: ({ context }, answer: TablePage<TRow>) =>
        answer.page.PageNumber > lastPage(answer) && context.view.page > lastPage(answer),
      /** True if the rows on screen belong to the current query. */
      showsThisView: ({ context }) =>
        context.loaded !== undefined && isSameQuery(context.loaded.query, currentQuery(context)),
    },
    delays: { READ_TIMEOUT: TABLE_READ_TIMEOUT_MS, RELOAD_THROTTLE: TABLE_RELOAD_THROTTLE_MS },
  }).createMachine({
    id: 'table',
    description: 'A table with pages from the server (S3, S4, S5).',
    context: ({ input }) => ({ ...input, loaded: undefined, error: undefined }),
    type: 'parallel',
    states: {
      request: {
        description: 'The query and its result.',
        initial: 'waiting',
        on: {
          SHOW: [
            {
              guard: { type: 'changesQuery', params: ({ event }) => event },
              target: '.waiting',
              actions: [
                { type: 'change', params: ({ event }) => event },
                { type: 'tellAddress', params: ({ context }) => context },
              ],
            },
            {
              guard: { type: 'changesView', params: ({ event }) => event },
              actions: [
                { type: 'change', params: ({ event }) => event },
                { type: 'tellAddress', params: ({ context }) => context },
              ],
            },
          ],
          ADDRESS_CHANGED: [
            {
              guard: { type: 'isOtherQuery', params: ({ event }) => event },
              target: '.waiting',
              actions: { type: 'take', params: ({ event }) => event },
            },
            { actions: { type: 'take', params: ({ event }) => event } },
          ],
        },
        states: {
          waiting: {
            description: 'A page is due; it is requested 500 ms after the last request (S4).',
            tags: 'busy',
            always: { guard: 'mayAsk', target: 'reading' },
          },
          reading: {
            description:
              'The page is being read; older rows stay on screen, and a change discards the answer.',
            tags: 'busy',
            entry: raise({ type: 'READ_STARTED' }),
            invoke: {
              id: 'readPage',
              src: 'readPage',
              input: ({ context }) => currentQuery(context),
              onDone: [
                {
                  guard: { type: 'isBehindEnd', params: ({ event }) => event.output },
                  target: 'waiting',
                  actions: [
                    { type: 'goToLastPage', params: ({ event }) => event.output },
                    { type: 'tellAddress', params: ({ context }) => context },
                  ],
                },
                { target: 'loaded', actions: { type: 'keep', params: ({ event }) => event.output } },
              ],
              onError: [
                {
                  guard: 'showsThisView',
                  target: 'outdated',
                  actions: { type: 'fail', params: failureOf },
                },
                {
                  target: 'failed',
                  actions: ['drop', { type: 'fail', params: failureOf }],
                },
              ],
            },
            after: {
              READ_TIMEOUT: [
                {
                  guard: 'showsThisView',
                  target: 'outdated',
                  actions: { type: 'fail', params: FAILED_TO_LOAD },
                },
                { target: 'failed', actions: ['drop', { type: 'fail', params: FAILED_TO_LOAD }] },
              ],
            },
            // The pending response may predate the reason for RELOAD, so the page is read again.
            on: { RELOAD: 'waiting' },
          },
          loaded: {
            description: 'The page has arrived, with or without rows.',
            on: { RELOAD: 'waiting', REFRESH: 'refreshing' },
          },
          refreshing: {
            description: 'A periodic refresh is pending; the screen neither shows it nor waits for it.',
            entry: raise({ type: 'READ_STARTED' }),
            invoke: {
              id: 'readPage',
              src: 'readPage',
              input: ({ context }) => currentQuery(context),
              onDone: [
                {
                  guard: { type: 'isBehindEnd', params: ({ event }) => event.output },
                  target: 'waiting',
                  actions: [
                    { type: 'goToLastPage', params: ({ event }) => event.output },
                    { type: 'tellAddress', params: ({ context }) => context },
                  ],
                },
                { target: 'loaded', actions: { type: 'keep', params: ({ event }) => event.output } },
              ],
              onError: {
                target: 'outdated',
                actions: { type: 'fail', params: failureOf },
              },
            },
            after: {
              READ_TIMEOUT: { target: 'outdated', actions: { type: 'fail', params: FAILED_TO_LOAD } },
            },
            on: { RELOAD: 'waiting' },
          },
          outdated: {
            description: 'The last read failed; older rows stay, with their age and the reason.',
            on: { RELOAD: 'waiting', REFRESH: 'refreshing' },
          },
          failed: {
            description: 'The read failed, and there are no rows of this view to show.',
            on: { RELOAD: 'waiting' },
          },
        },
      },
      throttle: {
        description: 'Limits requests to one in 500 ms (S4, S9).',
        initial: 'open',
        states: {
          open: {
            description: 'The next request may be sent.',
            on: { READ_STARTED: 'closed' },
          },
          closed: {
            description: 'A request was just sent.',
            after: { RELOAD_THROTTLE: 'open' },
          },
        },
      },
    },
  })

export type TableMachine<TRow> = ReturnType<typeof createTable<TRow>>
export type TableRef<TRow> = ActorRefFrom<TableMachine<TRow>>
export type TableSnapshot<TRow> = SnapshotFrom<TableMachine<TRow>>

/** Structural input of the selectors, so that a snapshot with any rows fits. */
interface AnyTableSnapshot<TRow> {
  readonly context: TableContext<TRow>
  hasTag(tag: 'busy'): boolean
}

/**
 * `empty`: no rows at all; `noMatch`: no rows match the filters. A failure stays on screen during a retry to avoid
 * flicker.
 */
export type TableViewState = 'loading' | 'loaded' | 'empty' | 'noMatch' | 'outdated' | 'failed'

export const selectTableViewState = ({ context }: AnyTableSnapshot<unknown>): TableViewState => {
  const { loaded, error, view } = context
  if (!loaded) return error ? 'failed' : 'loading'
  if (error) return 'outdated'
  if (loaded.page.Results > 0) return 'loaded'
  return countingFilters(view.filters).length > 0 ? 'noMatch' : 'empty'
}

/**
 * Rows on screen, possibly older ones during a read; undefined before the first response and after a failed read of
 * other rows.
 */
export const selectTableRows = <TRow>({ context }: AnyTableSnapshot<TRow>): readonly TRow[] | undefined =>
  context.loaded?.rows
export const selectTablePage = ({
  context,
}: AnyTableSnapshot<unknown>): TablePage<unknown>['page'] | undefined => context.loaded?.page
/** Server time of the rows on screen, in ms since 1970. */
export const selectTableReadAt = ({ context }: AnyTableSnapshot<unknown>): number | undefined =>
  context.loaded?.at
export const selectIsTableBusy = (snapshot: AnyTableSnapshot<unknown>): boolean => snapshot.hasTag('busy')
