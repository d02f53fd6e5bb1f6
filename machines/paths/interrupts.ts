import type { Path } from './format.ts'
import type { Model } from './model.ts'
import { eventsIn, pathAsFar } from './run.ts'

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
