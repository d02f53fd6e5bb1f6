import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { classEntry, entitySchemas } from '@portal/schemas/contract'
import { isComparable } from '../bco/generic/meta.ts'
import { isSearchedByPerson } from './protection.ts'
import { SessionWorld } from './sessionWorld.ts'
import type { ClassName, Store } from './store.ts'

/** So long others are answered between two steps. */
const PAUSE_MS = 20
/** Nothing is prepared until nothing was asked for so long: a step would keep who asks waiting. */
const QUIET_MS = 400

const SEES_ALL = { roles: ['SuperAdmin'], relationId: 'R00005' } as const

/** What the first page of a class needs: its records and the order that lists begin with. */
const prepareClass = (store: Store, name: ClassName): void => {
  const orders = classEntry(name)
    .defaultOrder.split(',')
    .map((part) => {
      const [field = '', descending] = part.trim().split(' ')
      return { field, sign: descending ? (-1 as const) : (1 as const) }
    })
  new SessionWorld(store).as(SEES_ALL).finder(name)({ conditions: [], orders, offset: 0, limit: 1 })
}

/** The index of a class that the network's lists look at. */
const indexOf = (store: Store, name: ClassName) =>
  isSearchedByPerson(name) ? store.maskedIndexes[name] : store.indexes[name]

/** Each step makes a part that would be made when it is first asked for. */
function* stepsOf(store: Store): Generator<void> {
  const { small } = store
  if (small) {
    for (const name of Object.keys(small.records) as ClassName[]) prepareClass(small, name)
    yield
  }
  yield void store.world.chargepoints.length
  yield void store.world.tokens.length
  yield void store.world.outlets.length
  yield void store.outletsAt.size
  yield void store.outletsOfRelation.size
  yield void store.historyUntil.size
  for (const name of Object.keys(store.records) as ClassName[]) {
    yield void store.records[name].size
    yield prepareClass(store, name)
  }
  yield void new SessionWorld(store).as(SEES_ALL).sessions(Date.parse(store.world.now))
  for (const name of Object.keys(store.records) as ClassName[])
    for (const field of Object.keys(entitySchemas[classEntry(name).entity].properties))
      if (isComparable(name, field)) yield indexOf(store, name).prepare(field)
}

/** Left alone, a process keeps twice the memory that it needs: garbage is to be collected when there is so much more, in percent. */
const GROWING_PERCENT = 15
/** While no one asks it is given back when there is so much of it. */
const GARBAGE_BYTES = 100_000_000

/** Answers what gives back the memory that is needed no more, where that is worth the time. */
const garbageCollector = (): ((isQuiet: boolean, isDue: boolean) => void) => {
  setFlagsFromString(`--heap-growing-percent=${GROWING_PERCENT}`)
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  let left = process.memoryUsage.rss()
  return (isQuiet, isDue) => {
    const used = process.memoryUsage.rss()
    if (!isDue && (!isQuiet || used - left < GARBAGE_BYTES)) return
    if (typeof collect === 'function') collect()
    left = process.memoryUsage.rss()
  }
}

/**
 * Makes a large world bit by bit while no one asks anything, and keeps its memory small from then on; `lastAsked` says when that
 * last was. Answers how to stop it.
 */
export const prepare = (store: Store, lastAsked: () => number): (() => void) => {
  const steps = stepsOf(store)
  const tidy = garbageCollector()
  let isReady = false
  let timer: NodeJS.Timeout | undefined
  const next = (): void => {
    const isQuiet = Date.now() - lastAsked() >= QUIET_MS
    const wasReady = isReady
    if (isQuiet && !isReady) isReady = steps.next().done === true
    tidy(isQuiet, isReady && !wasReady)
    timer = setTimeout(next, isQuiet && !isReady ? PAUSE_MS : QUIET_MS)
    // A server that is closed is not kept alive by this.
    timer.unref()
  }
  timer = setTimeout(next, PAUSE_MS)
  return () => clearTimeout(timer)
}
