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

/** A path that a living machine did not keep, as short as it could be made. */
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

/** The transitions that the machine of the model takes at one step of a path. */
const transitionsAt = (model: Model, path: Path, index: number): readonly string[] => {
  let now = start(model, path.input)
  for (const event of eventsIn(path).slice(0, index + 1)) now = step(model, now.snapshot, event)
  return now.transitions
}

/** True if the model's machine keeps the path; one that throws does not. */
const isRight = (model: Model, path: Path): boolean => {
  try {
    return keepsPath(model, path)
  } catch {
    return false
  }
}

/**
 * The path up to the step that failed, without the rounds that come back to where they began. Every promise is the
 * path's own: where the model's machine itself is at fault, it must not say what should have happened.
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

/** The fault, as far as the transitions tell it. */
const faultInWords = (isModelRight: boolean, transitions: readonly string[]): string => {
  const told = transitions.join(' + ')
  if (isModelRight) return told && `\nThe chart should take ${told}`
  return told
    ? `\nThe chart takes ${told}: what the path promised is kept as what should happen`
    : '\nThe chart takes nothing there: what the path promised is kept as what should happen'
}

/** The transitions at the step; none where the machine breaks before it has taken any. */
const transitionsOrNone = (model: Model, path: Path, index: number): readonly string[] => {
  try {
    return transitionsAt(model, path, index)
  } catch {
    return []
  }
}

/**
 * Plays the paths on the living machine, or on `living`, another version of it; of the first that is not kept tells the
 * shortest way to see it. Where the model's own machine keeps the path, it decides the right behaviour; else the path does.
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
    // A broken invariant is a fault of the machine that no promise of the path tells.
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
