import { type AnyActorRef, createActor } from 'xstate'
import type { Operation } from '../operations.ts'
import type { Outcome } from '../outcome.ts'
import { PRESET_NAMES, PRESETS, type PresetName } from './presets.ts'
import type { Scenario, Stage } from './scenario.ts'

export interface ScenarioStatus {
  readonly name: PresetName
  readonly state: string
  readonly events: readonly string[]
}

export type Scenarios = ReturnType<typeof createScenarios>

const stateOf = (actor: AnyActorRef): string => String(actor.getSnapshot().value)

/**
 * Scenarios of one mock session. Each is an actor of its machine and receives the requests of the session as events.
 */
export const createScenarios = (stage: Stage) => {
  const running = new Map<PresetName, AnyActorRef>()

  const stop = (name: PresetName): boolean => {
    const actor = running.get(name)
    if (!actor) return false
    running.delete(name)
    actor.stop()
    const { leave }: Scenario = PRESETS[name]
    leave?.(stage)
    return true
  }

  const status = (name: PresetName, actor: AnyActorRef): ScenarioStatus => ({
    name,
    state: stateOf(actor),
    events: PRESETS[name].events,
  })

  return {
    /** Starts a scenario, or restarts a running one. */
    start: (name: PresetName): ScenarioStatus => {
      stop(name)
      const scenario: Scenario = PRESETS[name]
      const actor = createActor(scenario.machine)
      let last: string | undefined
      actor.subscribe(() => {
        const state = stateOf(actor)
        if (state !== last) scenario.enter?.(state, stage)
        last = state
      })
      actor.start()
      running.set(name, actor)
      return status(name, actor)
    },
    stop,
    stopAll: () => {
      for (const name of PRESET_NAMES) stop(name)
    },
    /** Sends an event. Returns the new status, or undefined if the scenario is not running. */
    send: (name: PresetName, type: string): ScenarioStatus | undefined => {
      const actor = running.get(name)
      if (!actor) return undefined
      actor.send({ type })
      return status(name, actor)
    },
    running: (): ScenarioStatus[] => [...running].map(([name, actor]) => status(name, actor)),
    /**
     * Returns the outcome of a request, and sends the request to every running scenario. The first scenario with an
     * outcome decides.
     */
    pass: (operation: Operation): Outcome => {
      let outcome: Outcome | undefined
      for (const [name, actor] of running) {
        outcome ??= PRESETS[name].outcome(stateOf(actor), operation)
        actor.send({ type: 'REQUEST', operation })
      }
      return outcome ?? { kind: 'answer' }
    },
  }
}
