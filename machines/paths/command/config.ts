import type { ReadmeOptions } from '../charts/readme.ts'
import type { HowToHold } from '../draw.ts'
import type { PageInterrupt } from '../interrupts.ts'
import type { Model } from '../model.ts'
import type { Equivalents } from '../mutantScore.ts'
import type { Phrase } from '../quotes.ts'

/** Reason why paths were not kept; undefined if they were. */
export type Verdict = string | undefined

/** A language of printed charters. The language of the models needs no phrases. */
export interface CharterLanguage {
  readonly name: string
  readonly phrases?: () => Promise<readonly Phrase[]>
}

/** Plays paths in a browser, for `--on page`. */
export interface PagePlayer {
  /** Plays a file of paths. Given `shrunk`, writes the shortest path that still fails to that file. */
  readonly replay: (name: string, file: string, shrunk?: string) => Promise<Verdict>
  /** Follows every printed charter; part of the nightly run of all machines. */
  readonly followCharters?: () => Promise<Verdict>
}

/** Machines of a project, by the folder of their committed paths: the default export of `paths.config.ts`. */
export interface PathsConfig {
  readonly models: Readonly<Record<string, Model>>
  /** The same machines as a user drives them in the browser; their paths are in `paths.page.json`. */
  readonly pageModels?: Readonly<Record<string, Model>>
  /** Equivalent mutants, by machine. */
  readonly equivalentMutants?: Readonly<Record<string, Equivalents>>
  /** Interrupts for the paths of a page model in the nightly run. */
  readonly pageInterrupts?: (name: string) => readonly PageInterrupt[]
  readonly languages?: Readonly<Record<string, CharterLanguage>>
  /** Explains in a charter how to hold requests and files. */
  readonly howToHold?: HowToHold
  readonly page?: PagePlayer
  /** Writes a README beside each drawing. */
  readonly readmes?: ReadmeOptions
}

export const defineConfig = (config: PathsConfig): PathsConfig => config
