import type { AnyStateMachine } from 'xstate'
import { ReplayFailure, replayOnActor } from './actorReplay.ts'
import type { Path } from './format.ts'
import { canonical } from './json.ts'
import { keepsPath } from './keeps.ts'
import type { Model } from './model.ts'
import { eventsIn, idOf } from './run.ts'
import { shrinkPath } from './shrink.ts'
import { start, step } from './trace.ts'
import { pathInWords } from './words.ts'

/** A path that fails on a running machine, shrunk. */
export interface Refusal {
  readonly path: Path
  readonly transitions: readonly string[]
  /** Description of the path and the difference. */
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

/** Returns the transitions that the model's machine takes at one step of a path. */
const transitionsAt = (model: Model, path: Path, index: number): readonly string[] => {
  let now = start(model, path.input)
  for (const event of eventsIn(path).slice(0, index + 1)) now = step(model, now.snapshot, event)
  return now.transitions
}

/** True if the model's machine passes the path; false if it fails or throws. */
const isRight = (model: Model, path: Path): boolean => {
  try {
    return keepsPath(model, path)
  } catch {
    return false
  }
}

/**
 * Returns the path up to its failing step, without loops. Keeps the expectations of the path, because a faulty model
 * cannot compute the right ones.
 */
const cutAtFailure = async (tried: Model, path: Path, failure: ReplayFailure): Promise<Path> => {
  const partOf = (steps: Path['steps']): Path => ({
    ...path,
    steps,
    id: idOf(
      path.input,
      steps.map(({ event }) => event),
    ),
  })
  let best = partOf(path.steps.slice(0, failure.step + 1))
  const stateAfter = (index: number) => canonical((best.steps[index] ?? best).expect)
  for (let from = -1; from < best.steps.length - 2; from += 1) {
    for (let to = best.steps.length - 2; to > from; to -= 1) {
      if (stateAfter(to) !== stateAfter(from)) continue
      const candidate = partOf([...best.steps.slice(0, from + 1), ...best.steps.slice(to + 1)])
      const again = await failureOf(tried, candidate)
      if (again?.step !== candidate.steps.length - 1) continue
      best = candidate
      break
    }
  }
  return best
}

/** Describes the fault by its transitions. */
const faultInWords = (isModelRight: boolean, transitions: readonly string[]): string => {
  const names = transitions.join(' + ')
  if (isModelRight) return names && `\nThe machine should take ${names}`
  return names
    ? `\nThe machine takes ${names}; the stored path defines the expected behaviour`
    : '\nThe machine takes nothing there; the stored path defines the expected behaviour'
}

/** Returns the transitions at the step; empty if the machine throws at that step or before. */
const transitionsOrNone = (model: Model, path: Path, index: number): readonly string[] => {
  try {
    return transitionsAt(model, path, index)
  } catch {
    return []
  }
}

/**
 * Replays the paths on the machine, or on another version of it (`living`). Returns the first failure, shortened. The
 * expected behaviour comes from the model's machine if it passes the path, otherwise from the stored path.
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
    // May be true for the model's own machine, because a broken invariant fails a path whose expectations are met.
    const isModelRight = living === model.machine ? isRight(model, path) : true
    const shrunk = isModelRight
      ? await shrinkPath(model, path, async (part) => (await failureOf(tried, part)) !== undefined)
      : await cutAtFailure(tried, path, found)
    const failure = (await failureOf(tried, shrunk)) ?? found
    const transitions = transitionsOrNone(model, shrunk, failure.step)
    const should = faultInWords(isModelRight, transitions)
    return {
      path: shrunk,
      transitions,
      message: `${pathInWords(shrunk, failure.step, model.words)}\n${failure.message}${should}`,
    }
  }
  return undefined
}
