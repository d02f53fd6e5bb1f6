import type { Path } from './format.ts'
import { canonical } from './json.ts'
import type { Model } from './model.ts'
import { eventsIn } from './run.ts'
import { expectationOf, start, step, type Traced } from './trace.ts'

const keeps = (model: Model, promise: Pick<Path, 'expect' | 'starts' | 'does'>, traced: Traced): boolean =>
  canonical(expectationOf(model, traced.snapshot)) === canonical(promise.expect) &&
  canonical(traced.starts) === canonical(promise.starts) &&
  canonical(traced.does) === canonical(promise.does)

/** True if the model's machine meets every expectation of the path. Pure: no actor runs. */
export const keepsPath = (model: Model, path: Path): boolean => {
  let now = start(model, path.input)
  if (!keeps(model, path, now)) return false
  return eventsIn(path).every((event, index) => {
    now = step(model, now.snapshot, event)
    const promise = path.steps[index]
    return promise !== undefined && keeps(model, promise, now)
  })
}
