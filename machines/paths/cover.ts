import type { AnyMachineSnapshot } from 'xstate'
import { actionMutantsBeside } from './actionMutants.ts'
import { type Edge, explore, type Graph, keyOf, type Start } from './explore.ts'
import { type Path, type PathStep, type PathsFile, refuseUnwritable } from './format.ts'
import { type Goal, type Goals, goalsOf } from './goals.ts'
import { guardMutantsBeside } from './guardMutants.ts'
import { canonical } from './json.ts'
import { LimitReached, MAX_STEPS } from './limit.ts'
import type { Model } from './model.ts'
import { ChartRefused } from './refused.ts'
import { idOf } from './run.ts'
import { expectationOf, start, stateName, step } from './trace.ts'
import { structureOf } from './transitions.ts'

export interface CoverOptions {
  /** Default: `edges`. */
  readonly goal?: Goal
  /** Maximum number of steps per path. Default: {@link MAX_STEPS}. */
  readonly maxSteps?: number
  /**
   * True to add paths that reveal each action and guard. Default: true only for `edges`. Pages set it to false,
   * because a user sees only some effects.
   */
  readonly hasLosses?: boolean
  /** Explored machine; default: explored on demand. */
  readonly graph?: Graph
}

/** A node of the search, with the path to it. */
interface Point {
  readonly at: string
  readonly last: string
  readonly depth: number
  readonly by?: Edge
  readonly before?: Point
}

const wayTo = (point: Point): Edge[] => {
  const way: Edge[] = []
  for (let here: Point | undefined = point; here?.by !== undefined; here = here.before) way.push(here.by)
  return way.reverse()
}

/** Returns the shortest way to an edge with an open goal, of at most `longest` steps. */
const toNearestGoal = (
  graph: Graph,
  goals: Goals,
  from: Pick<Point, 'at' | 'last'>,
  open: ReadonlySet<string>,
  longest: number,
): readonly Edge[] | undefined => {
  const seen = new Map([[from.last, new Set([from.at])]])
  const queue: Point[] = [{ ...from, depth: 0 }]
  for (let index = 0; index < queue.length; index += 1) {
    const here = queue[index] as Point
    if (here.depth >= longest) return undefined
    for (const edge of graph.edges.get(here.at) ?? []) {
      const last = goals.lastOf(edge.transitions, here.last)
      const next: Point = { at: edge.to, last, depth: here.depth + 1, by: edge, before: here }
      if (goals.onEdge(here.last, edge).some((goal) => open.has(goal))) return wayTo(next)
      const visited = seen.get(last)
      if (visited?.has(edge.to)) continue
      if (visited) visited.add(edge.to)
      else seen.set(last, new Set([edge.to]))
      queue.push(next)
    }
  }
  return undefined
}

interface Walk {
  readonly from: Start
  readonly edges: Edge[]
}

const goalsAlong = (goals: Goals, { from, edges }: Walk): string[] => {
  const reached = [...goals.atStart(from)]
  let last = goals.lastOf(from.transitions, '')
  for (const edge of edges) {
    reached.push(...goals.onEdge(last, edge))
    last = goals.lastOf(edge.transitions, last)
  }
  return reached
}

/** Walks from `from` to the nearest open goal repeatedly, up to the maximum length. */
const walkFrom = (graph: Graph, goals: Goals, from: Start, open: Set<string>, maxSteps: number): Walk => {
  const walk: Walk = { from, edges: [] }
  for (const goal of goals.atStart(from)) open.delete(goal)
  let last = goals.lastOf(from.transitions, '')
  let at = from.to
  for (;;) {
    const way = toNearestGoal(graph, goals, { at, last }, open, maxSteps - walk.edges.length)
    if (way === undefined) return walk
    for (const edge of way) {
      walk.edges.push(edge)
      for (const goal of goals.onEdge(last, edge)) open.delete(goal)
      last = goals.lastOf(edge.transitions, last)
      at = edge.to
    }
  }
}

/** Drops walks whose goals are all reached by others, starting with the shortest. */
const withoutRedundant = (goals: Goals, walks: readonly Walk[]): readonly Walk[] => {
  const reached = new Map(walks.map((walk) => [walk, new Set(goalsAlong(goals, walk))]))
  const counts = new Map<string, number>()
  for (const goal of [...reached.values()].flatMap((own) => [...own])) {
    counts.set(goal, (counts.get(goal) ?? 0) + 1)
  }
  const dropped = new Set<Walk>()
  for (const walk of [...walks].sort((a, b) => a.edges.length - b.edges.length)) {
    const own = [...(reached.get(walk) ?? [])]
    if (!own.every((goal) => (counts.get(goal) ?? 0) > 1)) continue
    dropped.add(walk)
    for (const goal of own) counts.set(goal, (counts.get(goal) ?? 0) - 1)
  }
  return walks.filter((walk) => !dropped.has(walk))
}

/**
 * Throws if a fact and a part of the key have the same name but different values, because a step would expect only one
 * of them.
 */
const refuseHidden = (model: Model, snapshot: AnyMachineSnapshot): void => {
  const key = model.key(snapshot as never)
  const facts = model.facts(snapshot as never)
  const hidden = Object.keys(facts).find(
    (name) => Object.hasOwn(key, name) && canonical(key[name]) !== canonical(facts[name]),
  )
  if (hidden === undefined) return
  throw new ChartRefused(
    `${model.name}: the fact '${hidden}' has the name of a key part but a different value in state ${stateName(snapshot)}: a step would expect only one of them. Use another name.`,
  )
}

/** Replays the events from the start, because a snapshot of another path would carry the context of that path. */
const rerun = (model: Model, { from, edges }: Walk): Path => {
  const first = start(model, from.input)
  refuseHidden(model, first.snapshot)
  let snapshot = first.snapshot
  const id = idOf(
    from.input,
    edges.map(({ event }) => event),
  )
  const steps = edges.map((edge, index): PathStep => {
    const next = step(model, snapshot, edge.event)
    if (
      keyOf(model, next.snapshot) !== edge.to ||
      canonical(next.transitions) !== canonical(edge.transitions)
    ) {
      throw new Error(
        `The key of ${model.name} is not sound: in path ${id}, step ${index + 1} (${edge.event.type}), the same key behaved differently. Expected ${edge.to}, got ${keyOf(model, next.snapshot)}.`,
      )
    }
    snapshot = next.snapshot
    refuseHidden(model, snapshot)
    return { event: edge.event, expect: expectationOf(model, snapshot), starts: next.starts, does: next.does }
  })
  return {
    id,
    input: from.input,
    expect: expectationOf(model, first.snapshot),
    starts: first.starts,
    does: first.does,
    steps,
  }
}

/** Adds short paths for the actions and guards that no other path reveals. */
const withLosses = (model: Model, graph: Graph, paths: readonly Path[]): readonly Path[] => {
  const beside = [...paths, ...actionMutantsBeside(model, graph, paths).paths]
  const ids = new Set(beside.map(({ id }) => id))
  return [...beside, ...guardMutantsBeside(model, graph, beside).paths.filter(({ id }) => !ids.has(id))]
}

/**
 * Returns a small set of paths that reaches every goal. By default, the goals are all transitions with every event
 * case.
 */
export const cover = (model: Model, options: CoverOptions = {}): PathsFile => {
  const {
    goal = 'edges',
    maxSteps = MAX_STEPS,
    hasLosses = goal === 'edges',
    graph = explore(model),
  } = options
  const goals = goalsOf(graph, goal)
  const open = goals.all()
  const walks: Walk[] = []
  while (open.size > 0) {
    const before = open.size
    // One pass over all starts; a start without a new goal adds no path.
    for (const from of graph.starts) {
      const begin = { at: from.to, last: goals.lastOf(from.transitions, '') }
      const isNew = goals.atStart(from).some((one) => open.has(one))
      if (!isNew && toNearestGoal(graph, goals, begin, open, maxSteps) === undefined) continue
      walks.push(walkFrom(graph, goals, from, open, maxSteps))
    }
    if (open.size === before) {
      throw new LimitReached(`${model.name}: no path of ${maxSteps} steps reaches ${[...open].join('; ')}`)
    }
  }
  const paths = withoutRedundant(goals, walks).map((walk) => rerun(model, walk))
  const file = {
    machine: model.name,
    structure: structureOf(model.machine),
    paths: hasLosses ? withLosses(model, graph, paths) : paths,
  }
  refuseUnwritable(file)
  return file
}
