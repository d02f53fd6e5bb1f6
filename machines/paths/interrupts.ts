import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { tryStep } from './explore.ts'
import type { Path } from './format.ts'
import type { Facts } from './json.ts'
import { answerOf, type Model } from './model.ts'
import { pick, seeded } from './random.ts'
import { eventsIn, pathAsFar } from './run.ts'
import { canHappen, start, step } from './trace.ts'
import { delaysOf } from './transitions.ts'

/** Names of the model's interrupts that can come and pass here, and of which the chart notices anything. */
export const interruptsAt = (model: Model, snapshot: AnyMachineSnapshot): readonly string[] =>
  Object.entries(model.interrupts).flatMap(([name, comesAndPasses]) => {
    let now: AnyMachineSnapshot | undefined = snapshot
    for (const event of comesAndPasses) now = now && tryStep(model, now, event)?.snapshot
    return now === undefined ? [] : [name]
  })

/**
 * Paths with something in between that comes and passes: each interrupt of the model once in every state that the paths
 * come through, one at a time, instead of all charts multiplied into one. Where the interrupt changes the way on, the path
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

/** So long may a path with an interrupt be that is played on the page. */
const MOST_STEPS = 12
/** What a path goes on for afterwards. */
const STEPS_AFTER = 2

/** Whether nothing is under way there that would go on by itself: no delay runs, and nothing is awaited. */
const isQuiet = (model: Model, snapshot: AnyMachineSnapshot): boolean =>
  snapshot.status === 'active' &&
  !delaysOf(model.machine).some((type) => canHappen(model, snapshot, { type })) &&
  !model.events.some((event) => answerOf(event) !== undefined && canHappen(model, snapshot, event))

/** Something in between that the page knows and the chart does not, and where it may come. */
export interface PageInterrupt {
  readonly event: AnyEventObject
  /** Where it makes sense; default everywhere. */
  readonly where?: (expected: Facts) => boolean
}

/**
 * One path for each interrupt, at one place that the seed picks among those that the paths come through while nothing goes on
 * by itself: the chart does not know what came in between, so that all that was promised must still be true.
 */
export const interruptedOnce = (
  model: Model,
  paths: readonly Path[],
  interrupts: readonly PageInterrupt[],
  seed: number,
): readonly Path[] => {
  const random = seeded(seed)
  return interrupts.flatMap(({ event, where = () => true }) => {
    const places = paths.flatMap((path) => {
      const events = eventsIn(path)
      let { snapshot } = start(model, path.input)
      const snapshots = [snapshot]
      for (const one of events) {
        snapshot = step(model, snapshot, one).snapshot
        snapshots.push(snapshot)
      }
      return snapshots.flatMap((at, index) => {
        const expected = path.steps[index - 1]?.expect ?? path.expect
        const isPlace = index < MOST_STEPS - STEPS_AFTER && isQuiet(model, at) && where(expected)
        return isPlace ? [{ path, events, index }] : []
      })
    })
    const place = pick(places, () => 1, random)
    if (place === undefined) return []
    const { path, events, index } = place
    return [
      pathAsFar(model, path.input, [
        ...events.slice(0, index),
        event,
        ...events.slice(index, index + STEPS_AFTER),
      ]),
    ]
  })
}
