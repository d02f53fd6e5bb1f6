import { canCome, type Edge, explore, type Graph, keyOf, type Start } from './explore.ts'
import type { Path } from './format.ts'
import { GOALS, type Goal, goalsOf } from './goals.ts'
import { goalNamesOf } from './history.ts'
import type { Model } from './model.ts'
import { start, step } from './trace.ts'
import { changedParts, nodesOf, pathOf, type Structure } from './transitions.ts'

export interface Coverage {
  readonly covered: readonly string[]
  readonly uncovered: readonly string[]
  /** Transitions that the model declares unreachable, with the reason; they do not count as uncovered. */
  readonly unreachable: Readonly<Record<string, string>>
  /** Percentage of the reachable transitions that are covered, rounded down. */
  readonly percent: number
}

const percentOf = (covered: number, all: number): number =>
  all === 0 ? 100 : Math.floor((100 * covered) / all)

/** Returns which transitions the paths take, including `always`. A path counts until its first impossible step. */
export const coverage = (model: Model, paths: readonly Path[]): Coverage => {
  const taken = new Set<string>()
  for (const { input, steps } of paths) {
    let now = start(model, input)
    for (const name of now.transitions) taken.add(name)
    for (const { event } of steps) {
      if (!canCome(model, now.snapshot, event)) break
      now = step(model, now.snapshot, event)
      for (const name of now.transitions) taken.add(name)
    }
  }
  const names = goalNamesOf(model.machine)
  const covered = names.filter((name) => taken.has(name))
  const uncovered = names.filter((name) => !taken.has(name) && !(name in model.unreachable))
  return {
    covered,
    uncovered,
    unreachable: model.unreachable,
    percent: percentOf(covered.length, covered.length + uncovered.length),
  }
}

export interface Share {
  readonly covered: number
  readonly all: number
  readonly percent: number
  readonly missing: readonly string[]
}

interface Taken {
  readonly begin: Start
  readonly edges: readonly Edge[]
}

const takenBy = (model: Model, paths: readonly Path[]): readonly Taken[] =>
  paths.map(({ input, steps }) => {
    const first = start(model, input)
    let { snapshot } = first
    let from = keyOf(model, snapshot)
    const begin: Start = { input, to: from, transitions: first.transitions }
    const impossible = { is: false }
    const edges = steps.flatMap(({ event }): Edge[] => {
      impossible.is ||= !canCome(model, snapshot, event)
      if (impossible.is) return []
      const next = step(model, snapshot, event)
      if (next.transitions.length === 0) return []
      snapshot = next.snapshot
      const to = keyOf(model, snapshot)
      const hasEffect = to !== from || next.starts.length > 0 || next.does.length > 0
      from = to
      return [{ event, to, transitions: next.transitions, hasEffect }]
    })
    return { begin, edges }
  })

/**
 * Returns the parts of the machine that no event case reaches. They count as uncovered, so a missing event lowers the
 * coverage.
 */
const forgotten = (model: Model, graph: Graph, goal: Goal): readonly string[] => {
  const excused = Object.keys(model.unreachable)
  if (goal === 'states') {
    const reached = new Set([...graph.states.values()].flatMap((name) => name.split(', ')))
    return nodesOf(model.machine.root)
      .filter(({ type, always }) => (type === 'atomic' || type === 'final') && !always?.length)
      .map(pathOf)
      .filter((name) => !reached.has(name) && !excused.includes(name))
  }
  if (goal === 'pairs') return []
  const reached = new Set(
    [...graph.starts, ...[...graph.edges.values()].flat()].flatMap(({ transitions }) => transitions),
  )
  return goalNamesOf(model.machine).filter((name) => !reached.has(name) && !excused.includes(name))
}

const shareOf = (model: Model, graph: Graph, taken: readonly Taken[], goal: Goal): Share => {
  const goals = goalsOf(graph, goal)
  const missing = new Set([...goals.all(), ...forgotten(model, graph, goal)])
  const all = missing.size
  for (const { begin, edges } of taken) {
    for (const reached of goals.atStart(begin)) missing.delete(reached)
    let last = goals.lastOf(begin.transitions, '')
    for (const edge of edges) {
      for (const reached of goals.onEdge(last, edge)) missing.delete(reached)
      last = goals.lastOf(edge.transitions, last)
    }
  }
  return {
    covered: all - missing.size,
    all,
    percent: percentOf(all - missing.size, all),
    missing: [...missing],
  }
}

export const coverageOf = (
  model: Model,
  paths: readonly Path[],
  goal: Goal,
  graph: Graph = explore(model),
): Share => shareOf(model, graph, takenBy(model, paths), goal)

/** Returns the coverage of every kind of goal: states, transitions, transitions by event case, and pairs. */
export const coverageByGoal = (
  model: Model,
  paths: readonly Path[],
  graph: Graph = explore(model),
): Readonly<Record<Goal, Share>> => {
  const taken = takenBy(model, paths)
  return Object.fromEntries(GOALS.map((goal) => [goal, shareOf(model, graph, taken, goal)])) as Record<
    Goal,
    Share
  >
}

/** Throws if the paths were generated for another version of the machine. */
export const assertCurrent = (model: Model, structure: Structure, current: Structure): void => {
  const changed = changedParts(structure, current)
  if (changed.length === 0) return
  throw new Error(
    `The chart '${model.name}' has changed since its paths were generated (in ${changed.join(', ')}). Run 'npm run paths' and read what changed in ${model.name}/paths.json.`,
  )
}
