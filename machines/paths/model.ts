import type { AnyEventObject, AnyStateMachine, EventFrom, InputFrom, SnapshotFrom } from 'xstate'
import type { Facts, Json } from './json.ts'

/** What a path generator must know of a chart beside the chart itself. */
export interface Model<TMachine extends AnyStateMachine = AnyStateMachine> {
  readonly name: string
  readonly machine: TMachine
  /** Every way to start; each is explored. */
  readonly inputs: readonly InputFrom<TMachine>[]
  /** Every case of every event, answers included ({@link done}, {@link failed}). Delays are found in the chart. */
  readonly events: readonly AnyEventObject[]
  /** Events that an invoked callback sends, by its id: they happen only while it runs. */
  readonly senders: Readonly<Record<string, readonly string[]>>
  /**
   * What the future depends on beside the state: two snapshots with the same state and key must behave alike. No
   * counters without end, no times, no random ids. It is also checked at each step of a replay.
   */
  readonly key: (snapshot: SnapshotFrom<TMachine>) => Facts
  /** More that each step promises, such as the face that a person sees. */
  readonly facts: (snapshot: SnapshotFrom<TMachine>) => Facts
  /** Snapshots that are not entered, to bound what could grow for ever. */
  readonly filter: (snapshot: SnapshotFrom<TMachine>) => boolean
  /** Whether the outside can do this now: a button that does not stand on screen cannot be pressed. */
  readonly allows: (snapshot: SnapshotFrom<TMachine>, event: AnyEventObject) => boolean
  /** Exploring more states than this is an error. */
  readonly limit: number
  /** Transitions that no path can take, by name, with the reason. */
  readonly unreachable: Readonly<Record<string, string>>
}

export interface ModelOptions<TMachine extends AnyStateMachine> {
  readonly inputs: readonly InputFrom<TMachine>[]
  readonly events: readonly (EventFrom<TMachine> | Answer)[]
  readonly senders?: Readonly<Record<string, readonly EventFrom<TMachine>['type'][]>>
  readonly key: (snapshot: SnapshotFrom<TMachine>) => Facts
  readonly facts?: (snapshot: SnapshotFrom<TMachine>) => Facts
  readonly filter?: (snapshot: SnapshotFrom<TMachine>) => boolean
  readonly allows?: (snapshot: SnapshotFrom<TMachine>, event: AnyEventObject) => boolean
  readonly limit: number
  readonly unreachable?: Readonly<Record<string, string>>
}

/** Brands an event as the answer of an invoked actor: only {@link done} and {@link failed} make one. */
export type Answer =
  | { readonly type: `xstate.done.actor.${string}`; readonly output: Json }
  | { readonly type: `xstate.error.actor.${string}`; readonly error: Json }

/** The invoked actor `id` answers. */
export const done = (id: string, output: Json = null): Answer => ({ type: `xstate.done.actor.${id}`, output })

/** The invoked actor `id` fails. */
export const failed = (id: string, error: Json): Answer => ({ type: `xstate.error.actor.${id}`, error })

export const defineModel = <TMachine extends AnyStateMachine>(
  machine: TMachine,
  options: ModelOptions<TMachine>,
): Model<TMachine> => ({
  name: machine.id,
  machine,
  inputs: options.inputs,
  events: options.events,
  senders: options.senders ?? {},
  key: options.key,
  facts: options.facts ?? (() => ({})),
  filter: options.filter ?? (() => true),
  allows: options.allows ?? (() => true),
  limit: options.limit,
  unreachable: options.unreachable ?? {},
})

const ANSWER = /^xstate\.(done|error)\.actor\.(.+)$/

/** Id of the actor whose answer the event is, and whether it is a good one. */
export const answerOf = (event: AnyEventObject): { id: string; isDone: boolean } | undefined => {
  const found = ANSWER.exec(event.type)
  return found?.[2] === undefined ? undefined : { id: found[2], isDone: found[1] === 'done' }
}

export const isDelay = (event: AnyEventObject): boolean => event.type.startsWith('xstate.after.')

/** Id of the invoked callback that sends this event, if one does. */
export const senderOf = (model: Model, event: AnyEventObject): string | undefined =>
  Object.keys(model.senders).find((id) => model.senders[id]?.includes(event.type))
