import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { classEntry } from '@portal/schemas/contract'
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
}

/** Gives back what the steps needed for a moment: left alone, a process keeps twice the memory that it needs. */
const collectGarbage = (): void => {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect === 'function') collect()
}

/** Makes a large world bit by bit while no one asks anything; `lastAsked` says when that last was. Answers how to stop it. */
export const prepare = (store: Store, lastAsked: () => number): (() => void) => {
  const steps = stepsOf(store)
  let timer: NodeJS.Timeout | undefined
  const next = (): void => {
    if (Date.now() - lastAsked() < QUIET_MS) {
      timer = setTimeout(next, QUIET_MS)
      return
    }
    const { done } = steps.next()
    collectGarbage()
    timer = done ? undefined : setTimeout(next, PAUSE_MS)
  }
  timer = setTimeout(next, PAUSE_MS)
  return () => clearTimeout(timer)
}
