import type { AnyEventObject, AnyMachineSnapshot, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { eventsOf, explore, type Graph, tryStep } from './explore.ts'
import type { Path } from './format.ts'
import { canonical } from './json.ts'
import { answerOf, isDelay, type Model } from './model.ts'
import { asBefore, isAnd } from './mutants.ts'
import { eventsIn, pathFrom } from './run.ts'
import { shortestToKey } from './shortest.ts'
import { canHappen, expectationOf, start, step, type Traced } from './trace.ts'
import { nameOf, transitionsOf } from './transitions.ts'

/** A removable guard, or a removable part of `and([…])`. */
interface Place {
  readonly about: string
  readonly source: AnyStateNode
  readonly eventType: string
  /** Removes the guard; returns a function that restores it. */
  readonly loosen: () => () => void
}

/** Maximum number of steps to try per guard; otherwise, a guard that never refuses would be tried in every state. */
const MOST_TRIES = 500
/** The search ends after this many consecutive states that reveal no further guard. */
const MOST_IN_VAIN = 600

const wholeGuard = (transition: AnyTransitionDefinition): (() => () => void) => {
  return () => {
    const { guard } = transition
    const open = transition as { guard?: unknown }
    delete open.guard
    return () => {
      open.guard = guard
    }
  }
}

const partOf =
  (parts: unknown[], index: number): (() => () => void) =>
  () => {
    const [part] = parts.splice(index, 1)
    return () => {
      parts.splice(index, 0, part)
    }
  }

const partsOf = (guard: unknown): readonly [string, () => () => void][] =>
  isAnd(guard)
    ? guard.guards.flatMap((part, index) => [
        [nameOf(part), partOf(guard.guards, index)] as [string, () => () => void],
        ...partsOf(part),
      ])
    : []

const placesOf = (model: Model): readonly Place[] =>
  [...transitionsOf(model.machine)].flatMap(([transition, name]) => {
    if (transition.guard === undefined) return []
    const { source, eventType } = transition
    const parts = [['the guard', wholeGuard(transition)] as const, ...partsOf(transition.guard)]
    return parts.map(([part, loosen]) => ({ about: `${name}: ${part}`, source, eventType, loosen }))
  })

const expectationText = (model: Model, { snapshot, starts, does }: Traced): string =>
  canonical({ expect: expectationOf(model, snapshot), starts, does })

/** Expectations of unchanged steps, cached because each is compared several times. */
const expectations = new WeakMap<Traced, string>()
const cachedExpectation = (model: Model, traced: Traced): string => {
  const found = expectations.get(traced) ?? expectationText(model, traced)
  expectations.set(traced, found)
  return found
}

const isSeen = (model: Model, { loosen }: Place, again: () => Traced, traced: Traced): boolean => {
  const before = cachedExpectation(model, traced)
  const tighten = loosen()
  try {
    return expectationText(model, again()) !== before
  } catch {
    // Without the guard, the machine throws or loops forever.
    return true
  } finally {
    tighten()
  }
}

/** True if the guard may affect the event here, directly or through a following `always`. */
const isDeciding = (
  { source, eventType }: Place,
  before: AnyMachineSnapshot,
  { type }: AnyEventObject,
): boolean =>
  eventType === '' || (before._nodes.includes(source) && (eventType === type || eventType.endsWith('*')))

/**
 * True unless the guard belongs to an `always` that the step cannot have evaluated, because its state was active
 * neither during nor after the step.
 */
const isPassed = ({ source, eventType }: Place, { snapshot, microsteps }: Traced): boolean =>
  eventType !== '' ||
  snapshot._nodes.includes(source) ||
  microsteps.some((micro) => micro.snapshot._nodes.includes(source))

/**
 * Returns the step that the event causes, or a step without effect if the event can occur but is ignored. Ignored
 * delays and answers give undefined, like events that cannot occur.
 */
const tryHere = (model: Model, snapshot: AnyMachineSnapshot, event: AnyEventObject): Traced | undefined => {
  const taken = tryStep(model, snapshot, event)
  if (taken !== undefined || isDelay(event) || answerOf(event) !== undefined) return taken
  if (!canHappen(model, snapshot, event) || !model.allows(snapshot as never, event)) return undefined
  const next = step(model, snapshot, event)
  return next.transitions.length === 0 ? next : undefined
}

/** A guard, or a part of one, whose removal changes no expectation of the tried steps. */
export interface SurvivingGuard {
  readonly about: string
  /** Number of states tried before the search ended. */
  readonly looked: number
}

/** Returns the names of guards and of their parts, as in {@link SurvivingGuard}. */
export const guardsOf = (model: Model): readonly string[] => placesOf(model).map(({ about }) => about)

export interface GuardMutants {
  /** Short extra paths whose last step a guard refuses. */
  readonly paths: readonly Path[]
  readonly survivors: readonly SurvivingGuard[]
}

export interface Patience {
  readonly mostTries?: number
  readonly mostInVain?: number
}

/**
 * Finds a step for each guard and each part of `and([…])` that reveals it. Taking a transition does not prove that its
 * guard ever refuses it. Tries the given paths first, then searches for the nearest step.
 */
export const guardMutantsBeside = (
  model: Model,
  graph: Graph,
  paths: readonly Path[],
  { mostTries = MOST_TRIES, mostInVain = MOST_IN_VAIN }: Patience = {},
): GuardMutants => {
  // Use a separate machine, because the search removes and restores its guards.
  const tried = { ...model, machine: asBefore(model.machine) }
  const open = new Map(placesOf(tried).map((place) => [place, mostTries]))
  const ways = new Map<string, Path>()
  const visible = new Set<Place>()
  const show = (place: Place) => {
    open.delete(place)
    visible.add(place)
  }

  const follow = (path: Path) => {
    const begin = () => start(tried, path.input)
    let now = begin()
    for (const [place] of open) {
      if (place.eventType === '' && isSeen(tried, place, begin, now)) show(place)
    }
    for (const event of eventsIn(path)) {
      const before = now.snapshot
      const again = () => step(tried, before, event)
      now = again()
      for (const [place] of open) {
        if (isDeciding(place, before, event) && isPassed(place, now) && isSeen(tried, place, again, now))
          show(place)
      }
    }
  }
  for (const path of paths) follow(path)
  if (open.size === 0) return { paths: [], survivors: [] }

  const events = eventsOf(model)
  const places = [...open.keys()]
  let inVain = 0
  let looked = 0
  const abandoned = new Map<Place, number>()
  explore(tried, {
    isEnough: () => open.size === 0 || inVain > mostInVain,
    onState: (snapshot, key) => {
      inVain += 1
      looked += 1
      for (const event of events) {
        const evaluated = [...open].filter(([place]) => isDeciding(place, snapshot, event))
        if (evaluated.length === 0) continue
        const now = tryHere(tried, snapshot, event)
        if (now === undefined) continue
        for (const [place, left] of evaluated) {
          if (visible.has(place) || !isPassed(place, now)) continue
          if (left === 0) {
            open.delete(place)
            abandoned.set(place, looked)
          } else open.set(place, left - 1)
          if (!isSeen(tried, place, () => step(tried, snapshot, event), now)) continue
          const way = shortestToKey(model, graph, key)
          const path = way && pathFrom(model, way.input, [...eventsIn(way), event])
          if (path === undefined) continue
          // Replay the path from its own start, because a snapshot of another path carries the context of that path.
          const before = visible.size
          open.set(place, left)
          follow(path)
          if (visible.size > before) {
            ways.set(path.id, path)
            inVain = 0
          }
        }
      }
    },
  })
  return {
    paths: [...ways.values()],
    survivors: places
      .filter((place) => !visible.has(place))
      .map((place) => ({ about: place.about, looked: abandoned.get(place) ?? looked })),
  }
}
