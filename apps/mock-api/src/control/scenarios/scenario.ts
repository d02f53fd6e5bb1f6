import type { AnyStateMachine } from 'xstate'
import type { Answers } from '../../world/sessionWorld.ts'
import type { Operation } from '../operations.ts'
import type { Outcome } from '../outcome.ts'

/**
 * Event sent to every running scenario for each request of the mock session, unless a fault or hold sets its outcome.
 */
export interface RequestEvent {
  readonly type: 'REQUEST'
  readonly operation: Operation
}

/** Side effects that a scenario can have besides outcomes of requests. */
export interface Stage {
  readonly setMaintenance: (isOn: boolean) => void
  /** Takes most chargers offline, or brings them back. */
  readonly silence: (isSilent: boolean) => void
  readonly setAnswers: (answers: Answers) => void
}

/** Scripted server behaviour: a small state machine, and the outcome of requests in each of its states. */
export interface Scenario {
  readonly description: string
  readonly machine: AnyStateMachine
  /** Events that a user can send. Requests also advance the machine. */
  readonly events: readonly string[]
  /**
   * Returns the outcome of a request in a state, or undefined to respond normally. Called before the request advances
   * the machine.
   */
  readonly outcome: (state: string, operation: Operation) => Outcome | undefined
  /** Runs when the machine enters a state. */
  readonly enter?: (state: string, stage: Stage) => void
  readonly leave?: (stage: Stage) => void
}
