import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { cover } from './cover.ts'
import type { Graph } from './explore.ts'
import type { Path } from './format.ts'
import { canonical } from './json.ts'
import { answerOf, isDelay, type Model, senderOf } from './model.ts'
import { eventsIn, pathFrom } from './run.ts'
import { canHappen, start, stateName, step } from './trace.ts'

/** True for external events that depend on no running actor or delay. */
const isAnybodys = (model: Model, event: AnyEventObject): boolean =>
  answerOf(event) === undefined && !isDelay(event) && senderOf(model, event) === undefined

/** Returns the external events that can occur here and that the machine ignores. */
const refusedBy = (model: Model, snapshot: AnyMachineSnapshot): readonly AnyEventObject[] =>
  model.events.filter(
    (event) =>
      isAnybodys(model, event) &&
      canHappen(model, snapshot, event) &&
      step(model, snapshot, event).transitions.length === 0,
  )

/**
 * Returns negative probes: paths through all states that send each ignored event case once per state and expect no
 * effect. They detect superfluous handlers, which no other path uses.
 */
export const probes = (model: Model, graph?: Graph): readonly Path[] => {
  const tried = new Set<string>()
  const probing = (snapshot: AnyMachineSnapshot): readonly AnyEventObject[] =>
    refusedBy(model, snapshot).filter((event) => {
      const probe = `${stateName(snapshot)} ${canonical(event)}`
      return !tried.has(probe) && tried.add(probe)
    })

  const { paths } = cover(model, graph === undefined ? { goal: 'states' } : { goal: 'states', graph })
  return paths.flatMap((path) => {
    let { snapshot } = start(model, path.input)
    const events = [...probing(snapshot)]
    for (const event of eventsIn(path)) {
      snapshot = step(model, snapshot, event).snapshot
      events.push(event, ...probing(snapshot))
    }
    const probe = events.length === path.steps.length ? undefined : pathFrom(model, path.input, events)
    return probe ? [probe] : []
  })
}
