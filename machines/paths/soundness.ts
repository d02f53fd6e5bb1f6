import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { type Edge, eventsOf, type Graph, keyOf, tryStep } from './explore.ts'
import type { Path } from './format.ts'
import { canonical } from './json.ts'
import type { Model } from './model.ts'
import { seeded } from './random.ts'
import { eventsIn, pathFrom } from './run.ts'
import { shortestToKey } from './shortest.ts'
import { shrinkList } from './shrink.ts'
import { start, step } from './trace.ts'
import { type Stand, wander } from './walk.ts'

/** Two paths to one key after which the same event has different effects; therefore the key is incomplete. */
export interface Counterexample {
  readonly key: string
  readonly event: AnyEventObject
  readonly witnesses: readonly [Path, Path]
  /** Effects of the event after each path. */
  readonly outcomes: readonly [string, string]
}

export interface SoundnessOptions {
  readonly seed: number
  /** Number of snapshots to compare, on random walks. */
  readonly tries: number
}

/** Steps per walk: enough to set values early and to meet stale ones later. */
const WALK_STEPS = 100

const NOTHING = 'nothing'

const outcomeOf = (model: Model, snapshot: AnyMachineSnapshot, event: AnyEventObject): string => {
  const next = tryStep(model, snapshot, event)
  return next === undefined ? NOTHING : `${next.transitions.join(' + ')} to ${keyOf(model, next.snapshot)}`
}

const arrive = (model: Model, { input, steps }: Path): AnyMachineSnapshot =>
  steps.reduce((snapshot, { event }) => step(model, snapshot, event).snapshot, start(model, input).snapshot)

/** Returns the first event whose effect differs from the one that `explore` recorded for the same key. */
const differingEvent = (
  model: Model,
  explored: readonly Edge[],
  { ways }: Stand,
): AnyEventObject | undefined => {
  // Both lists are in the order of the model's events, so compare them index by index.
  const parts = (edge: Edge | undefined, way: Stand['ways'][number] | undefined): boolean =>
    edge?.event.type !== way?.event.type ||
    (edge !== undefined &&
      way !== undefined &&
      (keyOf(model, way.next.snapshot) !== edge.to ||
        canonical(way.next.transitions) !== canonical(edge.transitions)))
  const longest = Math.max(explored.length, ways.length)
  const at = Array.from({ length: longest }, (_, index) => index).find((index) =>
    parts(explored[index], ways[index]),
  )
  if (at === undefined) return undefined
  const [edge, way] = [explored[at], ways[at]]
  if (edge === undefined || way === undefined) return edge?.event ?? way?.event
  // If the events differ, one list lacks the event that comes first in the model.
  const order = eventsOf(model).map(canonical)
  return order.indexOf(canonical(edge.event)) <= order.indexOf(canonical(way.event)) ? edge.event : way.event
}

/**
 * Compares snapshots on random walks with the explored states of the same key. Returns the first counterexample,
 * shortened as long as it reaches the same key and still differs.
 */
export const findUnsoundKey = async (
  model: Model,
  graph: Graph,
  { seed, tries }: SoundnessOptions,
): Promise<Counterexample | undefined> => {
  const random = seeded(seed)
  const seen = new Set<string>()
  for (let tried = 0; tried < tries; ) {
    const begun = tried
    for (const stand of wander(model, random, WALK_STEPS)) {
      const { input, events, snapshot } = stand
      tried += 1
      if (tried > tries) break
      const key = keyOf(model, snapshot)
      const whole = `${key} ${canonical(snapshot.context)}`
      if (seen.has(whole)) continue
      seen.add(whole)
      const event = differingEvent(model, graph.edges.get(key) ?? [], stand)
      if (event === undefined) continue

      const first = shortestToKey(model, graph, key)
      if (first === undefined) continue
      const usual = outcomeOf(model, arrive(model, first), event)
      const isWitness = (path: Path | undefined): path is Path => {
        if (path === undefined) return false
        const there = arrive(model, path)
        return keyOf(model, there) === key && outcomeOf(model, there, event) !== usual
      }
      const shortened = await shrinkList(events, async (part) => isWitness(pathFrom(model, input, part)))
      const second = pathFrom(model, input, shortened)
      if (!isWitness(second)) continue
      return {
        key,
        event,
        witnesses: [first, second],
        outcomes: [usual, outcomeOf(model, arrive(model, second), event)],
      }
    }
    // Prevents an endless loop if a walk yields no snapshot.
    if (tried === begun) break
  }
  return undefined
}

export const unsoundInWords = ({ key, event, witnesses, outcomes }: Counterexample): string => {
  const eventName = (event: AnyEventObject) =>
    Object.keys(event).length === 1 ? event.type : canonical(event)
  const way = (path: Path) =>
    [path.input === undefined ? 'start' : canonical(path.input), ...eventsIn(path).map(eventName)].join(', ')
  return [
    `two paths to ${key} behave differently at ${canonical(event)}:`,
    ...witnesses.map((path, index) => `  after ${way(path)}: ${outcomes[index]}`),
    'Add the difference to the key, or clear the stale value in the machine.',
  ].join('\n')
}
