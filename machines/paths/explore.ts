import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { fallsDueFirst, timeParts } from './clock.ts'
import { historyPart } from './history.ts'
import { canonical, changedByFile, type Facts } from './json.ts'
import { LimitReached } from './limit.ts'
import { brokenInvariants, isDelay, type Model, told } from './model.ts'
import { orderPart } from './order.ts'
import { answeredPart } from './past.ts'
import { refuse } from './refusals.ts'
import { ChartRefused } from './refused.ts'
import { canHappen, isHandled, START, start, stateName, step, type Traced } from './trace.ts'
import { delaysOf } from './transitions.ts'

export interface Edge {
  readonly event: AnyEventObject
  readonly to: string
  readonly transitions: readonly string[]
  /** Whether anything differs afterwards, or was asked of or done to the outside: only then can a lost transition be noticed. */
  readonly hasEffect: boolean
}

export interface Start {
  readonly input: unknown
  readonly to: string
  readonly transitions: readonly string[]
}

export interface Graph {
  readonly starts: readonly Start[]
  /** Edges by the key of the state that they leave. */
  readonly edges: ReadonlyMap<string, readonly Edge[]>
  /** Name of the state by key: several keys may share one. */
  readonly states: ReadonlyMap<string, string>
}

/** Looks on while a machine is explored. */
export interface Explorer {
  /** Every state, once. */
  readonly onState?: (snapshot: AnyMachineSnapshot, key: string, begun: AnyMachineSnapshot) => void
  /** Every event case that does something; `before` is undefined at a start. */
  readonly onStep?: (
    before: AnyMachineSnapshot | undefined,
    event: AnyEventObject,
    traced: Traced,
    key: string,
  ) => void
  /** Whether enough was seen: then exploring ends early. */
  readonly isEnough?: () => boolean
  /** Every thousand states. */
  readonly onProgress?: (states: number) => void
}

const PROGRESS_EVERY = 1_000

/** What the kit itself tells states apart by, beside the model's key. */
const OWN_PARTS = ['state', 'falls due', 'over', 'answered', 'history', 'order']

const keyParts = (model: Model, snapshot: AnyMachineSnapshot) => ({
  state: stateName(snapshot),
  ...timeParts(snapshot),
  ...answeredPart(snapshot),
  ...historyPart(snapshot),
  ...orderPart(snapshot),
  ...model.key(snapshot as never),
})

/** Refuses a key whose parts the kit tells itself, or that would be another one after a way through a file. */
const refuseKey = (model: Model, snapshot: AnyMachineSnapshot): void => {
  const own = model.key(snapshot as never)
  const name = OWN_PARTS.find((part) => Object.hasOwn(own, part))
  const changed = changedByFile(own)
  const where = () => `in state ${stateName(snapshot)}`
  if (name !== undefined) {
    throw new ChartRefused(
      `${model.name}: the key has a part named '${name}' ${where()}: paths tell that themselves. Name it otherwise.`,
    )
  }
  if (changed !== undefined) {
    throw new ChartRefused(
      `${model.name}: the key tells ${changed} ${where()}: a file of paths would change it. Tell it as text or as a number.`,
    )
  }
}

export const keyOf = (model: Model, snapshot: AnyMachineSnapshot): string =>
  canonical(keyParts(model, snapshot))

/** Which part of the key took the most values: that is the one that grows. */
const growingPart = (keys: Iterable<string>): string => {
  const values = new Map<string, Set<string>>()
  for (const key of keys) {
    for (const [name, value] of Object.entries(JSON.parse(key) as Facts)) {
      const known = values.get(name) ?? new Set()
      values.set(name, known.add(canonical(value)))
    }
  }
  const [name, most] = [...values].sort(([, a], [, b]) => b.size - a.size)[0] ?? ['state', new Set()]
  return `'${name}' took ${most.size} values`
}

/** Every event case that may happen to the machine, its delays included. */
export const eventsOf = (model: Model): readonly AnyEventObject[] => [
  ...model.events,
  ...Object.entries(model.children).flatMap(([id, cases]) =>
    Object.keys(cases).map((name) => told(id, name)),
  ),
  ...delaysOf(model.machine).map((type) => ({ type })),
]

/** Whether none of the other delays that run falls due before this one, and changes anything. */
const isNext = (model: Model, snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean =>
  fallsDueFirst(snapshot, event, (from, type) => {
    const next = step(model, from, { type })
    return { snapshot: next.snapshot, doesNothing: next.transitions.length === 0 }
  })

/** Whether the outside can let the event happen now, whatever the model bars. */
export const canCome = (model: Model, snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean =>
  canHappen(model, snapshot, event) && (!isDelay(event) || isNext(model, snapshot, event))

/** {@link tryStep} of an event that some state handles. */
const tryHandled = (
  model: Model,
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
): Traced | undefined => {
  if (!canCome(model, snapshot, event) || !model.allows(snapshot as never, event)) return undefined
  const next = step(model, snapshot, event)
  return next.transitions.length === 0 || !model.filter(next.snapshot as never) ? undefined : next
}

/** Effect of the event now; undefined if it cannot happen, the model bars it, or the machine does not take it. */
export const tryStep = (model: Model, snapshot: AnyMachineSnapshot, event: AnyEventObject) =>
  isHandled(snapshot, event) ? tryHandled(model, snapshot, event) : undefined

/** Handled events that depend on the state value alone: each is asked about once. */
const handledIn = (events: readonly AnyEventObject[]) => {
  const known = new Map<string, readonly AnyEventObject[]>()
  return (snapshot: AnyMachineSnapshot, state: string): readonly AnyEventObject[] => {
    const found = known.get(state) ?? events.filter((event) => isHandled(snapshot, event))
    known.set(state, found)
    return found
  }
}

/** A state that is still to be looked at: how it was first come to, and the edges that leave it. */
interface Place {
  readonly snapshot: AnyMachineSnapshot
  readonly begun: AnyMachineSnapshot
  readonly key: string
  readonly state: string
  readonly own: Edge[]
}

/** Every state that can be reached, told apart by the model's key, and every event case that does something in it. */
export const explore = (model: Model, explorer: Explorer = {}): Graph => {
  refuse(model)
  const eventsIn = handledIn(eventsOf(model))
  const edges = new Map<string, Edge[]>()
  const states = new Map<string, string>()
  const queue: Place[] = []

  // The same text for the same state: one for every edge would fill memory.
  const keys = new Map<string, string>()
  const enter = (snapshot: AnyMachineSnapshot, begun: AnyMachineSnapshot): string => {
    const parts = keyParts(model, snapshot)
    const key = canonical(parts)
    const known = keys.get(key)
    if (known !== undefined) return known
    refuseKey(model, snapshot)
    keys.set(key, key)
    if (keys.size > model.limit) {
      throw new LimitReached(
        `${model.name} has more than ${model.limit} states: ${growingPart(keys.keys())}. Bound it by 'filter', or take it out of 'key'.`,
      )
    }
    const [broken] = brokenInvariants(model, snapshot)
    if (broken !== undefined) throw new Error(`${model.name} breaks its invariant '${broken}' in ${key}`)
    const own: Edge[] = []
    edges.set(key, own)
    states.set(key, parts.state)
    queue.push({ snapshot, key, begun, state: parts.state, own })
    explorer.onState?.(snapshot, key, begun)
    if (keys.size % PROGRESS_EVERY === 0) explorer.onProgress?.(keys.size)
    return key
  }

  const starts = model.inputs.map((input): Start => {
    const traced = start(model, input)
    const to = enter(traced.snapshot, traced.snapshot)
    explorer.onStep?.(undefined, START, traced, to)
    return { input, to, transitions: traced.transitions }
  })
  // Level by level: taking from the front of one queue would move all that waits, and keeping it all would fill memory.
  for (let level = queue.splice(0); level.length > 0; level = queue.splice(0)) {
    for (const { snapshot, key, begun, state, own } of level) {
      if (explorer.isEnough?.()) return { starts, edges, states }
      for (const event of eventsIn(snapshot, state)) {
        const next = tryHandled(model, snapshot, event)
        if (next === undefined) continue
        const to = enter(next.snapshot, begun)
        explorer.onStep?.(snapshot, event, next, key)
        const hasEffect = to !== key || next.starts.length > 0 || next.does.length > 0
        own.push({ event, to, transitions: next.transitions, hasEffect })
      }
    }
  }
  return { starts, edges, states }
}
