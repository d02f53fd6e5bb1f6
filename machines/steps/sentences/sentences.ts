import type { mock } from '../mock.ts'
import type { see } from '../see.ts'
import type { Step } from '../step.ts'
import type { device, Place, user } from '../user.ts'

type Maker = (...args: never[]) => Step
type ArgsOf<TMaker extends Maker> = ReturnType<TMaker>['args']

/** A sentence with argument names in braces, or a function if the wording depends on an argument. */
type SentencesOf<TGroup extends Readonly<Record<string, Maker>>> = {
  readonly [N in keyof TGroup]: string | ((args: ArgsOf<TGroup[N]>) => string)
}

/** Sentences of all steps in one language. */
export interface Sentences {
  readonly user: SentencesOf<typeof user>
  readonly device: SentencesOf<typeof device>
  readonly mock: SentencesOf<typeof mock>
  readonly see: SentencesOf<typeof see>
  readonly places: Readonly<Record<Place, string>>
  /** Names of operations by their id, and of files by their URL. */
  readonly operations: Readonly<Record<string, string>>
}
