import type { AnyEventObject } from 'xstate'
import { type Edge, explore, type Graph, keyOf, type Start } from './explore.ts'
import type { Path, PathStep, PathsFile } from './format.ts'
import { canonical, hash } from './json.ts'
import type { Model } from './model.ts'
import { expectationOf, start, step } from './trace.ts'
import { structureHash } from './transitions.ts'

/** Longer paths are hard to read and to repeat by hand. */
const MAX_STEPS = 25

const WITHOUT_EFFECT = ' (without effect)'

/** One goal: these transitions, taken by this event case. */
const goalOf = (transitions: readonly string[], cause: unknown): string =>
  `${transitions.join(' + ')} ⟵ ${canonical(cause)}`

const edgeGoal = ({ transitions, event, hasEffect }: Edge): string =>
  `${goalOf(transitions, event)}${hasEffect ? '' : WITHOUT_EFFECT}`
const startGoal = ({ transitions, input }: Start): string => goalOf(transitions, { input })

/** Breadth first from the state `from` to the nearest edge whose goal is open. */
const toNearestGoal = (
  graph: Graph,
  from: string,
  open: ReadonlySet<string>,
): readonly Edge[] | undefined => {
  const seen = new Set([from])
  const queue: { at: string; way: readonly Edge[] }[] = [{ at: from, way: [] }]
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    for (const edge of graph.edges.get(next.at) ?? []) {
      const way = [...next.way, edge]
      if (open.has(edgeGoal(edge))) return way
      if (seen.has(edge.to)) continue
      seen.add(edge.to)
      queue.push({ at: edge.to, way })
    }
  }
  return undefined
}

interface Walk {
  readonly from: Start
  readonly edges: Edge[]
}

const goalsOf = ({ from, edges }: Walk): string[] => [startGoal(from), ...edges.map(edgeGoal)]

/** Walks from `from`, always to the nearest open goal, as long as the path may be. */
const walkFrom = (graph: Graph, from: Start, open: Set<string>): Walk => {
  const walk: Walk = { from, edges: [] }
  open.delete(startGoal(from))
  for (;;) {
    const at = walk.edges.at(-1)?.to ?? from.to
    const way = toNearestGoal(graph, at, open)
    if (way === undefined || walk.edges.length + way.length > MAX_STEPS) return walk
    walk.edges.push(...way)
    for (const edge of way) open.delete(edgeGoal(edge))
  }
}

/** Drops walks, shortest first, all of whose goals others reach too. */
const withoutRedundant = (walks: readonly Walk[]): readonly Walk[] => {
  let kept = [...walks]
  for (const walk of [...walks].sort((a, b) => a.edges.length - b.edges.length)) {
    const others = kept.filter((other) => other !== walk)
    const reached = new Set(others.flatMap(goalsOf))
    if (goalsOf(walk).every((goal) => reached.has(goal))) kept = others
  }
  return kept
}

/** Runs the events from the start: a snapshot remembered from another way would carry that way's context. */
const rerun = (model: Model, { from, edges }: Walk): Path => {
  const first = start(model, from.input)
  let snapshot = first.snapshot
  const events: AnyEventObject[] = edges.map(({ event }) => event)
  const id = hash({ input: from.input, events })
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
    return { event: edge.event, expect: expectationOf(model, snapshot), starts: next.starts }
  })
  return { id, input: from.input, expect: expectationOf(model, first.snapshot), starts: first.starts, steps }
}

/** A small set of paths that takes every transition with every event case; what no path reaches is left out. */
export const cover = (model: Model): PathsFile => {
  const graph = explore(model)
  const edges = [...graph.edges.values()].flat()
  const open = new Set([...graph.starts.map(startGoal), ...edges.map(edgeGoal)])
  // Where an event case shows its effect, taking it without one proves nothing.
  for (const goal of open) open.delete(`${goal}${WITHOUT_EFFECT}`)
  const walks: Walk[] = []
  while (open.size > 0) {
    const before = open.size
    // From each start once around: a start that reaches nothing new adds no path.
    for (const from of graph.starts) {
      if (!open.has(startGoal(from)) && toNearestGoal(graph, from.to, open) === undefined) continue
      walks.push(walkFrom(graph, from, open))
    }
    if (open.size === before) {
      throw new Error(`${model.name}: no path of ${MAX_STEPS} steps reaches ${[...open].join('; ')}`)
    }
  }
  return {
    machine: model.name,
    structure: structureHash(model.machine),
    paths: withoutRedundant(walks).map((walk) => rerun(model, walk)),
  }
}
