import type {
  ActorName,
  AnyEventObject,
  AnyStateMachine,
  DelayName,
  EventFrom,
  Facts,
  StateName,
} from '@portal/paths'

/** One step of a path on its way through the browser. */
export interface PageStep {
  readonly event: AnyEventObject
  /** What held before, and what must hold afterwards. */
  readonly before: Facts
  readonly expect: Facts
  /** The step after this one: immediate decisions must be arranged before. */
  readonly next: AnyEventObject | undefined
}

type Act = (step: PageStep) => Promise<void>

/** Why no one at the browser can do this. */
export interface Unseen {
  readonly unseen: string
}

export const unseen = (reason: string): Unseen => ({ unseen: reason })

/**
 * A machine as a person at the portal drives and sees it. An adapter that forgets an event, an actor's answer, a delay or
 * a state of its machine does not compile; what no one can do is declared {@link unseen}, with the reason.
 */
export interface PageAdapter<TMachine extends AnyStateMachine> {
  /** Opens the portal so that the machine has just begun. */
  readonly start: (input: unknown, next: AnyEventObject | undefined) => Promise<void>
  /** What a person or the world does, once per event. */
  readonly act: { readonly [E in EventFrom<TMachine>['type']]: Act | Unseen }
  /** Answers what the machine asked for: by the release of a held request, never by a forged event. */
  readonly answer: {
    readonly [A in ActorName<TMachine>]:
      | { readonly done: Act | Unseen; readonly failed: Act | Unseen }
      | Unseen
  }
  /** How a child machine comes to be at a case of the model's `children`, by id and name. */
  readonly told?: { readonly [A in ActorName<TMachine>]?: Readonly<Record<string, Act | Unseen>> }
  /** Length of each delay in ms, now. */
  readonly delay: { readonly [D in DelayName<TMachine>]: () => number }
  /** Events that begin a delay again although its state stays: a path tells states, and cannot tell this. */
  readonly restarts?: { readonly [D in DelayName<TMachine>]?: readonly EventFrom<TMachine>['type'][] }
  /** What a person must see, once per state; throws when it is not there. A state that is over at once is {@link unseen}. */
  readonly see: { readonly [S in StateName<TMachine>]: ((expected: Facts) => Promise<void>) | Unseen }
  /** States that are over before the usual time to settle is: how many ms pass before someone looks at them. */
  readonly brief?: { readonly [S in StateName<TMachine>]?: number }
  /** Lets go of what still waits. */
  readonly stop: () => Promise<void>
}
