import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { canonical, type Facts } from './json.ts'
import type { Model } from './model.ts'
import { canHappen, start, stateName, step } from './trace.ts'
import { delaysOf } from './transitions.ts'

export interface Edge {
  readonly event: AnyEventObject
  readonly to: string
  readonly transitions: readonly string[]
  /** Whether anything differs afterwards, or was asked of the outside: only then can a lost transition be noticed. */
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
}

const keyParts = (model: Model, snapshot: AnyMachineSnapshot): Facts => ({
  state: stateName(snapshot),
  ...model.key(snapshot as never),
})

export const keyOf = (model: Model, snapshot: AnyMachineSnapshot): string =>
  canonical(keyParts(model, snapshot))

/** Which part of the key took the most values: that is the one that grows. */
const growingPart = (seen: readonly Facts[]): string => {
  const values = new Map<string, Set<string>>()
  for (const parts of seen) {
    for (const [name, value] of Object.entries(parts)) {
      const known = values.get(name) ?? new Set()
      values.set(name, known.add(canonical(value)))
    }
  }
  const [name, most] = [...values].sort(([, a], [, b]) => b.size - a.size)[0] ?? ['state', new Set()]
  return `'${name}' took ${most.size} values`
}

/** Every state that can be reached, told apart by the model's key, and every event case that does something in it. */
export const explore = (model: Model): Graph => {
  const events = [...model.events, ...delaysOf(model.machine).map((type) => ({ type }))]
  const edges = new Map<string, Edge[]>()
  const parts: Facts[] = []
  const queue: AnyMachineSnapshot[] = []

  const enter = (snapshot: AnyMachineSnapshot): string => {
    const key = keyOf(model, snapshot)
    if (edges.has(key)) return key
    parts.push(keyParts(model, snapshot))
    if (parts.length > model.limit) {
      throw new Error(
        `${model.name} has more than ${model.limit} states: ${growingPart(parts)}. Bound it by 'filter', or take it out of 'key'.`,
      )
    }
    edges.set(key, [])
    queue.push(snapshot)
    return key
  }

  const starts = model.inputs.map((input): Start => {
    const { snapshot, transitions } = start(model, input)
    return { input, to: enter(snapshot), transitions }
  })
  for (let snapshot = queue.shift(); snapshot !== undefined; snapshot = queue.shift()) {
    const from = keyOf(model, snapshot)
    for (const event of events) {
      if (!canHappen(model, snapshot, event) || !model.allows(snapshot as never, event)) continue
      const next = step(model, snapshot, event)
      if (next.transitions.length === 0 || !model.filter(next.snapshot as never)) continue
      const to = enter(next.snapshot)
      const hasEffect = to !== from || next.starts.length > 0
      edges.get(from)?.push({ event, to, transitions: next.transitions, hasEffect })
    }
  }
  return { starts, edges }
}
