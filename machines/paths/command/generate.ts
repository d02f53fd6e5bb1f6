import { cover } from '../cover.ts'
import { pathsAsMarkdown, pathsAsMermaid } from '../draw.ts'
import { formatPaths, type Path } from '../format.ts'
import { interrupted } from '../interrupts.ts'
import { MAX_STEPS } from '../limit.ts'
import type { Words } from '../model.ts'
import { isPage } from '../page.ts'
import { probes } from '../probes.ts'
import { shortestTo } from '../shortest.ts'
import { structureOf, transitionsOf } from '../transitions.ts'
import { randomWalks } from '../walk.ts'
import { print, tell } from './print.ts'
import type { PathSet, Project } from './project.ts'
import { type Command, inShard } from './read.ts'
import { graphOf, setsOf, titleOf } from './sets.ts'
import { chosenOf, EXIT, UsageError } from './usage.ts'

/** Returns the states in these state names, with their ancestors. */
export const statesOf = (states: ReadonlyMap<string, string>): readonly string[] => [
  ...new Set(
    [...states.values()].flatMap((name) =>
      name.split(', ').flatMap((part) => {
        const parts = part.split('.')
        return parts.map((_, index) => parts.slice(0, index + 1).join('.'))
      }),
    ),
  ),
]

const pathsFor = (
  set: PathSet,
  { cover: goal, to, through, walks, seed, maxSteps = MAX_STEPS, hasProbes, hasInterrupts }: Command,
): readonly Path[] => {
  const { model } = set
  const graph = graphOf(set)
  if (walks !== undefined) return randomWalks(model, { seed, count: walks, maxSteps })
  if (hasProbes) return probes(model, graph)
  if (to !== undefined) {
    const states = statesOf(graph.states)
    const choices = [...states, ...transitionsOf(model.machine).values()]
    const target = chosenOf('state', to, states)
    const path = shortestTo(model, target, {
      graph,
      through: through.map((one) => chosenOf('state or transition', one, choices)),
    })
    if (path === undefined)
      throw new UsageError(`No path of ${model.name} leads to ${target} with these options.`)
    return [path]
  }
  if (through.length > 0) throw new UsageError('--through requires --to, the final state of the path.')
  const { paths } = cover(model, {
    graph,
    maxSteps,
    ...(set.isPage && { hasLosses: false }),
    ...(goal && { goal }),
  })
  return hasInterrupts ? interrupted(model, paths) : paths
}

const charterWords = async (
  { model }: PathSet,
  paths: readonly Path[],
  { languages = {} }: Project,
  chosen?: string,
): Promise<Words> => {
  const [first] = Object.keys(languages)
  if (chosen === undefined && (first === undefined || !isPage(model))) return model.words
  const language = languages[chosenOf('language', chosen ?? first, Object.keys(languages))]
  if (language === undefined || !isPage(model)) return model.words
  return language(model, paths)
}

/** Returns the charter of the paths in one of the languages of the project. */
export const charterOf = async (
  set: PathSet,
  paths: readonly Path[],
  project: Project,
  language?: string,
): Promise<string> => {
  const words = await charterWords(set, paths, project, language)
  return pathsAsMarkdown(titleOf(set), paths, words)
}

/** `generate`: prints the paths of one machine or of all machines, without writing them. */
export const generate = async (command: Command, project: Project): Promise<number> => {
  const [, machine, ...more] = command.positionals
  if (more.length > 0) throw new UsageError(`Name one machine, or all: '${more.join(' ')}' is too many.`)
  for (const set of setsOf(project, machine, command.isPage)) {
    const { model } = set
    const paths = inShard(pathsFor(set, command), command.shard)
    const file = { machine: model.name, structure: structureOf(model.machine), paths }
    if (
      command.format === 'markdown' &&
      !command.isPage &&
      project.sets.some(({ name, isPage }) => isPage && name === set.name)
    )
      tell(`For a charter that a tester can follow, add --page.`)
    if (command.format === 'markdown') print(await charterOf(set, paths, project, command.language))
    else if (command.format === 'mermaid') print(pathsAsMermaid(paths, model.words))
    else print(formatPaths(file).trimEnd())
  }
  return EXIT.fine
}
