import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { tryStep } from './explore.ts'
import type { Path } from './format.ts'
import type { Facts } from './json.ts'
import { answerOf, type Model } from './model.ts'
import { pick, seeded } from './random.ts'
import { eventsIn, pathAsFar } from './run.ts'
import { canHappen, start, step } from './trace.ts'
import { delaysOf } from './transitions.ts'

/** Returns the names of the model's interrupts that can occur here and that the machine handles. */
export const interruptsAt = (model: Model, snapshot: AnyMachineSnapshot): readonly string[] =>
  Object.entries(model.interrupts).flatMap(([name, comesAndPasses]) => {
    let now: AnyMachineSnapshot | undefined = snapshot
    for (const event of comesAndPasses) now = now && tryStep(model, now, event)?.snapshot
    return now === undefined ? [] : [name]
  })

/**
 * Inserts each interrupt of the model once into every state on the paths, one interrupt per path. Exploring the
 * machine together with all interrupts would take too long. If an interrupt changes the following steps, the path
 * continues as far as possible.
 */
export const interrupted = (model: Model, paths: readonly Path[]): readonly Path[] => {
  const visited = new Set<string>()
  return Object.entries(model.interrupts).flatMap(([name, comesAndPasses]) =>
    paths.flatMap((path) => {
      const events = eventsIn(path)
      const places = [path.expect, ...path.steps.map(({ expect }) => expect)]
      return places.flatMap(({ state }, index) => {
        const place = `${name} in ${String(state)}`
        if (visited.has(place)) return []
        const extended = pathAsFar(model, path.input, [
          ...events.slice(0, index),
          ...comesAndPasses,
          ...events.slice(index),
        ])
        // The interrupt cannot occur here. The state stays unvisited, because another path may reach it in a way that
        // allows the interrupt.
        if (extended.steps.length < index + comesAndPasses.length) return []
        visited.add(place)
        return [extended]
      })
    }),
  )
}

/** Maximum number of steps of a path with page interrupts. */
const MOST_STEPS = 12
/** Number of steps after the last interrupt of a path. */
const STEPS_AFTER = 2
/** Maximum number of interrupts per path. Sharing a path saves sign-ins, which cost more than a step. */
const MOST_TOGETHER = 3

/** True if nothing happens here without the user: no delay is running and no answer is pending. */
const isQuiet = (model: Model, snapshot: AnyMachineSnapshot): boolean =>
  snapshot.status === 'active' &&
  !delaysOf(model.machine).some((type) => canHappen(model, snapshot, { type })) &&
  !model.events.some((event) => answerOf(event) !== undefined && canHappen(model, snapshot, event))

/** A place for an interrupt: the expectations there, and the event before it. */
export interface PagePlace {
  readonly expected: Facts
  readonly last: AnyEventObject | undefined
}

/** An interrupt that the page handles and the machine does not know. */
export interface PageInterrupt {
  readonly event: AnyEventObject
  /** Returns true for allowed places. Default: everywhere. */
  readonly where?: (place: PagePlace) => boolean
}

/** A place on a path; `index` is the number of steps before it. */
interface Place {
  readonly path: Path
  readonly index: number
  readonly expected: Facts
}

/** Returns the places up to `lastIndex` at which the interrupt is allowed and nothing happens without the user. */
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

/** Inserts the interrupts and keeps a few steps after the last one. */
const insertInto = (model: Model, path: Path, coming: readonly Coming[]): Path => {
  const end = Math.max(...coming.map(({ index }) => index)) + STEPS_AFTER
  const events = eventsIn(path)
  const extended = [...events.slice(0, end), undefined].flatMap((event, index) => [
    ...coming.filter((one) => one.index === index).map((one) => one.event),
    ...(event ? [event] : []),
  ])
  return pathAsFar(model, path.input, extended)
}

/**
 * Inserts each interrupt once, at a seeded place where nothing happens without the user. The machine does not know
 * these interrupts, so all expectations must still hold. Up to three interrupts share a path.
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
  const extended: Path[] = []
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
    if (path !== undefined) extended.push(insertInto(model, path, coming))
    left = left.filter((one) => one !== first && !chosen.includes(one))
  }
  return extended
}

/** Inserts each interrupt into every idle state of the paths, one per path; for the nightly run. */
export const interruptedEverywhere = (
  model: Model,
  paths: readonly Path[],
  interrupts: readonly PageInterrupt[],
): readonly Path[] =>
  interrupts.flatMap((interrupt) => {
    const visited = new Set<string>()
    return placesOf(model, paths, interrupt, MOST_STEPS - STEPS_AFTER - 1).flatMap(
      ({ path, index, expected }) => {
        const state = String(expected.state)
        if (visited.has(state)) return []
        visited.add(state)
        return [insertInto(model, path, [{ event: interrupt.event, index }])]
      },
    )
  })
