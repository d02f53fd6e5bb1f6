import { makeBase, type Rows } from '@portal/fixtures'
import { MINUTE_MS } from '@portal/schemas'
import { classEntry, entitySchemas } from '@portal/schemas/contract'
import { isComparable } from '../bco/generic/meta.ts'
import { garbageCollector } from './garbageCollector.ts'
import { FIRST_ROWS } from './index/sortRows.ts'
import { Interventions } from './interventions.ts'
import { tellMinute, tellNextMinute } from './largeWorld.ts'
import { LazyRecords } from './lazyRecords.ts'
import { isSearchedByPerson } from './protection.ts'
import { SessionWorld } from './sessionWorld.ts'
import type { ClassName, Store } from './store.ts'
import type { View } from './view.ts'

/** So long others are answered between two steps. */
const PAUSE_MS = 20
/** Nothing is prepared until nothing was asked for so long: a step would keep who asks waiting. */
const QUIET_MS = 400
/** A step that comes so much too late comes after an answer that took long: who waited for it asks on. */
const LATE_MS = 50

/** A step after the base can take so long: none is begun that would make the start late. */
const LONG_STEP_MS = 300

/** How long after a request the next minute is still prepared ahead. */
const ASKING_MS = 5 * 60_000

/** What people of the network look at first. */
const FIRST = ['chargepoint', 'relation', 'token', 'chargelocation', 'relationcontact', 'alarm'] as const

const SEES_ALL = { roles: ['SuperAdmin'], relationId: 'R00005' } as const

/** What the pages of a class need: its records and the order that lists begin with. */
const prepareClass = (store: Store, name: ClassName): void => {
  const orders = classEntry(name)
    .defaultOrder.split(',')
    .map((part) => {
      const [field = '', descending] = part.trim().split(' ')
      return { field, sign: descending ? (-1 as const) : (1 as const) }
    })
  new SessionWorld(store).as(SEES_ALL).finder(name)({ conditions: [], orders, offset: FIRST_ROWS, limit: 1 })
}

/** The index of a class that the network's lists look at. */
const indexOf = (store: Store, name: ClassName) =>
  isSearchedByPerson(name) ? store.maskedIndexes[name] : store.indexes[name]

/** So many records are made in one step where each is made by itself. */
const RECORDS_A_STEP = 5_000

function* allOf(records: Rows<object>): Generator<void> {
  for (let place = 0; place < records.length; place += 1) {
    records.at(place)
    if (place % RECORDS_A_STEP === 0) yield
  }
}

/** So many records are looked at in one step for what connectors say of them. */
const HEARD_A_STEP = 1_500

/** Lets connectors say how chargers and locations are: again only those that can say something else than before. */
function* hear({ records }: Store, view: View, now: number): Generator<void> {
  const listen = function* <T extends { readonly Id: string }>(
    all: ReadonlyMap<string, T>,
    tell: (record: T, place: number) => unknown,
  ): Generator<void> {
    let place = 0
    for (const record of all.values()) {
      tell(record, place)
      place += 1
      if (place % HEARD_A_STEP === 0) yield
    }
  }
  const { connectors } = view
  yield* listen(records.chargepoint, connectors.chargersAt(now))
  yield* listen(records.chargelocation, connectors.locationsAt(now))
}

/** What every first page needs some of: the small world, what the records of the large one are made of, and what its connectors had of late. */
function* baseOf(store: Store): Generator<void> {
  const { small, world } = store
  if (small)
    for (const name of Object.keys(small.records) as ClassName[])
      if (name !== 'cdr') yield prepareClass(small, name)
  yield* makeBase(world)
  yield void world.outlets.length
  yield void store.outletsOf.size
  yield void store.outletsAt.size
  yield void store.everyOutlet.size
  yield* tellMinute(store, Date.parse(world.now), new Interventions())
}

/** Each step makes a part that would be made when it is first asked for: first what first pages need. */
function* stepsOf(store: Store): Generator<void> {
  const { records, small } = store
  // A year of sessions takes a quarter of a second: too long while someone asks.
  if (small) {
    yield void small.sessions.length
    yield prepareClass(small, 'cdr')
  }
  for (const name of FIRST) yield prepareClass(store, name)
  yield void store.outletsOfRelation.size
  yield* hear(store, new SessionWorld(store).as(SEES_ALL), Date.parse(store.world.now))
  for (const name of Object.keys(records) as ClassName[]) {
    yield void records[name].size
    yield prepareClass(store, name)
  }
  if (small) yield* ranksOf(small, 'cdr')
  for (const name of Object.keys(records) as ClassName[]) yield* ranksOf(store, name)
}

/** All records of a class, and the ranks of every field that can be compared. */
function* ranksOf(store: Store, name: ClassName): Generator<void> {
  const records = store.records[name]
  if (records instanceof LazyRecords) yield* allOf(records)
  for (const field of Object.keys(entitySchemas[classEntry(name).entity].properties))
    if (isComparable(name, field)) yield indexOf(store, name).prepare(field)
}

export interface Preparing {
  /** Makes what it can until the process is so old, in milliseconds: for a server that need not listen yet. */
  readonly ahead: (untilMs: number) => void
  /** Makes the rest while no one asks. */
  readonly start: () => void
  readonly stop: () => void
}

/**
 * Prepares a large world step by step and keeps its memory small afterwards; `lastAsked` is the time of the last request,
 * `now` the time of the world. Once all is made, it is heard each minute what has changed; while someone asks, each next minute is prepared before it comes.
 */
export const preparing = (store: Store, lastAsked: () => number, now: () => number): Preparing => {
  // It is made even while someone asks, in steps of some ten milliseconds.
  const base = baseOf(store)
  const steps = stepsOf(store)
  const tidy = garbageCollector()
  let hasBase = false
  let isReady = false
  let telling: Generator<void> | undefined
  let timer: NodeJS.Timeout | undefined
  let dueAt = Infinity
  let heldUpAt = 0
  let heardMinute = 0
  const nextTelling = (): Generator<void> | undefined => {
    const minute = Math.floor(now() / MINUTE_MS)
    if (isReady && minute !== heardMinute) {
      heardMinute = minute
      return hear(store, new SessionWorld(store).as(SEES_ALL), now())
    }
    const isAsked = Date.now() - lastAsked() < ASKING_MS
    return isAsked ? tellNextMinute(store, now(), new Interventions()) : undefined
  }
  const tellOn = (): void => {
    telling ??= nextTelling()
    if (telling?.next().done) telling = undefined
  }
  const next = (): void => {
    if (Date.now() - dueAt > LATE_MS) heldUpAt = Date.now()
    const isQuiet = Date.now() - Math.max(lastAsked(), heldUpAt) >= QUIET_MS
    const wasReady = isReady
    if (!hasBase) hasBase = base.next().done === true
    else if (!isReady && isQuiet) isReady = steps.next().done === true
    else tellOn()
    tidy(isQuiet, isReady && !wasReady)
    const isBusy = !hasBase || telling !== undefined || (!isReady && isQuiet)
    const pause = isBusy ? (isQuiet && !hasBase ? 0 : PAUSE_MS) : QUIET_MS
    dueAt = Date.now() + pause
    timer = setTimeout(next, pause)
    // A server that is closed is not kept alive by this.
    timer.unref()
  }
  return {
    ahead: (untilMs) => {
      while (!isReady && performance.now() < (hasBase ? untilMs - LONG_STEP_MS : untilMs)) {
        if (hasBase) isReady = steps.next().done === true
        else hasBase = base.next().done === true
      }
    },
    start: () => {
      dueAt = Date.now() + PAUSE_MS
      timer = setTimeout(next, PAUSE_MS)
    },
    stop: () => clearTimeout(timer),
  }
}
