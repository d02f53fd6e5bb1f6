import type { ReadmeOptions } from '../charts/readme.ts'
import type { HowToHold } from '../draw.ts'
import type { PageInterrupt } from '../interrupts.ts'
import type { Model } from '../model.ts'
import type { Equivalents } from '../mutantScore.ts'
import type { Phrase } from '../quotes.ts'

/** The reason why paths were not kept; undefined when they were. */
export type Verdict = string | undefined

/** A language in which charters are printed. The one that the models speak needs no phrases. */
export interface CharterLanguage {
  readonly name: string
  readonly phrases?: () => Promise<readonly Phrase[]>
}

/** Plays paths in a browser, for `--on page`. */
export interface PagePlayer {
  /** Plays a file of paths. With `shrunk`, writes the shortest path that still fails to that file. */
  readonly replay: (name: string, file: string, shrunk?: string) => Promise<Verdict>
  /** Follows every charter by its printed lines; part of the nightly run of all machines. */
  readonly followCharters?: () => Promise<Verdict>
}

/** Machines of a project, by the folder that holds their committed paths: the default export of `paths.config.ts`. */
export interface PathsConfig {
  readonly models: Readonly<Record<string, Model>>
  /** The same machines as a person in the browser can drive them, with paths in `paths.page.json`. */
  readonly pageModels?: Readonly<Record<string, Model>>
  /** Changes of a machine that are no faults, by machine. */
  readonly equivalentMutants?: Readonly<Record<string, Equivalents>>
  /** Interrupts woven into the paths of a page model at night. */
  readonly pageInterrupts?: (name: string) => readonly PageInterrupt[]
  readonly languages?: Readonly<Record<string, CharterLanguage>>
  /** Written into charters whose steps hold something. */
  readonly howToHold?: HowToHold
  readonly page?: PagePlayer
  /** Writes a README beside each drawing. */
  readonly readmes?: ReadmeOptions
}

export const defineConfig = (config: PathsConfig): PathsConfig => config
