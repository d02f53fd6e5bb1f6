import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { tryStep } from './explore.ts'
import type { Path } from './format.ts'
import type { Facts } from './json.ts'
import { answerOf, type Model } from './model.ts'
import { pick, seeded } from './random.ts'
import { eventsIn, pathAsFar } from './run.ts'
import { canHappen, start, step } from './trace.ts'
import { delaysOf } from './transitions.ts'

/** Names of the model's interrupts that can come and pass here, and that the machine notices. */
export const interruptsAt = (model: Model, snapshot: AnyMachineSnapshot): readonly string[] =>
  Object.entries(model.interrupts).flatMap(([name, comesAndPasses]) => {
    let now: AnyMachineSnapshot | undefined = snapshot
    for (const event of comesAndPasses) now = now && tryStep(model, now, event)?.snapshot
    return now === undefined ? [] : [name]
  })

/**
 * Paths with something in between that comes and passes: each interrupt of the model once in every state that the paths
 * come through, one at a time, instead of all machines multiplied into one. Where the interrupt changes the way on, the path
 * goes on as far as it can.
 */
export const interrupted = (model: Model, paths: readonly Path[]): readonly Path[] => {
  const known = new Set<string>()
  return Object.entries(model.interrupts).flatMap(([name, comesAndPasses]) =>
    paths.flatMap((path) => {
      const events = eventsIn(path)
      const places = [path.expect, ...path.steps.map(({ expect }) => expect)]
      return places.flatMap(({ state }, index) => {
        const place = `${name} in ${String(state)}`
        if (known.has(place)) return []
        const woven = pathAsFar(model, path.input, [
          ...events.slice(0, index),
          ...comesAndPasses,
          ...events.slice(index),
        ])
        // Where it cannot come in between, another path may come to the same state otherwise.
        if (woven.steps.length < index + comesAndPasses.length) return []
        known.add(place)
        return [woven]
      })
    }),
  )
}

/** So long may a path with interrupts be that is played on the page. */
const MOST_STEPS = 12
/** What a path goes on for afterwards. */
const STEPS_AFTER = 2
/** So many come in between in one path, each at a place of its own or one after the other: a sign-in costs more than a step. */
const MOST_TOGETHER = 3

/** Whether nothing is under way there that would go on by itself: no delay runs, and nothing is awaited. */
const isQuiet = (model: Model, snapshot: AnyMachineSnapshot): boolean =>
  snapshot.status === 'active' &&
  !delaysOf(model.machine).some((type) => canHappen(model, snapshot, { type })) &&
  !model.events.some((event) => answerOf(event) !== undefined && canHappen(model, snapshot, event))

/** Where on a path something may come in between: the promise there, and the step before. */
export interface PagePlace {
  readonly expected: Facts
  readonly last: AnyEventObject | undefined
}

/** Something in between that the page knows and the machine does not, and where it may come. */
export interface PageInterrupt {
  readonly event: AnyEventObject
  /** Where it makes sense; default everywhere. */
  readonly where?: (place: PagePlace) => boolean
}

/** A place of a path, as the number of steps before it. */
interface Place {
  readonly path: Path
  readonly index: number
  readonly expected: Facts
}

/** The places of the paths at which it may come, up to the last one from which the path does not become too long. */
const placesOf = (
  model: Model,
  paths: readonly Path[],
  { where = () => true }: PageInterrupt,
  lastIndex: number,
): readonly Place[] =>
  paths.flatMap((path) => {
    let { snapshot } = start(model, path.input)
    const places: Place[] = []
    for (let index = 0; index <= Math.min(path.steps.length, lastIndex); index += 1) {
      const last = path.steps[index - 1]
      if (last) snapshot = step(model, snapshot, last.event).snapshot
      const expected = last?.expect ?? path.expect
      if (isQuiet(model, snapshot) && where({ expected, last: last?.event }))
        places.push({ path, index, expected })
    }
    return places
  })

interface Coming {
  readonly event: AnyEventObject
  readonly index: number
}

/** The path with what comes in between, and a few steps more. */
const weave = (model: Model, path: Path, coming: readonly Coming[]): Path => {
  const end = Math.max(...coming.map(({ index }) => index)) + STEPS_AFTER
  const events = eventsIn(path)
  const woven = [...events.slice(0, end), undefined].flatMap((event, index) => [
    ...coming.filter((one) => one.index === index).map((one) => one.event),
    ...(event ? [event] : []),
  ])
  return pathAsFar(model, path.input, woven)
}

/**
 * Each interrupt once, at one place that the seed picks among those that the paths come through while nothing goes on by
 * itself: the machine does not know what came in between, so that all that was promised must still be true. Up to three share a
 * path, one after the other.
 */
export const interruptedOnce = (
  model: Model,
  paths: readonly Path[],
  interrupts: readonly PageInterrupt[],
  seed: number,
): readonly Path[] => {
  const random = seeded(seed)
  const lastIndex = MOST_STEPS - STEPS_AFTER - MOST_TOGETHER
  let left = interrupts.map(({ event, ...one }) => ({
    event,
    places: placesOf(model, paths, { event, ...one }, lastIndex),
  }))
  const woven: Path[] = []
  for (let [first] = left; first !== undefined; [first] = left) {
    const path = pick(first.places, () => 1, random)?.path
    const together =
      path === undefined ? [] : left.filter(({ places }) => places.some((one) => one.path === path))
    const chosen = together.slice(0, MOST_TOGETHER)
    const coming = chosen.flatMap(({ event, places }) => {
      const here = pick(
        places.filter((one) => one.path === path),
        () => 1,
        random,
      )
      return here ? [{ event, index: here.index }] : []
    })
    if (path !== undefined) woven.push(weave(model, path, coming))
    left = left.filter((one) => one !== first && !chosen.includes(one))
  }
  return woven
}

/** Each interrupt once in every state that the paths come to while nothing goes on by itself: one a path, for the night. */
export const interruptedEverywhere = (
  model: Model,
  paths: readonly Path[],
  interrupts: readonly PageInterrupt[],
): readonly Path[] =>
  interrupts.flatMap((interrupt) => {
    const known = new Set<string>()
    return placesOf(model, paths, interrupt, MOST_STEPS - STEPS_AFTER - 1).flatMap(
      ({ path, index, expected }) => {
        const state = String(expected.state)
        if (known.has(state)) return []
        known.add(state)
        return [weave(model, path, [{ event: interrupt.event, index }])]
      },
    )
  })
