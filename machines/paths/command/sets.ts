import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { MODELS, PAGE_MODELS } from '../../modelList.ts'
import { explore, type Graph } from '../explore.ts'
import { formatPaths, type PathsFile } from '../format.ts'
import { canonical } from '../json.ts'
import type { Model } from '../model.ts'
import { eventsIn, pathFrom } from '../run.ts'
import { structureOf } from '../transitions.ts'
import { tellStates } from './print.ts'
import { chosenOf, UsageError } from './usage.ts'

/** A machine as one of its models shows it, and the files that hold its paths. */
export interface PathSet {
  /** The machine's folder. */
  readonly name: string
  readonly isPage: boolean
  readonly model: Model
  /** Paths of the generator. */
  readonly file: string
  /** Paths that failed once, kept for ever. */
  readonly regressions: string
}

const MACHINES = fileURLToPath(new URL('../..', import.meta.url))
/** Folder of the paths that failed once: beside the machines, or a separate one for tests. */
const REGRESSIONS = process.env.PATHS_REGRESSIONS ?? MACHINES

const inFolder = (name: string, file: string): string => join(MACHINES, name, file)

const setOf = ([name, model]: readonly [string, Model], isPage: boolean): PathSet => ({
  name,
  isPage,
  model,
  file: inFolder(name, isPage ? 'paths.page.json' : 'paths.json'),
  regressions: join(REGRESSIONS, name, isPage ? 'regressions.page.json' : 'regressions.json'),
})

export const SETS: readonly PathSet[] = [
  ...Object.entries(MODELS).map((entry) => setOf(entry, false)),
  ...Object.entries(PAGE_MODELS).map((entry) => setOf(entry, true)),
]

export const titleOf = ({ name, isPage }: PathSet): string => (isPage ? `${name} (page)` : name)
export const shown = (file: string): string => relative(process.cwd(), file)

const explored = new WeakMap<Model, Graph>()

/** The machine as the model explores it, once for all that ask. */
export const graphOf = ({ name, model }: PathSet): Graph => {
  const graph = explored.get(model) ?? explore(model, { onProgress: tellStates(name) })
  explored.set(model, graph)
  return graph
}

/** The sets of a machine by its folder, or all. */
export const setsOf = (given: string | undefined, isPage: boolean): readonly PathSet[] => {
  const sets = SETS.filter((set) => set.isPage === isPage)
  if (given === 'all') return sets
  const name = chosenOf(
    'machine',
    given,
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

/** What the text says; undefined: it is no JSON. */
const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What git writes around the two versions. */
const CONFLICT = /^(<{7}|>{7}) /m

/** The paths of a file; undefined when there is none. */
export const readPaths = async (file: string): Promise<PathsFile | undefined> => {
  let text: string
  try {
    text = await readFile(file, 'utf8')
  } catch {
    return undefined
  }
  if (CONFLICT.test(text)) {
    throw new UsageError(
      `${shown(file)} holds a merge conflict. Merge the chart first, then run 'npm run paths -- write ${basename(dirname(file))}': it writes the file again.`,
    )
  }
  const value = parsed(text)
  if (!isPathsFile(value)) throw new UsageError(`${shown(file)} holds no paths.`)
  return value
}

/** The set that a file of paths is for. */
export const setFor = ({ machine }: PathsFile, isPage: boolean): PathSet =>
  setsOf(
    SETS.find(({ name, model }) => machine === model.name || machine === name)?.name ?? machine,
    isPage,
  )[0] as PathSet

/** The model's own input: a file knows no `undefined`. */
const inputOf = (model: Model, written: unknown): unknown =>
  model.inputs.find((input) => canonical(input ?? null) === canonical(written))

/** The file's paths with what they promise by the machine of today; those that the machine cannot take any more are left out. */
export const refreshed = (model: Model, { machine, paths }: PathsFile): PathsFile => ({
  machine,
  structure: structureOf(model.machine),
  paths: paths.flatMap((path) => pathFrom(model, inputOf(model, path.input), eventsIn(path)) ?? []),
})

/** Keeps a path among those that failed once. */
export const keepRegression = async (
  { model, regressions }: Pick<PathSet, 'model' | 'regressions'>,
  path: PathsFile['paths'][number],
): Promise<void> => {
  const known = (await readPaths(regressions))?.paths.filter(({ id }) => id !== path.id) ?? []
  const file = { machine: model.name, structure: structureOf(model.machine), paths: [...known, path] }
  await mkdir(dirname(regressions), { recursive: true })
  await writeFile(regressions, formatPaths(file))
}
