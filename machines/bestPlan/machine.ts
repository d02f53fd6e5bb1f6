import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import { FAILED_TO_LOAD, type Failure, failureOf, notProvided } from '../failure.ts'

/** Timeout for reading one page; counts as FAILEDTOLOAD. */
export const PLAN_PAGE_TIMEOUT_MS = 30_000

/** A page of the sessions of one card. */
export interface PlanPage {
  readonly card: string
  /** One-based. */
  readonly page: number
}

export interface PlanAnswer<TRow> {
  readonly rows: readonly TRow[]
  /** True if this card has no more sessions in the period. */
  readonly isLast: boolean
}

export interface BestPlanContext<TRow> {
  readonly cards: readonly string[]
  /** Number of cards whose sessions have all been read. */
  readonly cardsRead: number
  /** Number of pages of the current card that have been read. */
  readonly pagesRead: number
  readonly rows: readonly TRow[]
  readonly error: Failure | undefined
}

export type BestPlanEvent =
  /** READ starts over with these cards. */
  { type: 'READ'; cards: readonly string[] } | { type: 'RETRY' } | { type: 'CANCEL' }

const nextPage = ({ cards, cardsRead, pagesRead }: BestPlanContext<unknown>): PlanPage => ({
  card: cards[cardsRead] ?? '',
  page: pagesRead + 1,
})

/**
 * Reads the sessions for comparing subscription types, card by card and page by page. A retry resumes at the failed
 * page and keeps earlier rows.
 */
export const createBestPlan = <TRow>() =>
  setup({
    types: {
      context: {} as BestPlanContext<TRow>,
      events: {} as BestPlanEvent,
      tags: {} as 'busy',
    },
    actors: {
      readPage: notProvided<PlanAnswer<TRow>, PlanPage>('readPage'),
    },
    actions: {
      begin: assign((_, { cards }: { cards: readonly string[] }) => ({
        cards,
        cardsRead: 0,
        pagesRead: 0,
        rows: [],
        error: undefined,
      })),
      keep: assign(({ context }, { rows, isLast }: PlanAnswer<TRow>) => ({
        rows: [...context.rows, ...rows],
        cardsRead: context.cardsRead + (isLast ? 1 : 0),
        pagesRead: isLast ? 0 : context.pagesRead + 1,
      })),
      fail: assign((_, error: Failure) => ({ error })),
      dropError: assign({ error: undefined }),
      dropRows: assign({ rows: [], cardsRead: 0, pagesRead: 0, error: undefined }),
    },
    guards: {
      hasCards: (_, { cards }: { cards: readonly string[] }) => cards.length > 0,
      isLast: ({ context }, { isLast }: PlanAnswer<TRow>) =>
        isLast && context.cardsRead + 1 >= context.cards.length,
    },
    delays: { PLAN_PAGE_TIMEOUT: PLAN_PAGE_TIMEOUT_MS },
  }).createMachine({
    id: 'bestPlan',
    description: 'Reads the sessions used to compare subscription types, card by card and page by page.',
    context: { cards: [], cardsRead: 0, pagesRead: 0, rows: [], error: undefined },
    initial: 'idle',
    states: {
      idle: {
        description: 'No read has started.',
        on: {
          READ: [
            {
              guard: { type: 'hasCards', params: ({ event }) => event },
              target: 'reading',
              actions: { type: 'begin', params: ({ event }) => event },
            },
            { target: 'done', actions: { type: 'begin', params: ({ event }) => event } },
          ],
        },
      },
      reading: {
        description: 'Pages are read one after the other; the progress is visible.',
        tags: 'busy',
        invoke: {
          id: 'readPage',
          src: 'readPage',
          input: ({ context }) => nextPage(context),
          onDone: [
            {
              guard: { type: 'isLast', params: ({ event }) => event.output },
              target: 'done',
              actions: { type: 'keep', params: ({ event }) => event.output },
            },
            {
              target: 'reading',
              reenter: true,
              actions: { type: 'keep', params: ({ event }) => event.output },
            },
          ],
          onError: {
            target: 'failed',
            actions: { type: 'fail', params: failureOf },
          },
        },
        after: {
          PLAN_PAGE_TIMEOUT: { target: 'failed', actions: { type: 'fail', params: FAILED_TO_LOAD } },
        },
        on: { CANCEL: { target: 'idle', actions: 'dropRows' } },
      },
      failed: {
        description: 'A page could not be read. Earlier pages are kept, and a retry resumes from there.',
        on: {
          RETRY: { target: 'reading', actions: 'dropError' },
          CANCEL: { target: 'idle', actions: 'dropRows' },
        },
      },
      done: {
        description: 'All sessions have been read, and the types are compared.',
      },
    },
  })

export type BestPlanMachine<TRow> = ReturnType<typeof createBestPlan<TRow>>
export type BestPlanRef<TRow> = ActorRefFrom<BestPlanMachine<TRow>>
export type BestPlanSnapshot<TRow> = SnapshotFrom<BestPlanMachine<TRow>>

/** Structural input of the selectors, so that a snapshot with any rows fits. */
interface AnyPlanSnapshot<TRow> {
  readonly context: BestPlanContext<TRow>
  readonly value: string
}

export type BestPlanViewState = 'idle' | 'reading' | 'failed' | 'done'

export const selectPlanViewState = ({ value }: AnyPlanSnapshot<unknown>): BestPlanViewState =>
  value as BestPlanViewState
export const selectPlanRows = <TRow>({ context }: AnyPlanSnapshot<TRow>): readonly TRow[] => context.rows
export const selectPlanProgress = ({
  context,
}: AnyPlanSnapshot<unknown>): { readonly cards: number; readonly of: number; readonly rows: number } => ({
  cards: context.cardsRead,
  of: context.cards.length,
  rows: context.rows.length,
})
