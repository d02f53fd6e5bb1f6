import type { AnyStateMachine } from 'xstate'
import type { Operation } from '../operations.ts'
import type { Outcome } from '../outcome.ts'

/** Event sent to every scenario for each request of the session, regardless of its outcome. */
export interface RequestEvent {
  readonly type: 'REQUEST'
  readonly operation: Operation
}

/** Side effects a scenario can have besides outcomes of requests. */
export interface Stage {
  readonly setMaintenance: (isOn: boolean) => void
  /** Takes most chargers offline, or brings them back. */
  readonly silence: (isSilent: boolean) => void
}

/** A scripted server behaviour: a small state machine, and the outcome of requests in each of its states. */
export interface Scenario {
  readonly description: string
  readonly machine: AnyStateMachine
  /** Events that a user can send; requests also advance the machine. */
  readonly events: readonly string[]
  /** Outcome of a request in a state; undefined to answer normally. Called before the request advances the machine. */
  readonly outcome: (state: string, operation: Operation) => Outcome | undefined
  /** Side effect of entering a state. */
  readonly enter?: (state: string, stage: Stage) => void
  /** Runs when the scenario stops. */
  readonly leave?: (stage: Stage) => void
}
