import type { ReadmeOptions } from '../charts/readme.ts'
import type { Path } from '../format.ts'
import type { PageInterrupt } from '../interrupts.ts'
import type { Model, Words } from '../model.ts'
import type { Equivalents } from '../mutantScore.ts'
import type { PageModel } from '../page.ts'

/** Reason for the failure of paths; undefined if they passed. */
export type Verdict = string | undefined

/** Returns the sentences for paths of a page model in one language. */
export type CharterLanguage = (page: PageModel, paths: readonly Path[]) => Promise<Words>

/** Plays paths in a browser, for `--on page`. */
export interface PagePlayer {
  /** Plays the paths in `file`. If `shrunk` is given, writes the shortest failing path to it. */
  readonly replay: (name: string, file: string, shrunk?: string) => Promise<Verdict>
}

/**
 * Config of a project; the default export of `paths.config.ts`. Lists models by the folder of their committed paths.
 */
export interface PathsConfig {
  readonly models: Readonly<Record<string, Model>>
  /** The same machines as a user operates them in the browser. Their paths are in `paths.page.json`. */
  readonly pageModels?: Readonly<Record<string, PageModel>>
  /** Equivalent mutants, by machine. */
  readonly equivalentMutants?: Readonly<Record<string, Equivalents>>
  /** Interrupts for the paths of a page model in the nightly run. */
  readonly pageInterrupts?: (name: string) => readonly PageInterrupt[]
  /** Charter languages; the first one is the default. */
  readonly languages?: Readonly<Record<string, CharterLanguage>>
  readonly page?: PagePlayer
  /** Options for the README next to each drawing; without them, no README is written. */
  readonly readmes?: ReadmeOptions
}

export const defineConfig = (config: PathsConfig): PathsConfig => config
