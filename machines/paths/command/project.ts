import { existsSync, statSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { StateMachine } from 'xstate'
import type { PageInterrupt } from '../interrupts.ts'
import type { Model } from '../model.ts'
import type { Equivalents } from '../mutantScore.ts'
import type { PathsConfig } from './config.ts'
import { UsageError } from './usage.ts'

/** One model of a machine, with its path files. */
export interface PathSet {
  /** Name of the folder of the machine. */
  readonly name: string
  readonly isPage: boolean
  readonly model: Model
  readonly folder: string
  /** File of the generated paths. */
  readonly file: string
  /** File of paths that have failed before; kept as long as the machine can take them. */
  readonly regressions: string
  readonly equivalents: Equivalents
  readonly pageInterrupts: readonly PageInterrupt[]
}

export interface Project extends Pick<PathsConfig, 'languages' | 'page' | 'readmes'> {
  readonly sets: readonly PathSet[]
}

const CONFIG = 'paths.config.ts'

/** Returns the project of a config. `folder` contains the folders of the machines. */
export const projectOf = (config: PathsConfig, folder: string): Project => {
  /** Folder of the regressions; tests use a separate one. */
  const storage = process.env.PATHS_REGRESSIONS ?? folder
  const setOf = ([name, model]: readonly [string, Model], isPage: boolean): PathSet => ({
    name,
    isPage,
    model,
    folder: join(folder, name),
    file: join(folder, name, isPage ? 'paths.page.json' : 'paths.json'),
    regressions: join(storage, name, isPage ? 'regressions.page.json' : 'regressions.json'),
    equivalents: config.equivalentMutants?.[name] ?? {},
    pageInterrupts: isPage ? (config.pageInterrupts?.(name) ?? []) : [],
  })
  return {
    ...config,
    sets: [
      ...Object.entries(config.models).map((entry) => setOf(entry, false)),
      ...Object.entries(config.pageModels ?? {}).map((entry) => setOf(entry, true)),
    ],
  }
}

const importedFrom = async (file: string) =>
  (await import(pathToFileURL(file).href)) as Readonly<Record<string, unknown>>

const ofConfig = async (file: string): Promise<Project> => {
  if (!existsSync(file)) throw new UsageError(`There is no ${file}.`)
  const { default: config } = await importedFrom(file)
  if (typeof config !== 'object' || config === null || !('models' in config))
    throw new UsageError(`${file} has no config as its default export: see defineConfig.`)
  return projectOf(config as PathsConfig, dirname(file))
}

const isModel = (value: unknown): value is Model =>
  typeof value === 'object' &&
  value !== null &&
  'machine' in value &&
  value.machine instanceof StateMachine &&
  'key' in value

/** Returns the project of a folder with `machine.ts` and `model.ts` but no config. */
const ofFolder = async (folder: string): Promise<Project> => {
  const file = join(folder, 'model.ts')
  if (!existsSync(file)) throw new UsageError(`${folder} contains neither ${CONFIG} nor model.ts.`)
  const [model, ...others] = Object.values(await importedFrom(file)).filter(isModel)
  if (model === undefined || others.length > 0)
    throw new UsageError(`${file} must export one model: see defineModel.`)
  return projectOf({ models: { [basename(folder)]: model } }, dirname(folder))
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false

/**
 * Returns the project of a command line, and its remaining arguments. Uses the named config, otherwise the folder
 * among the arguments, otherwise the config in the working directory.
 */
export const loadProject = async (
  config: string | undefined,
  positionals: readonly string[],
): Promise<{ readonly project: Project; readonly positionals: readonly string[] }> => {
  if (config !== undefined) return { project: await ofConfig(resolve(config)), positionals }
  const named = positionals.slice(1).find(isFolder)
  const folder = resolve(named ?? '.')
  const file = join(folder, CONFIG)
  if (named === undefined && !existsSync(file))
    throw new UsageError(`No machines found: name a folder, or a config with --config ${CONFIG}.`)
  return {
    project: existsSync(file) ? await ofConfig(file) : await ofFolder(folder),
    positionals: positionals.filter((one) => one !== named),
  }
}
