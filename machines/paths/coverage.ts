import type { Path } from './format.ts'
import type { Model } from './model.ts'
import { start, step } from './trace.ts'
import { transitionsOf } from './transitions.ts'

export interface Coverage {
  readonly covered: readonly string[]
  readonly uncovered: readonly string[]
  /** Declared in the model as out of reach, with the reason; never counted as uncovered. */
  readonly unreachable: Readonly<Record<string, string>>
  /** Whole per cent of what can be reached. */
  readonly percent: number
}

/** Which transitions the paths take, exactly as the chart reports them, `always` included. */
export const coverage = (model: Model, paths: readonly Path[]): Coverage => {
  const taken = new Set<string>()
  for (const { input, steps } of paths) {
    let now = start(model, input)
    for (const name of now.transitions) taken.add(name)
    for (const { event } of steps) {
      now = step(model, now.snapshot, event)
      for (const name of now.transitions) taken.add(name)
    }
  }
  const names = [...transitionsOf(model.machine).values()]
  const covered = names.filter((name) => taken.has(name))
  const uncovered = names.filter((name) => !taken.has(name) && !(name in model.unreachable))
  const reachable = covered.length + uncovered.length
  return {
    covered,
    uncovered,
    unreachable: model.unreachable,
    percent: reachable === 0 ? 100 : Math.floor((100 * covered.length) / reachable),
  }
}

/** Refuses paths that were made for another version of the chart. */
export const assertCurrent = (model: Model, structure: string, current: string): void => {
  if (structure === current) return
  throw new Error(
    `The chart '${model.name}' has changed since its paths were generated (structure ${current}, paths made for ${structure}). Run 'npm run paths' and read what changed in ${model.name}/paths.json.`,
  )
}
