import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from 'xstate'
import { type Enqueuer, enqueuedBy, enqueuerOf, namedEnqueuers, withoutEnqueued } from './enqueued.ts'
import { explore, type Graph, tryStep } from './explore.ts'
import type { Path } from './format.ts'
import { canonical } from './json.ts'
import { MAX_STEPS } from './limit.ts'
import type { Model } from './model.ts'
import { asBefore } from './mutants.ts'
import { seeded } from './random.ts'
import { eventsIn, pathFrom } from './run.ts'
import { shortestToKey } from './shortest.ts'
import { expectationOf, start, step, type Traced } from './trace.ts'
import { nameOf, nodesOf, pathOf, transitionsOf } from './transitions.ts'
import { wander } from './walk.ts'

/** One occurrence of an action in the machine, or a part of an `enqueueActions`. */
interface Place {
  /** The transition, entry or exit that lists the action, and the name of the action. */
  readonly about: string
  readonly action: unknown
  /** Removes the action; returns a function that restores it. */
  readonly lose: () => () => void
  readonly isTouched: (before: AnyMachineSnapshot | undefined, traced: Traced) => boolean
}

/** True for the actions with which XState starts and cancels delays. */
const isTimer = (action: unknown): boolean => {
  if (typeof action !== 'function' || !('type' in action)) return false
  if (action.type === 'xstate.cancel') return true
  return action.type === 'xstate.raise' && 'delay' in action && action.delay !== undefined
}

/** Number of seeded random walks, for effects that no shortest path reveals. */
const WALKS = 60
const SEED = 1

/** Removes an action from a list that XState reads; returns a function that restores it. */
const lost = (list: unknown[], index: number): (() => void) => {
  const [action] = list.splice(index, 1)
  return () => list.splice(index, 0, action)
}

const placesIn = (
  about: string,
  actions: readonly unknown[],
  isTouched: Place['isTouched'],
): readonly Place[] =>
  actions.flatMap((action, index) =>
    isTimer(action)
      ? []
      : [
          {
            about: `${about}: ${nameOf(action)}`,
            action,
            lose: () => lost(actions as unknown[], index),
            isTouched,
          },
        ],
  )

const has = (snapshot: AnyMachineSnapshot | undefined, node: AnyStateNode): boolean =>
  snapshot?._nodes.includes(node) ?? false

/** Returns the parts of each `enqueueActions` as separate places, because not every call runs all of them. */
const partsOf = (machine: AnyStateMachine, places: readonly Place[]): readonly Place[] => {
  const listed = new Map<Enqueuer, { name: string; by: Place[] }>(
    namedEnqueuers(machine).map(([name, enqueuer]) => [enqueuer, { name, by: [] }]),
  )
  for (const place of places) {
    const enqueuer = enqueuerOf(machine, place.action)
    if (enqueuer === undefined) continue
    const entry = listed.get(enqueuer)
    if (entry) entry.by.push(place)
    else listed.set(enqueuer, { name: place.about, by: [place] })
  }
  return [...listed].flatMap(([enqueuer, { name, by }]) =>
    enqueuedBy(enqueuer).map((part) => ({
      about: `${name}: enqueue ${part}`,
      action: undefined,
      lose: () => withoutEnqueued(enqueuer, part),
      // An `enqueueActions` that only another one enqueues is listed nowhere, so any step may run it.
      isTouched: (before, traced) => by.length === 0 || by.some((place) => place.isTouched(before, traced)),
    })),
  )
}

/** Returns every listed action, with a predicate for the steps that may run it. */
const listedIn = (machine: AnyStateMachine): readonly Place[] => [
  ...[...transitionsOf(machine)].flatMap(([{ actions }, name]) =>
    placesIn(name, actions, (_, { transitions }) => transitions.includes(name)),
  ),
  ...nodesOf(machine.root).flatMap((node) => [
    ...placesIn(`${pathOf(node)}: entry`, node.entry, (_, { microsteps }) =>
      microsteps.some(({ snapshot }) => has(snapshot, node)),
    ),
    ...placesIn(
      `${pathOf(node)}: exit`,
      node.exit,
      (before, { microsteps }) => has(before, node) || microsteps.some(({ snapshot }) => has(snapshot, node)),
    ),
  ]),
]

const placesOf = (machine: AnyStateMachine): readonly Place[] => {
  const places = listedIn(machine)
  return [...places, ...partsOf(machine, places)]
}

const expectationText = (model: Model, { snapshot, starts, does }: Traced): string =>
  canonical({ expect: expectationOf(model, snapshot), starts, does })

/** Expectations of unchanged steps, cached because each is compared several times. */
const expectations = new WeakMap<Traced, string>()
const cachedExpectation = (model: Model, traced: Traced): string => {
  const found = expectations.get(traced) ?? expectationText(model, traced)
  expectations.set(traced, found)
  return found
}

/** True if removing the action changes the expectations of the step. */
const isSeen = (model: Model, { lose }: Place, again: () => Traced, traced: Traced): boolean => {
  const before = cachedExpectation(model, traced)
  const putBack = lose()
  try {
    return expectationText(model, again()) !== before
  } catch {
    // Without the action, the machine throws or loops forever.
    return true
  } finally {
    putBack()
  }
}

/** True if the last event reveals the effect of the action. */
const isVisibleBy = (
  model: Model,
  place: Place,
  input: unknown,
  events: readonly AnyEventObject[],
): boolean => {
  const path = pathFrom(model, input, events.slice(0, -1))
  const event = events.at(-1)
  if (path === undefined || event === undefined) return false
  const { snapshot } = eventsIn(path).reduce(
    (now, one) => step(model, now.snapshot, one),
    start(model, input),
  )
  const traced = tryStep(model, snapshot, event)
  if (traced === undefined || !place.isTouched(snapshot, traced)) return false
  return isSeen(model, place, () => step(model, snapshot, event), traced)
}

/** Drops the events that are not needed to reveal the action. */
const shortened = (
  model: Model,
  place: Place,
  input: unknown,
  events: readonly AnyEventObject[],
): readonly AnyEventObject[] => {
  let left = events
  for (let index = events.length - 2; index >= 0; index -= 1) {
    const fewer = left.toSpliced(index, 1)
    if (isVisibleBy(model, place, input, fewer)) left = fewer
  }
  return left
}

export interface ActionMutants {
  /** Short extra paths whose last step reveals an action. */
  readonly paths: readonly Path[]
  /** Actions whose removal changes no expectation in any state. */
  readonly survivors: readonly string[]
}

/**
 * Finds a step that reveals each action. Taking a transition does not prove that its action has an effect: hiding a
 * hidden notice changes nothing. Tries the given paths first, then searches for the nearest step.
 */
export const actionMutantsBeside = (model: Model, graph: Graph, paths: readonly Path[]): ActionMutants => {
  // Use a separate machine, because the search removes and restores its actions.
  const tried = { ...model, machine: asBefore(model.machine) }
  const open = new Set(placesOf(tried.machine))
  const look = (
    before: AnyMachineSnapshot | undefined,
    traced: Traced,
    again: () => Traced,
    found?: (place: Place) => void,
  ) => {
    for (const place of open) {
      if (!place.isTouched(before, traced) || !isSeen(tried, place, again, traced)) continue
      open.delete(place)
      found?.(place)
    }
  }

  for (const path of paths) {
    const begin = () => start(tried, path.input)
    let now = begin()
    look(undefined, now, begin)
    for (const event of eventsIn(path)) {
      const before = now.snapshot
      const again = () => step(tried, before, event)
      now = again()
      look(before, now, again)
    }
  }

  const ways = new Map<string, Path>()
  const keep = (path: Path | undefined) => {
    if (path !== undefined) ways.set(path.id, path)
  }
  if (open.size > 0) {
    const inputs = [...model.inputs]
    explore(tried, {
      isEnough: () => open.size === 0,
      onStep: (before, event, traced, key) => {
        if (before === undefined) {
          const input = inputs.shift()
          const begin = () => start(tried, input)
          look(undefined, traced, begin, () => keep(pathFrom(model, input, [])))
          return
        }
        look(
          before,
          traced,
          () => step(tried, before, event),
          () => {
            const way = shortestToKey(model, graph, key)
            keep(way && pathFrom(model, way.input, [...eventsIn(way), event]))
          },
        )
      },
    })
  }
  // The search reaches each key by one path only. A value that the key omits may be set only on longer paths, where an
  // action that clears it has an effect, so random walks follow.
  const random = seeded(SEED)
  for (let walks = 0; walks < WALKS && open.size > 0; walks += 1) {
    for (const { input, events, snapshot, ways: on } of wander(tried, random, MAX_STEPS - 1)) {
      for (const { event, next } of on) {
        look(
          snapshot,
          next,
          () => step(tried, snapshot, event),
          (place) => keep(pathFrom(model, input, shortened(tried, place, input, [...events, event]))),
        )
      }
    }
  }
  return { paths: [...ways.values()], survivors: [...open].map(({ about }) => about) }
}
