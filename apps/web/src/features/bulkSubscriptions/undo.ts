import {
  BULK_CONFIRM_ABOVE,
  type BulkRunRef,
  createUndoOffer,
  selectBulkFace,
  selectBulkResults,
  type UndoOfferRef,
} from '@portal/machines'
import { genericRoutes } from '@portal/schemas'
import { startBulkRun } from '../../data/bulkRun.ts'
import { askRecord } from '../../data/records.ts'
import { startChart } from '../../data/startChart.ts'
import type { Bco } from '../../services/bco.ts'
import { type MovedCard, readUndo, writeUndo } from '../../services/keptUndo.ts'
import { readBulkCard } from '../../services/readers/bulkCards.ts'
import type { BulkItem } from './check.ts'
import { inTurns } from './inTurns.ts'

const tokens = genericRoutes('token', 'Token')
const LIST = 'subscriptions'

/** A card that is to have its subscription of before. */
export interface UndoItem {
  readonly card: MovedCard
  readonly version: number
  /** It was given another subscription since: then it keeps that. */
  readonly isChanged: boolean
}

export type UndoRun = BulkRunRef<readonly MovedCard[], UndoItem>

/** The run that gives cards their subscriptions of before, each as it is now. */
export const startUndo = (bco: () => Bco): UndoRun =>
  startBulkRun<readonly MovedCard[], UndoItem>({
    dataClass: 'token',
    confirmAbove: BULK_CONFIRM_ABOVE,
    isRunnable: ({ isChanged }) => !isChanged,
    check: (cards, signal) =>
      inTurns(cards, async (card) => {
        const options = { signal, shownBy: 'screen' } as const
        const { data } = await askRecord(bco(), tokens.one, { params: { id: card.id }, query: {} }, options)
        const { Subscription, Version = 0 } = readBulkCard(data)
        return { card, version: Version, isChanged: Subscription !== card.after }
      }),
    write: ({ card, version }, options) =>
      bco().call(
        tokens.createupdate,
        { query: {}, body: { Id: card.id, Version: version, Subscription: card.before } },
        options,
      ),
  })

/** What the changes of a run have moved; `after` tells which subscription a card was given. */
const movedBy = (
  results: ReturnType<typeof selectBulkResults<BulkItem>>,
  after: ReadonlyMap<string, string>,
): readonly MovedCard[] =>
  results.flatMap(({ item: { card }, failure }) => {
    const given = card && after.get(card.id)
    return card && given !== undefined && !failure
      ? [{ id: card.id, number: card.number, before: card.subscription, after: given }]
      : []
  })

export type UndoOffer = UndoOfferRef<MovedCard>

/** The offer to undo what a run has changed, of this visit or of one before a reload. */
export const startOffer = <TSource>(
  person: string,
  now: () => number,
  run: BulkRunRef<TSource, BulkItem>,
  after: ReadonlyMap<string, string>,
): UndoOffer => {
  const offer = startChart(
    createUndoOffer<MovedCard>().provide({
      actions: {
        keep: (_, undoable) => void writeUndo(person, LIST, undoable),
        forget: () => void writeUndo(person, LIST, undefined),
      },
    }),
    { kept: readUndo(person, LIST), now: now() },
  )
  let wasRunning = false
  run.subscribe((snapshot) => {
    const isRunning = selectBulkFace(snapshot) === 'running'
    const items = wasRunning && !isRunning ? movedBy(selectBulkResults<BulkItem>(snapshot), after) : []
    if (items.length > 0) offer.send({ type: 'OFFER', items, now: now() })
    wasRunning = isRunning
  })
  return offer
}
