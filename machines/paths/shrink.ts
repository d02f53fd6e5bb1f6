import type { AnyEventObject } from 'xstate'
import { explore, type Graph, keyOf } from './explore.ts'
import type { Path } from './format.ts'
import type { Model } from './model.ts'
import { eventsIn, pathFrom } from './run.ts'
import { shortestTaking, shortestToKey } from './shortest.ts'
import { start, step } from './trace.ts'

/**
 * Delta debugging (ddmin): returns a minimal failing subset of the items, from which no single item can be removed.
 * `fails` tests a subset.
 */
export const shrinkList = async <T>(
  items: readonly T[],
  fails: (part: readonly T[]) => Promise<boolean>,
): Promise<readonly T[]> => {
  let left = items
  for (let parts = 2; left.length > 0; ) {
    const size = Math.ceil(left.length / Math.min(parts, left.length))
    let smaller: readonly T[] | undefined
    for (let from = 0; from < left.length && smaller === undefined; from += size) {
      const rest = left.toSpliced(from, size)
      if (await fails(rest)) smaller = rest
    }
    if (smaller !== undefined) {
      left = smaller
      parts = Math.max(parts - 1, 2)
    } else if (size === 1) return left
    else parts = Math.min(parts * 2, left.length)
  }
  return left
}

/** Returns true if a path fails, on a running machine or in the browser. */
export type Fails = (path: Path) => Promise<boolean>

/**
 * Replaces the first `index` steps of a path with the shortest way to the same state; undefined if that way is not
 * shorter.
 */
const shortcut = (model: Model, graph: Graph, path: Path, index: number): Path | undefined => {
  let { snapshot } = start(model, path.input)
  for (const event of eventsIn(path).slice(0, index)) snapshot = step(model, snapshot, event).snapshot
  const way = shortestToKey(model, graph, keyOf(model, snapshot))
  if (way === undefined || way.steps.length >= index) return undefined
  return pathFrom(model, way.input, [...eventsIn(way), ...eventsIn(path).slice(index)])
}

const lastTransitions = (model: Model, path: Path): readonly string[] => {
  let now = start(model, path.input)
  for (const event of eventsIn(path)) now = step(model, now.snapshot, event)
  return now.transitions
}

/** Returns the path up to its failing step, found by bisection; later steps cannot be the cause. */
const shortestPrefix = async (
  model: Model,
  path: Path,
  stillFails: (candidate: Path | undefined) => Promise<boolean>,
): Promise<Path> => {
  const prefix = (length: number) => pathFrom(model, path.input, eventsIn(path).slice(0, length))
  let passing = 0
  let failing = path.steps.length
  while (passing < failing) {
    const half = Math.floor((passing + failing) / 2)
    if (await stillFails(prefix(half))) failing = half
    else passing = half + 1
  }
  return prefix(failing) ?? path
}

/**
 * Shortens a failing path: drops the steps after the failure, replaces the steps before it with a shortcut to the same
 * state, then removes unnecessary steps. The machine computes new expectations; a path that it cannot take is not a
 * candidate.
 */
export const shrinkPath = async (
  model: Model,
  path: Path,
  fails: Fails,
  // Broken invariants must not stop the exploration, because one of them may be the failure to shrink.
  graph: Graph = explore({ ...model, invariants: {} }),
): Promise<Path> => {
  const tried = new Map<string, boolean>()
  const stillFails = async (candidate: Path | undefined): Promise<boolean> => {
    if (candidate === undefined) return false
    const cached = tried.get(candidate.id)
    if (cached !== undefined) return cached
    const isFailing = await fails(candidate)
    tried.set(candidate.id, isFailing)
    return isFailing
  }

  let best = await shortestPrefix(model, path, stillFails)
  // The fault is often in the last transitions themselves, so try the shortest path that takes them.
  const taking = shortestTaking(model, graph, lastTransitions(model, best))
  if (taking && taking.steps.length < best.steps.length && (await stillFails(taking))) best = taking
  // Try late steps first, because a shortcut to them replaces the most steps.
  for (let index = best.steps.length - 1; index > 0; index -= 1) {
    const candidate = shortcut(model, graph, best, index)
    if (candidate === undefined) continue
    if (await stillFails(candidate)) {
      best = candidate
      break
    }
  }
  const input = best.input
  const rerun = (events: readonly AnyEventObject[]) => pathFrom(model, input, events)
  const events = await shrinkList(eventsIn(best), async (part) => stillFails(rerun(part)))
  return rerun(events) ?? best
}
