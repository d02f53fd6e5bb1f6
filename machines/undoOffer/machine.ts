import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'

/** For so long what was done to many records can be undone (review 3.12). */
export const UNDO_LIFETIME_MS = 600_000

/** What can be undone, and until when. */
export interface Undoable<TItem> {
  readonly items: readonly TItem[]
  /** In ms since 1970. */
  readonly until: number
}

export interface UndoOfferInput<TItem> {
  /** What an earlier visit kept. */
  readonly kept: Undoable<TItem> | undefined
  /** In ms since 1970. */
  readonly now: number
}

export interface UndoOfferContext<TItem> {
  readonly items: readonly TItem[]
  readonly until: number
  /** How long the offer lasts from the moment at which it was made or restored. */
  readonly leftMs: number
}

export type UndoOfferEvent<TItem> =
  | { type: 'OFFER'; items: readonly TItem[]; now: number }
  /** It is being undone. */
  | { type: 'TAKE' }

const NOTHING = { items: [], until: 0, leftMs: 0 } as const

/** Whether what was done to many records can still be undone: for ten minutes, and once. */
export const createUndoOffer = <TItem>() =>
  setup({
    types: {
      context: {} as UndoOfferContext<TItem>,
      events: {} as UndoOfferEvent<TItem>,
      input: {} as UndoOfferInput<TItem>,
    },
    actions: {
      offer: assign((_, { items, now }: { items: readonly TItem[]; now: number }) => ({
        items,
        until: now + UNDO_LIFETIME_MS,
        leftMs: UNDO_LIFETIME_MS,
      })),
      drop: assign(NOTHING),
      /** Keeps the offer over a reload. */
      keep: (_, _params: Undoable<TItem>) => undefined,
      forget: () => undefined,
    },
    guards: { isOffered: ({ context }) => context.items.length > 0 && context.leftMs > 0 },
    delays: { UNDO_LEFT: ({ context }) => context.leftMs },
  }).createMachine({
    id: 'undoOffer',
    description: 'Whether what was done to many records can still be undone: for ten minutes, and once.',
    context: ({ input: { kept, now } }) =>
      kept ? { ...kept, leftMs: Math.min(kept.until - now, UNDO_LIFETIME_MS) } : NOTHING,
    initial: 'restoring',
    on: {
      OFFER: {
        target: '.offered',
        reenter: true,
        actions: [
          { type: 'offer', params: ({ event }) => event },
          {
            type: 'keep',
            params: ({ event }) => ({ items: event.items, until: event.now + UNDO_LIFETIME_MS }),
          },
        ],
      },
    },
    states: {
      restoring: {
        description: 'An offer of before a reload goes on where its time is not over.',
        always: [
          { guard: 'isOffered', target: 'offered' },
          { target: 'none', actions: ['drop', 'forget'] },
        ],
      },
      none: { description: 'There is nothing to undo, or no longer.' },
      offered: {
        description: 'What was done can be undone; the time runs.',
        after: { UNDO_LEFT: { target: 'none', actions: ['drop', 'forget'] } },
        on: { TAKE: { target: 'none', actions: ['drop', 'forget'] } },
      },
    },
  })

export type UndoOfferMachine<TItem> = ReturnType<typeof createUndoOffer<TItem>>
export type UndoOfferRef<TItem> = ActorRefFrom<UndoOfferMachine<TItem>>
export type UndoOfferSnapshot<TItem> = SnapshotFrom<UndoOfferMachine<TItem>>

interface AnyOffer<TItem> {
  readonly context: UndoOfferContext<TItem>
  readonly value: unknown
}

/** What can be undone, and until when; undefined without anything. */
export const selectUndoable = <TItem>({ context, value }: AnyOffer<TItem>): Undoable<TItem> | undefined =>
  value === 'offered' ? context : undefined
