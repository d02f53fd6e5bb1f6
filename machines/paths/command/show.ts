import type { AnyStateNode } from 'xstate'
import { coverageByGoal } from '../coverage.ts'
import { GOALS, type Goal } from '../goals.ts'
import { isWithin, shortestTo } from '../shortest.ts'
import { nodesOf, pathOf, transitionsOf } from '../transitions.ts'
import { pathInWords } from '../words.ts'
import { statesOf } from './generate.ts'
import { print, table, tell } from './print.ts'
import type { PathSet, Project } from './project.ts'
import type { Command } from './read.ts'
import { graphOf, readPaths, relativePath, setsOf, titleOf } from './sets.ts'
import { chosenOf, EXIT, UsageError } from './usage.ts'

const committedOf = async ({ file }: PathSet) => {
  const committed = await readPaths(file)
  if (committed === undefined) throw new UsageError(`There is no ${relativePath(file)}: run 'npm run paths'.`)
  return committed.paths
}

/** `list`: prints the machines with their paths. */
export const list = async (_: Command, { sets }: Project): Promise<number> => {
  const rows = await Promise.all(
    sets.map(async (set) => {
      const paths = await committedOf(set)
      const { machine, events, unreachable } = set.model
      return [
        titleOf(set),
        nodesOf(machine.root).length - 1,
        transitionsOf(machine).size,
        events.length,
        paths.length,
        paths.reduce((sum, { steps }) => sum + steps.length, 0),
        Object.keys(unreachable).length,
      ]
    }),
  )
  const head = ['machine', 'states', 'transitions', 'event cases', 'paths', 'steps', 'unreachable']
  print(table([head, ...rows]))
  return EXIT.fine
}

/** Returns the path sets that the command names; all sets if it names none. */
export const chosenSets = ({ positionals }: Command, { sets }: Project): readonly PathSet[] => {
  const chosenNames = positionals.slice(1)
  if (chosenNames.length === 0) return sets
  const names = [...new Set(sets.map(({ name }) => name))]
  const chosen = chosenNames.map((one) => chosenOf('machine', one, names))
  return sets.filter(({ name }) => chosen.includes(name))
}

/** Goals of committed paths. Pairs are too many, so the nightly run covers them. */
const DAILY: readonly Goal[] = ['states', 'transitions', 'edges']

/** Prints the coverage of the committed paths; returns true if each of `goals` reaches the minimum. */
export const coverageTable = async (
  sets: readonly PathSet[],
  min: number,
  goals: readonly Goal[] = DAILY,
): Promise<boolean> => {
  const rows: (string | number)[][] = []
  const missing: string[] = []
  for (const set of sets) {
    const graph = graphOf(set)
    const shares = coverageByGoal(set.model, await committedOf(set), graph)
    rows.push([
      titleOf(set),
      ...GOALS.map((goal) => `${shares[goal].covered}/${shares[goal].all} ${shares[goal].percent} %`),
    ])
    for (const goal of goals) {
      if (shares[goal].percent >= min) continue
      missing.push(...shares[goal].missing.map((name) => `${titleOf(set)}: not covered: ${name}`))
    }
  }
  print(table([['machine', ...GOALS], ...rows]))
  for (const line of missing) tell(line)
  return missing.length === 0
}

const lineage = (node: AnyStateNode): AnyStateNode[] => [node, ...(node.parent ? lineage(node.parent) : [])]

/** `explain`: prints a state with the ways in and out. */
export const explain = ({ positionals, isPage }: Command, project: Project): number => {
  const [, machine, state] = positionals
  const [set] = setsOf(project, machine, isPage)
  if (set === undefined || machine === 'all') throw new UsageError('Which machine?')
  const { model } = set
  const graph = graphOf(set)
  const nodes = nodesOf(model.machine.root).filter(({ path }) => path.length > 0)
  const name = chosenOf('state', state, [...new Set([...nodes.map(pathOf), ...statesOf(graph.states)])])
  const node = nodes.find((one) => pathOf(one) === name)
  const names = [...transitionsOf(model.machine)]
  const listed = (title: string, lines: readonly string[]) =>
    lines.length > 0 ? ['', title, ...lines.map((line) => `  ${line}`)] : []

  const onward = (node ? lineage(node) : []).flatMap((one) =>
    names.flatMap(([transition, label]) => (transition.source === one ? [label] : [])),
  )
  const into = names.flatMap(([transition, label]) =>
    transition.target?.some((target) => isWithin(pathOf(target), name)) ? [label] : [],
  )
  const keys = [...graph.states.values()].filter((one) => isWithin(one, name)).length
  const path = shortestTo(model, name, { graph })
  print(
    [
      `${set.name}: ${name}`,
      ...(node?.description ? [node.description] : []),
      `${keys} ${keys === 1 ? 'variant' : 'variants'} by the model's key.`,
      ...listed('Runs', node ? node.invoke.map(({ id }) => id) : []),
      ...listed('Ways in', into),
      ...listed(
        'Ways out, nearest state first',
        onward.map((label) =>
          model.unreachable[label] === undefined ? label : `${label} (never: ${model.unreachable[label]})`,
        ),
      ),
      '',
      path
        ? `Shortest way there (${path.steps.length} ${path.steps.length === 1 ? 'step' : 'steps'})\n${pathInWords(path, undefined, model.words)}`
        : `No path leads there${model.unreachable[name] ? `: ${model.unreachable[name]}` : '.'}`,
    ].join('\n'),
  )
  return EXIT.fine
}
