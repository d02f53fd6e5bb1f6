import { BULK_CONFIRM_ABOVE, type BulkResult, type BulkRunRef } from '@portal/machines'
import { formatFilter, genericCalls } from '@portal/schemas'
import { useSystem, useUserInfo } from '../../app/context.ts'
import { type BulkWork, bulkRunOf } from '../../data/bulkRun.ts'
import { askEveryRecord, useEveryRecord } from '../../data/everyRecord.ts'
import { inTurns } from '../../data/inTurns.ts'
import type { Picked } from '../../data/picked.ts'
import type { Query } from '../../data/query.ts'
import { askRecord, askRecords } from '../../data/records.ts'
import { type UndoOffer, undoableFrom, useUndoOffer } from '../../data/undoOffer.ts'
import type { Bco, CallOptions } from '../../services/bco.ts'
import type { AnyRecord } from '../../services/readers/anyRecord.ts'
import { readBulkCard, readBulkSubscription, readBulkType } from '../../services/readers/bulkCards.ts'
import { type MovedCard, movedCards } from '../../services/storedUndo.ts'
import { type BulkItem, type FoundCard, type FoundSubscription, itemOf } from './check.ts'

import { numbersIn } from './numbers.ts'

const types = genericCalls('subscriptiontype', 'SubscriptionType')
const subscriptions = genericCalls('subscription', 'Subscription')
const tokens = genericCalls('token', 'Token')

/** Pasted numbers, a file or selected cards, and the new subscription type. */
export interface BulkSource {
  readonly text: string
  readonly file: File | undefined
  readonly type: string
  readonly picked: Picked | undefined
}

export type SubscriptionRun = BulkRunRef<BulkSource, BulkItem>

/** Reads the subscription types that every customer can choose. */
export const useTypes = (): Query<readonly { readonly id: string; readonly name: string }[]> => {
  const { data, ...read } = useEveryRecord(types.filtered, {})
  return {
    ...read,
    data: data
      ?.map(readBulkType)
      .filter(({ RelationId }) => RelationId === '')
      .map(({ Id, Description }) => ({ id: Id, name: Description })),
  }
}

const cardIn = (record: AnyRecord): FoundCard => {
  const { Id, Version, Number, State, RelationId, Subscription } = readBulkCard(record)
  return {
    id: Id,
    version: Version,
    number: Number,
    state: State,
    relation: RelationId,
    subscription: Subscription,
  }
}

const findCard = async (
  bco: Bco,
  field: 'PrintedNumber' | 'Id',
  value: string,
  signal: AbortSignal,
): Promise<FoundCard | undefined> => {
  const filter = formatFilter([{ field, operator: 'EX', value }])
  const { data } = await askRecords(
    bco,
    tokens.filtered,
    { query: { filter, pagesize: 10, pagenumber: 1 } },
    { signal },
  )
  return data.Data.map(cardIn)[0]
}

type Named = readonly [name: string, card: FoundCard | undefined]

const pickedCards = async (
  bco: Bco,
  picked: Picked | undefined,
  signal: AbortSignal,
): Promise<readonly Named[]> => {
  if (!picked) return []
  if ('ids' in picked)
    return inTurns(picked.ids, async (id) => [id, await findCard(bco, 'Id', id, signal)] as const)
  const { data } = await askEveryRecord(bco, tokens.filtered, picked.query, signal)
  return data.map(cardIn).map((card) => [card.number, card])
}

const subscriptionsOf = async (
  bco: Bco,
  relation: string,
  signal: AbortSignal,
): Promise<readonly FoundSubscription[]> => {
  const filter = formatFilter([{ field: 'RelationId', operator: 'EX', value: relation }])
  const { data } = await askEveryRecord(bco, subscriptions.filtered, { filter }, signal)
  return data.map(readBulkSubscription).map(({ Id, SubscriptionTypeId, Status }) => ({
    id: Id,
    type: SubscriptionTypeId,
    isActive: Status === 'ACTIVE',
  }))
}

const check = async (bco: Bco, { text, file, type, picked }: BulkSource, signal: AbortSignal) => {
  const { numbers, repeated } = numbersIn(`${text}\n${file ? await file.text() : ''}`)
  const named: readonly Named[] = [
    ...(await inTurns(
      numbers,
      async (number) => [number, await findCard(bco, 'PrintedNumber', number, signal)] as const,
    )),
    ...(await pickedCards(bco, picked, signal)),
  ]
  // Change a card only once if it is both selected and entered by number.
  const each = [...new Map(named.map((one) => [one[1]?.id ?? one[0], one])).values()]
  const relations = [...new Set(each.flatMap(([, card]) => (card ? [card.relation] : [])))]
  const found = await inTurns(relations, (relation) => subscriptionsOf(bco, relation, signal))
  const ofRelation = new Map(relations.map((relation, index) => [relation, found[index] ?? []]))
  return each.map(([name, card]) =>
    itemOf(name, card, ofRelation.get(card?.relation ?? '') ?? [], type, repeated.includes(name)),
  )
}

/**
 * Moves a card to a subscription of the new type, and creates one if its relation has none. Returns the id of the
 * subscription.
 */
const write = async (
  bco: Bco,
  { card, target, newType }: BulkItem,
  made: Map<string, string>,
  options: CallOptions,
): Promise<string> => {
  if (!card) return ''
  const key = `${card.relation} ${newType}`
  const subscription = target ?? made.get(key)
  if (subscription !== undefined) {
    const body = { Id: card.id, Version: card.version ?? 0, Subscription: subscription }
    await bco.call(tokens.createupdate, { query: {}, body }, options)
    return subscription
  }
  const body = { RelationId: card.relation, SubscriptionTypeId: newType, TokenIds: [card.id] }
  const { data } = await askRecord(bco, subscriptions.createupdate, { query: {}, body }, options)
  made.set(key, data.Id)
  return data.Id
}

const LIST = 'subscriptions'

export interface UndoItem {
  readonly card: MovedCard
  readonly version: number
  /** Set when the card has moved again since the run; it then keeps its current subscription. */
  readonly isChanged: boolean
}

export type UndoRun = BulkRunRef<readonly MovedCard[], UndoItem>

/** Returns cards to their previous subscriptions, unless they have moved again since. */
const undoing = (bco: () => Bco): BulkWork<readonly MovedCard[], UndoItem> => ({
  dataClass: 'token',
  confirmAbove: BULK_CONFIRM_ABOVE,
  isRunnable: ({ isChanged }) => !isChanged,
  check: (cards, signal) =>
    inTurns(cards, async (card) => {
      const options = { signal } as const
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

/** Returns the cards that a run moved. */
const movedBy = (results: readonly BulkResult<BulkItem>[]): readonly MovedCard[] =>
  results.flatMap(({ item: { card }, answer }) =>
    card && typeof answer === 'string'
      ? [{ id: card.id, number: card.number, before: card.subscription, after: answer }]
      : [],
  )

export interface SubscriptionWork {
  readonly run: SubscriptionRun
  readonly offer: UndoOffer<MovedCard>
  readonly undo: UndoRun
}

const changing = (person: string, bco: () => Bco): BulkWork<BulkSource, BulkItem> => {
  const made = new Map<string, string>()
  return {
    dataClass: 'token',
    confirmAbove: BULK_CONFIRM_ABOVE,
    isRunnable: ({ problem }) => problem === undefined,
    check: (source, signal) => {
      made.clear()
      return check(bco(), source, signal)
    },
    write: (item, options) => write(bco(), item, made, options),
    onEnd: (results) => {
      const moved = movedBy(results)
      if (moved.length > 0) movedCards.write(person, LIST, undoableFrom(moved, bco().now()))
    },
  }
}

/**
 * Provides the bulk run and its undo. A run continues in the background, and the screen shows its progress when the
 * user returns.
 */
export const useSubscriptionWork = (): SubscriptionWork => {
  const system = useSystem()
  const { Id } = useUserInfo().RelationContact
  return {
    run: bulkRunOf(system, `subscriptions ${Id}`, () => changing(Id, system.bco)),
    undo: bulkRunOf(system, `subscriptions undone ${Id}`, () => undoing(system.bco)),
    offer: useUndoOffer(movedCards, Id, LIST),
  }
}
