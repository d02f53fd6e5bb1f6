import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { tryStep } from './explore.ts'
import type { Path, PathStep } from './format.ts'
import { hash } from './json.ts'
import type { Model } from './model.ts'
import { canHappen, expectationOf, start, step, type Traced } from './trace.ts'

/**
 * Returns the id of a path. It depends only on the input and events, so it is the same for every version of the
 * machine.
 */
export const idOf = (input: unknown, events: readonly AnyEventObject[]): string => hash({ input, events })

/** Returns the step of an event that the machine ignores; undefined if the event cannot occur or has an effect. */
const tryProbe = (model: Model, snapshot: AnyMachineSnapshot, event: AnyEventObject): Traced | undefined => {
  if (!canHappen(model, snapshot, event)) return undefined
  const next = step(model, snapshot, event)
  return next.transitions.length === 0 ? next : undefined
}

/** Returns the path of these events as far as they can occur, with the expectations of the current machine. */
export const pathAsFar = (model: Model, input: unknown, events: readonly AnyEventObject[]): Path => {
  const first = start(model, input)
  let snapshot = first.snapshot
  const steps: PathStep[] = []
  for (const event of events) {
    const next = tryStep(model, snapshot, event) ?? tryProbe(model, snapshot, event)
    if (next === undefined) break
    snapshot = next.snapshot
    steps.push({ event, expect: expectationOf(model, snapshot), starts: next.starts, does: next.does })
  }
  const taken = steps.map(({ event }) => event)
  return {
    id: idOf(input, taken),
    input,
    expect: expectationOf(model, first.snapshot),
    starts: first.starts,
    does: first.does,
    steps,
  }
}

/**
 * Returns the path of these events; undefined if one of them cannot occur. Always runs from the start, because a
 * snapshot of another path carries the context of that path.
 */
export const pathFrom = (
  model: Model,
  input: unknown,
  events: readonly AnyEventObject[],
): Path | undefined => {
  const path = pathAsFar(model, input, events)
  return path.steps.length === events.length ? path : undefined
}

/** True if every event of the path has an effect and the model allows it, so the path contains no probe. */
export const takesEveryStep = (model: Model, { input, steps }: Path): boolean => {
  let { snapshot } = start(model, input)
  return steps.every(({ event }) => {
    const next = tryStep(model, snapshot, event)
    if (next !== undefined) snapshot = next.snapshot
    return next !== undefined
  })
}

export const eventsIn = ({ steps }: Path): readonly AnyEventObject[] => steps.map(({ event }) => event)
