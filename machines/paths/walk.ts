import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { eventsOf, tryStep } from './explore.ts'
import type { Path } from './format.ts'
import { MAX_STEPS } from './limit.ts'
import type { Model } from './model.ts'
import { pick, seeded } from './random.ts'
import { pathFrom } from './run.ts'
import { start, type Traced } from './trace.ts'

export interface WalkOptions {
  /** Seed of the walks, which repeat as long as the machine does not change. */
  readonly seed: number
  /** Number of walks. Default: 1. */
  readonly count?: number
  /** Maximum number of steps per walk. Default: {@link MAX_STEPS}. */
  readonly maxSteps?: number
}

interface Way {
  readonly event: AnyEventObject
  readonly next: Traced
}

/** A snapshot on a walk, with its path and the possible next steps. */
export interface Stand {
  readonly input: unknown
  readonly events: readonly AnyEventObject[]
  readonly snapshot: AnyMachineSnapshot
  readonly ways: readonly Way[]
}

/** Walks randomly with the weights of the model; yields every snapshot, including the last one. */
export const wander = function* (model: Model, random: () => number, maxSteps: number): Generator<Stand> {
  const all = eventsOf(model)
  const input = pick(model.inputs, () => 1, random)
  const events: AnyEventObject[] = []
  let { snapshot } = start(model, input)
  for (;;) {
    const ways = all.flatMap((event): Way[] => {
      const next = tryStep(model, snapshot, event)
      return next === undefined ? [] : [{ event, next }]
    })
    yield { input, events: [...events], snapshot, ways }
    const way = pick(ways, ({ event }) => model.weights[event.type] ?? 1, random)
    if (way === undefined || events.length === maxSteps) return
    events.push(way.event)
    snapshot = way.next.snapshot
  }
}

/** Returns random paths, for cases that no one anticipates. */
export const randomWalks = (model: Model, { seed, count = 1, maxSteps = MAX_STEPS }: WalkOptions): Path[] => {
  const random = seeded(seed)
  return Array.from({ length: count }, () => {
    const stand = [...wander(model, random, maxSteps)].at(-1)
    const path = stand && pathFrom(model, stand.input, stand.events)
    if (path === undefined) throw new Error(`${model.name} has no start to walk from.`)
    return path
  })
}
