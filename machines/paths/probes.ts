import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { cover } from './cover.ts'
import type { Graph } from './explore.ts'
import type { Path } from './format.ts'
import { canonical } from './json.ts'
import { answerOf, isDelay, type Model, senderOf } from './model.ts'
import { eventsIn, pathFrom } from './run.ts'
import { canHappen, start, stateName, step } from './trace.ts'

/** Whether it can happen any time: an answer or a delay that is not awaited cannot come. */
const isAnybodys = (model: Model, event: AnyEventObject): boolean =>
  answerOf(event) === undefined && !isDelay(event) && senderOf(model, event) === undefined

/** Events that may happen here, and those that the machine does not take. */
const refusedBy = (model: Model, snapshot: AnyMachineSnapshot): readonly AnyEventObject[] =>
  model.events.filter(
    (event) =>
      isAnybodys(model, event) &&
      canHappen(model, snapshot, event) &&
      step(model, snapshot, event).transitions.length === 0,
  )

/**
 * Negative probes: paths into every state in which each event case that the state does not take is sent once, and nothing
 * may happen. They find a handler too many, which no other path would ever use.
 */
export const probes = (model: Model, graph?: Graph): readonly Path[] => {
  const known = new Set<string>()
  const probing = (snapshot: AnyMachineSnapshot): readonly AnyEventObject[] =>
    refusedBy(model, snapshot).filter((event) => {
      const probe = `${stateName(snapshot)} ${canonical(event)}`
      return !known.has(probe) && known.add(probe)
    })

  const { paths } = cover(model, graph === undefined ? { goal: 'states' } : { goal: 'states', graph })
  return paths.flatMap((path) => {
    let { snapshot } = start(model, path.input)
    const events = [...probing(snapshot)]
    for (const event of eventsIn(path)) {
      snapshot = step(model, snapshot, event).snapshot
      events.push(event, ...probing(snapshot))
    }
    const woven = events.length === path.steps.length ? undefined : pathFrom(model, path.input, events)
    return woven ? [woven] : []
  })
}
