import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { tryStep } from './explore.ts'
import type { Path } from './format.ts'
import type { Model, Trial } from './model.ts'
import { eventsIn } from './run.ts'
import { start, step } from './trace.ts'

const trialFrom = (
  model: Model,
  snapshot: AnyMachineSnapshot,
  fresh: AnyMachineSnapshot,
  onCompared: () => void,
): Trial => ({
  after: (...events: readonly AnyEventObject[]) => {
    let now: AnyMachineSnapshot | undefined = snapshot
    for (const event of events) now = now && tryStep(model, now, event)?.snapshot
    if (now !== undefined) onCompared()
    return now as never
  },
  fresh: fresh as never,
})

/**
 * Returns the names of the laws that fail at this snapshot; `begun` is the first snapshot of the path. Calls
 * `onCompared` for each law that compared something here.
 */
export const brokenLaws = (
  model: Model,
  snapshot: AnyMachineSnapshot,
  begun: AnyMachineSnapshot,
  onCompared: (law: string) => void = () => undefined,
): readonly string[] =>
  Object.entries(model.laws).flatMap(([name, holds]) =>
    holds(
      snapshot as never,
      trialFrom(model, snapshot, begun, () => onCompared(name)),
    )
      ? []
      : [name],
  )

export interface BrokenLaw {
  readonly law: string
  /** Number of steps before the failure. */
  readonly step: number
}

/** Returns the laws that fail along a path. */
export const lawsBrokenOn = (model: Model, path: Path): readonly BrokenLaw[] => {
  const begun = start(model, path.input).snapshot
  const snapshots = [begun]
  for (const event of eventsIn(path)) {
    snapshots.push(step(model, snapshots.at(-1) ?? begun, event).snapshot)
  }
  return snapshots.flatMap((snapshot, index) =>
    brokenLaws(model, snapshot, begun).map((law) => ({ law, step: index })),
  )
}
