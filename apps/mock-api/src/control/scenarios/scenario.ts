import type { AnyStateMachine } from 'xstate'
import type { Operation } from '../operations.ts'
import type { Outcome } from '../outcome.ts'

/** What every scenario hears: each request of the session as it comes, whatever becomes of it. */
export interface RequestEvent {
  readonly type: 'REQUEST'
  readonly operation: Operation
}

/** What a scenario can do besides deciding how a request ends. */
export interface Stage {
  readonly setMaintenance: (isOn: boolean) => void
  /** Lets most chargers fall silent, or be heard again. */
  readonly silence: (isSilent: boolean) => void
}

/** A story that a server tells: a small state machine, and how a request ends in each of its states. */
export interface Scenario {
  readonly description: string
  readonly machine: AnyStateMachine
  /** Events that a person sends, beside the requests that move it on. */
  readonly events: readonly string[]
  /** How a request ends in a state; without a word as if there were no scenario. Asked before the request moves it on. */
  readonly outcome: (state: string, operation: Operation) => Outcome | undefined
  /** What a state does to the session. */
  readonly enter?: (state: string, stage: Stage) => void
  /** Runs when the scenario stops. */
  readonly leave?: (stage: Stage) => void
}
