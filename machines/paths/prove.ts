import type { AnyStateMachine } from 'xstate'
import { ReplayFailure, replayOnActor } from './actorReplay.ts'
import type { Path } from './format.ts'
import type { Model } from './model.ts'
import { eventsIn } from './run.ts'
import { shrinkPath } from './shrink.ts'
import { start, step } from './trace.ts'
import { pathInWords } from './words.ts'

/** A path that a living chart did not keep, as short as it could be made. */
export interface Refusal {
  readonly path: Path
  /** The transitions that the last step should have taken. */
  readonly transitions: readonly string[]
  /** The path in words, and what was different. */
  readonly message: string
}

const failureOf = async (model: Model, path: Path): Promise<ReplayFailure | undefined> => {
  try {
    await replayOnActor(model, path)
    return undefined
  } catch (error) {
    if (error instanceof ReplayFailure) return error
    throw error
  }
}

/** The transitions that the chart of the model takes at one step of a path. */
const transitionsAt = (model: Model, path: Path, index: number): readonly string[] => {
  let now = start(model, path.input)
  for (const event of eventsIn(path).slice(0, index + 1)) now = step(model, now.snapshot, event)
  return now.transitions
}

/**
 * Plays the paths on the living chart, or on `living`, another version of it; of the first that is not kept tells the
 * shortest way to see it. The model's own chart decides the right behaviour.
 */
export const refusalOf = async (
  model: Model,
  paths: readonly Path[],
  living: AnyStateMachine = model.machine,
): Promise<Refusal | undefined> => {
  const tried = { ...model, machine: living }
  for (const path of paths) {
    const found = await failureOf(tried, path)
    if (found === undefined) continue
    const shrunk = await shrinkPath(model, path, async (part) => (await failureOf(tried, part)) !== undefined)
    const failure = (await failureOf(tried, shrunk)) ?? found
    const transitions = transitionsAt(model, shrunk, failure.step)
    const should = transitions.length > 0 ? `\nThe chart should take ${transitions.join(' + ')}` : ''
    return {
      path: shrunk,
      transitions,
      message: `${pathInWords(shrunk, failure.step, model.words)}\n${failure.message}${should}`,
    }
  }
  return undefined
}
