import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, relative } from 'node:path'
import { explore, type Graph } from '../explore.ts'
import { formatPaths, type PathsFile } from '../format.ts'
import { canonical } from '../json.ts'
import type { Model } from '../model.ts'
import { eventsIn, pathFrom } from '../run.ts'
import { structureOf } from '../transitions.ts'
import { tellStates } from './print.ts'
import type { PathSet, Project } from './project.ts'
import { chosenOf, UsageError } from './usage.ts'

export const titleOf = ({ name, isPage }: PathSet): string => (isPage ? `${name} (page)` : name)
export const relativePath = (file: string): string => relative(process.cwd(), file)

const explored = new WeakMap<Model, Graph>()

/** Explores the machine; cached per model. */
export const graphOf = ({ name, model }: PathSet): Graph => {
  const graph = explored.get(model) ?? explore(model, { onProgress: tellStates(name) })
  explored.set(model, graph)
  return graph
}

/** Returns the path sets of one machine, or of all machines. */
export const setsOf = (
  project: Project,
  machine: string | undefined,
  isPage: boolean,
): readonly PathSet[] => {
  const sets = project.sets.filter((set) => set.isPage === isPage)
  if (machine === 'all') return sets
  const name = chosenOf(
    'machine',
    machine,
    sets.map((set) => set.name),
  )
  return sets.filter((set) => set.name === name)
}

const isPathsFile = (value: unknown): value is PathsFile =>
  typeof value === 'object' &&
  value !== null &&
  'machine' in value &&
  'paths' in value &&
  Array.isArray(value.paths)

/** Parses JSON; returns undefined if it is invalid. */
const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Conflict marker of git. */
const CONFLICT = /^(<{7}|>{7}) /m

/** Reads a file of paths; returns undefined if it does not exist. */
export const readPaths = async (file: string): Promise<PathsFile | undefined> => {
  let text: string
  try {
    text = await readFile(file, 'utf8')
  } catch {
    return undefined
  }
  if (CONFLICT.test(text)) {
    throw new UsageError(
      `${relativePath(file)} has a merge conflict. Resolve the conflict in the machine first, then run 'npm run paths -- write ${basename(dirname(file))}' to rewrite the file.`,
    )
  }
  const value = parsed(text)
  if (!isPathsFile(value)) throw new UsageError(`${relativePath(file)} contains no paths.`)
  return value
}

export const setFor = (project: Project, { machine }: PathsFile, isPage: boolean): PathSet =>
  setsOf(
    project,
    project.sets.find(({ name, model }) => machine === model.name || machine === name)?.name ?? machine,
    isPage,
  )[0] as PathSet

/** Returns the input of the model for a stored one, in which `undefined` has become null. */
const inputOf = (model: Model, written: unknown): unknown =>
  model.inputs.find((input) => canonical(input ?? null) === canonical(written))

/** Updates the expectations in a file to the current machine and drops paths that are no longer possible. */
export const refreshed = (model: Model, { machine, paths }: PathsFile): PathsFile => ({
  machine,
  structure: structureOf(model.machine),
  paths: paths.flatMap((path) => pathFrom(model, inputOf(model, path.input), eventsIn(path)) ?? []),
})

export const keepRegression = async (
  { model, regressions }: Pick<PathSet, 'model' | 'regressions'>,
  path: PathsFile['paths'][number],
): Promise<void> => {
  const others = (await readPaths(regressions))?.paths.filter(({ id }) => id !== path.id) ?? []
  const file = { machine: model.name, structure: structureOf(model.machine), paths: [...others, path] }
  await mkdir(dirname(regressions), { recursive: true })
  await writeFile(regressions, formatPaths(file))
}
