import type { Edge, Graph, Start } from './explore.ts'
import { canonical } from './json.ts'

/**
 * Kind of goal for a set of paths: every state, every transition, every transition with each event case (`edges`), or
 * every pair of consecutive transitions.
 */
export type Goal = 'states' | 'transitions' | 'edges' | 'pairs'

export const GOALS = ['states', 'transitions', 'edges', 'pairs'] as const satisfies readonly Goal[]

/** Lists the goals of one kind along a path. `last` carries information from one step to the next. */
export interface Goals {
  readonly atStart: (start: Start) => readonly string[]
  readonly onEdge: (last: string, edge: Edge) => readonly string[]
  /** Value of `last` for the next step. */
  readonly lastOf: (transitions: readonly string[], last: string) => string
  /** All reachable goals. */
  readonly all: () => Set<string>
}

const WITHOUT_EFFECT = ' (without effect)'
const caseOf = (transitions: readonly string[], cause: unknown): string =>
  `${transitions.join(' + ')} ⟵ ${canonical(cause)}`

const remembersNothing = () => ''

/** Drops a goal without effect if it also occurs with an effect, because only an effect proves it. */
const withoutIdle = (goals: Set<string>): Set<string> => {
  for (const goal of goals) goals.delete(`${goal}${WITHOUT_EFFECT}`)
  return goals
}

const memoized = <T>(work: (edge: Edge) => readonly T[]) => {
  const cache = new WeakMap<Edge, readonly T[]>()
  return (edge: Edge): readonly T[] => {
    const found = cache.get(edge) ?? work(edge)
    cache.set(edge, found)
    return found
  }
}

const simple = (
  graph: Graph,
  atStart: (start: Start) => readonly string[],
  work: (edge: Edge) => readonly string[],
): Goals => {
  const onEdge = memoized(work)
  return {
    atStart,
    onEdge: (_, edge) => onEdge(edge),
    lastOf: remembersNothing,
    all: () =>
      withoutIdle(
        new Set([...graph.starts.flatMap(atStart), ...[...graph.edges.values()].flat().flatMap(onEdge)]),
      ),
  }
}

const pair = (first: string, second: string): string => `${first} ⟶ ${second}`

/** Returns the pairs of consecutive transitions, starting with `last` if it is not empty. */
const pairsAlong = (last: string, transitions: readonly string[]): readonly string[] =>
  transitions.flatMap((name, index) => {
    const before = index === 0 ? last : (transitions[index - 1] ?? '')
    return before === '' ? [] : [pair(before, name)]
  })

const pairGoals = (graph: Graph): Goals => {
  const lastOf = (transitions: readonly string[], last: string) => transitions.at(-1) ?? last
  return {
    atStart: ({ transitions }) => pairsAlong('', transitions),
    onEdge: (last, { transitions }) => pairsAlong(last, transitions),
    lastOf,
    all: () => {
      const lasts = new Map<string, Set<string>>()
      const arrive = (to: string, last: string) => lasts.set(to, (lasts.get(to) ?? new Set()).add(last))
      for (const { to, transitions } of graph.starts) arrive(to, lastOf(transitions, ''))
      for (const { to, transitions } of [...graph.edges.values()].flat()) arrive(to, lastOf(transitions, ''))
      const goals = new Set(graph.starts.flatMap(({ transitions }) => pairsAlong('', transitions)))
      for (const [key, edges] of graph.edges) {
        for (const last of lasts.get(key) ?? []) {
          for (const { transitions } of edges) {
            for (const goal of pairsAlong(last, transitions)) goals.add(goal)
          }
        }
      }
      return goals
    },
  }
}

/** Combines the goals of two kinds; only the second kind uses `last`. */
const together = (first: Goals, second: Goals): Goals => ({
  atStart: (begun) => [...first.atStart(begun), ...second.atStart(begun)],
  onEdge: (last, edge) => [...first.onEdge(last, edge), ...second.onEdge(last, edge)],
  lastOf: second.lastOf,
  all: () => new Set([...first.all(), ...second.all()]),
})

/** Returns the goals of one kind in an explored machine. The kind `pairs` also requires every edge. */
export const goalsOf = (graph: Graph, goal: Goal): Goals => {
  switch (goal) {
    case 'states':
      // List the states of each region of a parallel machine separately.
      return simple(
        graph,
        ({ to }) => (graph.states.get(to) ?? to).split(', '),
        ({ to }) => (graph.states.get(to) ?? to).split(', '),
      )
    case 'transitions':
      return simple(
        graph,
        ({ transitions }) => transitions,
        ({ transitions, hasEffect }) =>
          hasEffect ? transitions : transitions.map((name) => `${name}${WITHOUT_EFFECT}`),
      )
    case 'edges':
      return simple(
        graph,
        // Use null as in a stored path, because JSON has no `undefined`.
        ({ transitions, input }) => [caseOf(transitions, { input: input ?? null })],
        ({ transitions, event, hasEffect }) => [
          `${caseOf(transitions, event)}${hasEffect ? '' : WITHOUT_EFFECT}`,
        ],
      )
    case 'pairs':
      return together(goalsOf(graph, 'edges'), pairGoals(graph))
  }
}
