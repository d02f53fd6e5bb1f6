import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { fallsDueFirst, timeParts } from './clock.ts'
import { historyPart } from './history.ts'
import { canonical, changedByFile, type Facts } from './json.ts'
import { LimitReached } from './limit.ts'
import { brokenInvariants, childSnapshot, isDelay, type Model } from './model.ts'
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
  /**
   * True if the edge changes the key, starts an actor or runs an action. Without an effect, a missing transition would
   * go undetected.
   */
  readonly hasEffect: boolean
}

export interface Start {
  readonly input: unknown
  readonly to: string
  readonly transitions: readonly string[]
}

export interface Graph {
  readonly starts: readonly Start[]
  /** Outgoing edges, by the key of their state. */
  readonly edges: ReadonlyMap<string, readonly Edge[]>
  /** State names by key; several keys may share a name. */
  readonly states: ReadonlyMap<string, string>
}

export interface Explorer {
  /** Called once for each state. */
  readonly onState?: (snapshot: AnyMachineSnapshot, key: string, begun: AnyMachineSnapshot) => void
  /** Called for each start, with `before` undefined, and for every event case that takes a transition. */
  readonly onStep?: (
    before: AnyMachineSnapshot | undefined,
    event: AnyEventObject,
    traced: Traced,
    key: string,
  ) => void
  /** Returns true to end the exploration early. */
  readonly isEnough?: () => boolean
  /** Called every thousand states. */
  readonly onProgress?: (states: number) => void
}

const PROGRESS_EVERY = 1_000

/** Reserved parts, which the kit adds to the key of the model. */
const OWN_PARTS = ['state', 'falls due', 'over', 'answered', 'history', 'order']

const keyParts = (model: Model, snapshot: AnyMachineSnapshot) => ({
  state: stateName(snapshot),
  ...timeParts(snapshot),
  ...answeredPart(snapshot),
  ...historyPart(snapshot),
  ...orderPart(snapshot),
  ...model.key(snapshot as never),
})

/** Throws for a key with a reserved part or with a value that JSON would change. */
const refuseKey = (model: Model, snapshot: AnyMachineSnapshot): void => {
  const own = model.key(snapshot as never)
  const name = OWN_PARTS.find((part) => Object.hasOwn(own, part))
  const changed = changedByFile(own)
  const where = () => `in state ${stateName(snapshot)}`
  if (name !== undefined) {
    throw new ChartRefused(
      `${model.name}: the key has a part named '${name}' ${where()}: that name is reserved. Use another one.`,
    )
  }
  if (changed !== undefined) {
    throw new ChartRefused(
      `${model.name}: the key contains ${changed} ${where()}: a paths file would change it. Use a text or a number.`,
    )
  }
}

export const keyOf = (model: Model, snapshot: AnyMachineSnapshot): string =>
  canonical(keyParts(model, snapshot))

/** Describes the part of the key with the most values, because it probably grows without limit. */
const growingPart = (keys: Iterable<string>): string => {
  const values = new Map<string, Set<string>>()
  for (const key of keys) {
    for (const [name, value] of Object.entries(JSON.parse(key) as Facts)) {
      const found = values.get(name) ?? new Set()
      values.set(name, found.add(canonical(value)))
    }
  }
  const [name, most] = [...values].sort(([, a], [, b]) => b.size - a.size)[0] ?? ['state', new Set()]
  return `'${name}' took ${most.size} values`
}

/** Returns all events to try: those of the model, the snapshots of its children, and the delays. */
export const eventsOf = (model: Model): readonly AnyEventObject[] => [
  ...model.events,
  ...Object.entries(model.children).flatMap(([id, cases]) =>
    Object.keys(cases).map((name) => childSnapshot(id, name)),
  ),
  ...delaysOf(model.machine).map((type) => ({ type })),
]

/** True if the delay falls due before every other running delay that has an effect. */
const isNext = (model: Model, snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean =>
  fallsDueFirst(snapshot, event, (from, type) => {
    const next = step(model, from, { type })
    return { snapshot: next.snapshot, doesNothing: next.transitions.length === 0 }
  })

/** True if the event can occur now, regardless of the model's `allows`. */
export const canCome = (model: Model, snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean =>
  canHappen(model, snapshot, event) && (!isDelay(event) || isNext(model, snapshot, event))

/** {@link tryStep} for an event that an active state handles. */
const tryHandled = (
  model: Model,
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
): Traced | undefined => {
  if (!canCome(model, snapshot, event) || !model.allows(snapshot as never, event)) return undefined
  const next = step(model, snapshot, event)
  return next.transitions.length === 0 || !model.filter(next.snapshot as never) ? undefined : next
}

/**
 * Returns the effect of the event; undefined if the event cannot occur now, the model excludes it, or the machine
 * ignores it.
 */
export const tryStep = (model: Model, snapshot: AnyMachineSnapshot, event: AnyEventObject) =>
  isHandled(snapshot, event) ? tryHandled(model, snapshot, event) : undefined

/** Returns a lookup of the events that an active state handles, cached by state name. */
const handledIn = (events: readonly AnyEventObject[]) => {
  const byState = new Map<string, readonly AnyEventObject[]>()
  return (snapshot: AnyMachineSnapshot, state: string): readonly AnyEventObject[] => {
    const found = byState.get(state) ?? events.filter((event) => isHandled(snapshot, event))
    byState.set(state, found)
    return found
  }
}

/** A state in the queue, with the first snapshot of its path (`begun`) and its outgoing edges (`own`). */
interface Place {
  readonly snapshot: AnyMachineSnapshot
  readonly begun: AnyMachineSnapshot
  readonly key: string
  readonly state: string
  readonly own: Edge[]
}

/** Explores every reachable state, identified by its key, and every event case that takes a transition. */
export const explore = (model: Model, explorer: Explorer = {}): Graph => {
  refuse(model)
  const eventsIn = handledIn(eventsOf(model))
  const edges = new Map<string, Edge[]>()
  const states = new Map<string, string>()
  const queue: Place[] = []

  // Intern keys, because a separate string for each edge would exhaust the memory.
  const keys = new Map<string, string>()
  const enter = (snapshot: AnyMachineSnapshot, begun: AnyMachineSnapshot): string => {
    const parts = keyParts(model, snapshot)
    const key = canonical(parts)
    const cached = keys.get(key)
    if (cached !== undefined) return cached
    refuseKey(model, snapshot)
    keys.set(key, key)
    if (keys.size > model.limit) {
      throw new LimitReached(
        `${model.name} has more than ${model.limit} states: ${growingPart(keys.keys())}. Limit it with 'filter', or remove it from 'key'.`,
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
  // Process one level at a time: shifting a single queue would move all its entries, and keeping all entries would
  // exhaust the memory.
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
