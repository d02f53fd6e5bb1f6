import type { AnyEventObject } from 'xstate'
import { type Edge, explore, type Graph } from './explore.ts'
import type { Path } from './format.ts'
import { canonical } from './json.ts'
import type { Model } from './model.ts'
import { pathFrom } from './run.ts'

/** True if the state `name` is in `ancestor`, in any region. */
export const isWithin = (name: string, ancestor: string): boolean =>
  name.split(', ').some((part) => part === ancestor || part.startsWith(`${ancestor}.`))

interface Point {
  readonly at: string
  readonly input: unknown
  /** Number of waypoints passed. */
  readonly passed: number
  readonly by?: AnyEventObject
  readonly before?: Point
}

const eventsTo = (point: Point): AnyEventObject[] => {
  const events: AnyEventObject[] = []
  for (let here: Point | undefined = point; here?.by !== undefined; here = here.before) events.push(here.by)
  return events.reverse()
}

/** Breadth-first search from all starts until `isThere`, through `waypoints` in order. */
const search = (
  graph: Graph,
  waypoints: readonly string[],
  isThere: (key: string, edge: Edge | undefined) => boolean,
): { input: unknown; events: AnyEventObject[] } | undefined => {
  const pass = (passed: number, key: string, transitions: readonly string[]): number => {
    const waypoint = waypoints[passed]
    if (waypoint === undefined) return passed
    return transitions.includes(waypoint) || isWithin(graph.states.get(key) ?? '', waypoint)
      ? passed + 1
      : passed
  }
  const seen = waypoints.concat('').map(() => new Set<string>())
  const queue: Point[] = []
  for (const { input, to, transitions } of graph.starts) {
    const point = { at: to, input, passed: pass(0, to, transitions) }
    if (point.passed === waypoints.length && isThere(to, undefined)) return { input, events: [] }
    if (seen[point.passed]?.has(to)) continue
    seen[point.passed]?.add(to)
    queue.push(point)
  }
  for (let index = 0; index < queue.length; index += 1) {
    const here = queue[index] as Point
    for (const edge of graph.edges.get(here.at) ?? []) {
      const passed = pass(here.passed, edge.to, edge.transitions)
      const point: Point = { at: edge.to, input: here.input, passed, by: edge.event, before: here }
      if (passed === waypoints.length && isThere(edge.to, edge)) {
        return { input: here.input, events: eventsTo(point) }
      }
      if (seen[passed]?.has(edge.to)) continue
      seen[passed]?.add(edge.to)
      queue.push(point)
    }
  }
  return undefined
}

export interface ShortestOptions {
  /** States or transitions to pass, in order. */
  readonly through?: readonly string[]
  readonly graph?: Graph
}

/** Returns the shortest path to the state `to` or a descendant of it; undefined if there is none. */
export const shortestTo = (
  model: Model,
  to: string,
  { through = [], graph = explore(model) }: ShortestOptions = {},
): Path | undefined => {
  const way = search(graph, through, (key) => isWithin(graph.states.get(key) ?? '', to))
  return way && pathFrom(model, way.input, way.events)
}

/** Returns the shortest path to the state with this key from `explore`. */
export const shortestToKey = (model: Model, graph: Graph, target: string): Path | undefined => {
  const way = search(graph, [], (key) => key === target)
  return way && pathFrom(model, way.input, way.events)
}

/** Returns the shortest path whose last step takes exactly these transitions. */
export const shortestTaking = (
  model: Model,
  graph: Graph,
  transitions: readonly string[],
): Path | undefined => {
  const edgeKey = canonical(transitions)
  const way = search(graph, [], (_, edge) => edge !== undefined && canonical(edge.transitions) === edgeKey)
  return way && pathFrom(model, way.input, way.events)
}
