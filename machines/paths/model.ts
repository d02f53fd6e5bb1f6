import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  EventFrom,
  InputFrom,
  SnapshotFrom,
} from 'xstate'
import type { Facts, Json } from './json.ts'
import { ownEvent } from './own.ts'

/** A sentence that must be true of every snapshot. */
export type Invariant<TMachine extends AnyStateMachine = AnyStateMachine> = (
  snapshot: SnapshotFrom<TMachine>,
) => boolean

/** What a law may try from a snapshot, without running anything. */
export interface Trial<TMachine extends AnyStateMachine = AnyStateMachine> {
  /** The machine after these events; undefined when one of them cannot happen, and then there is nothing to compare. */
  readonly after: (
    ...events: readonly (EventFrom<TMachine> | Answer | Told)[]
  ) => SnapshotFrom<TMachine> | undefined
  /** The machine as it began on this path. */
  readonly fresh: SnapshotFrom<TMachine>
}

/** What must be true from every snapshot on, such as: NEXT and then BACK changes nothing. True too where it says nothing. */
export type Law<TMachine extends AnyStateMachine = AnyStateMachine> = (
  snapshot: SnapshotFrom<TMachine>,
  trial: Trial<TMachine>,
) => boolean

/** Where in its path a step is. */
export interface Around {
  readonly isFirst: boolean
  /** What comes next, and after it: decisions without a wait must be arranged before. */
  readonly coming: readonly AnyEventObject[]
  /** What must hold after the step. */
  readonly after: Facts
}

/** How a person tells events and states; a missing word falls back to the name. */
export interface Words {
  readonly starts?: (input: unknown, around: Around) => string
  /** By type, answers and delays too: what a person does, where it matters by what held before. Empty for what happens by itself. */
  readonly events?: Readonly<
    Record<string, string | ((event: AnyEventObject, before: Facts, around: Around) => string)>
  >
  /** By name: what a person sees; nothing where it is empty. */
  readonly states?: Readonly<Record<string, string | ((expected: Facts, isBegin: boolean) => string)>>
  /** What a tester can hold, as the steps name it: operations of the mock, and files by their address. */
  readonly holds?: Readonly<Record<string, string>>
  /** Why the paths cannot be followed at the portal. */
  readonly onlyOnChart?: string
}

/** Describes a machine for the path generator. */
export interface Model<TMachine extends AnyStateMachine = AnyStateMachine> {
  readonly name: string
  readonly machine: TMachine
  /** Every way to start; each is explored. */
  readonly inputs: readonly InputFrom<TMachine>[]
  /** Every case of every event, answers included ({@link done}, {@link failed}). Delays are found in the machine. */
  readonly events: readonly AnyEventObject[]
  /** Events that an invoked callback sends, by its id: they happen only while it runs. */
  readonly senders: Readonly<Record<string, readonly string[]>>
  /** States of invoked child machines, by the id of the invoke and a name for each case; each is sent to the machine ({@link told}). */
  readonly children: Children
  /**
   * What the future depends on beside the state: two snapshots with the same state and key must behave alike. No
   * counters without end, no times, no random ids. It is also checked at each step of a replay.
   */
  readonly key: (snapshot: SnapshotFrom<TMachine>) => Facts
  /** More that each step promises, such as the view that a person sees. */
  readonly facts: (snapshot: SnapshotFrom<TMachine>) => Facts
  /** Snapshots that are not entered, to bound what could grow for ever. */
  readonly filter: (snapshot: SnapshotFrom<TMachine>) => boolean
  /** Whether the outside can do this now: a button that is not on screen cannot be pressed. */
  readonly allows: (snapshot: SnapshotFrom<TMachine>, event: AnyEventObject) => boolean
  /** How often a random walk takes an event, by type, against 1 for all others; 0 is never. */
  readonly weights: Readonly<Record<string, number>>
  /** Checked on every snapshot that is explored or replayed, by what they say. */
  readonly invariants: Readonly<Record<string, Invariant<TMachine>>>
  /** Checked on every snapshot that is explored and on every step of the paths, by what they say. */
  readonly laws: Readonly<Record<string, Law<TMachine>>>
  /** What comes in between and passes, by name. */
  readonly interrupts: Readonly<Record<string, readonly AnyEventObject[]>>
  /** Why there are no laws or no interrupts, where there are none. */
  readonly without: { readonly laws?: string; readonly interrupts?: string }
  /** Exploring more states than this is an error. */
  readonly limit: number
  /** Transitions that no path can take and states that none can enter, by name, with the reason. */
  readonly unreachable: Readonly<Record<string, string>>
  /** Findings of the checks that are meant to be so, by what they are about, with the reason. */
  readonly accepted: Readonly<Record<string, string>>
  readonly words: Words
}

/** Snapshots of child machines, by the id of their invoke and the name of the case: `flagsMachine.resolveState({…})` makes one. */
export type Children = Readonly<Record<string, Readonly<Record<string, AnyMachineSnapshot>>>>

/** Why a model has none of what every model must say. */
export interface None {
  readonly none: string
}

export const none = (reason: string): None => ({ none: reason })

export interface ModelOptions<TMachine extends AnyStateMachine> {
  readonly inputs: readonly InputFrom<TMachine>[]
  readonly events: readonly (EventFrom<TMachine> | Answer)[]
  readonly senders?: Readonly<Record<string, readonly EventFrom<TMachine>['type'][]>>
  readonly children?: Children
  readonly key: (snapshot: SnapshotFrom<TMachine>) => Facts
  readonly facts?: (snapshot: SnapshotFrom<TMachine>) => Facts
  readonly filter?: (snapshot: SnapshotFrom<TMachine>) => boolean
  readonly allows?: (snapshot: SnapshotFrom<TMachine>, event: AnyEventObject) => boolean
  readonly weights?: Readonly<Record<string, number>>
  readonly invariants?: Readonly<Record<string, Invariant<TMachine>>>
  /** Never forgotten: a machine without laws says why, see {@link none}. */
  readonly laws: Readonly<Record<string, Law<TMachine>>> | None
  readonly interrupts: Readonly<Record<string, readonly AnyEventObject[]>> | None
  readonly limit: number
  readonly unreachable?: Readonly<Record<string, string>>
  readonly accepted?: Readonly<Record<string, string>>
  readonly words?: Words
}

/** Brands an event as the answer of an invoked actor: only {@link done} and {@link failed} make one. */
export type Answer =
  | { readonly type: `xstate.done.actor.${string}`; readonly output: Json }
  | { readonly type: `xstate.error.actor.${string}`; readonly error: Json }

/** The invoked actor `id` answers. */
export const done = (id: string, output: Json = null): Answer => ({ type: `xstate.done.actor.${id}`, output })

/** The invoked actor `id` fails. */
export const failed = (id: string, error: Json): Answer => ({ type: `xstate.error.actor.${id}`, error })

const isNone = (said: object): said is None => 'none' in said && typeof said.none === 'string'

export const defineModel = <TMachine extends AnyStateMachine>(
  machine: TMachine,
  options: ModelOptions<TMachine>,
): Model<TMachine> => ({
  name: machine.id,
  machine,
  inputs: options.inputs,
  events: options.events,
  senders: options.senders ?? {},
  children: options.children ?? {},
  key: options.key,
  facts: options.facts ?? (() => ({})),
  filter: options.filter ?? (() => true),
  allows: options.allows ?? (() => true),
  weights: options.weights ?? {},
  invariants: options.invariants ?? {},
  laws: isNone(options.laws) ? {} : options.laws,
  interrupts: isNone(options.interrupts) ? {} : options.interrupts,
  without: {
    ...(isNone(options.laws) && { laws: options.laws.none }),
    ...(isNone(options.interrupts) && { interrupts: options.interrupts.none }),
  },
  limit: options.limit,
  unreachable: options.unreachable ?? {},
  accepted: options.accepted ?? {},
  words: options.words ?? {},
})

const ANSWER = /^xstate\.(done|error)\.actor\.(.+)$/
/** Asked of every event at every step that is explored: most are not XState's own. */
const isOwn = (type: string): boolean => type.startsWith('xstate.')

/** Id of the actor whose answer the event is, and whether it is a good one. */
export const answerOf = (event: AnyEventObject): { id: string; isDone: boolean } | undefined => {
  const found = isOwn(event.type) ? ANSWER.exec(event.type) : undefined
  return found?.[2] === undefined ? undefined : { id: found[2], isDone: found[1] === 'done' }
}

/** A child machine's snapshot on a path: which case of the model's `children` it is. */
export interface Told {
  readonly type: `xstate.snapshot.${string}`
  readonly case: string
}

/** The child machine `id` tells that it is at the case of this name, as an invoke with `onSnapshot` hears it. */
export const told = (id: string, name: string): Told => ({ type: `xstate.snapshot.${id}`, case: name })

const SNAPSHOT = /^xstate\.snapshot\.(.+)$/

/** Id of the child machine whose snapshot the event is. */
export const tellerOf = ({ type }: AnyEventObject): string | undefined =>
  isOwn(type) ? SNAPSHOT.exec(type)?.[1] : undefined

/** The snapshot that a path names by its case. */
export const snapshotTold = (model: Model, event: AnyEventObject): AnyMachineSnapshot => {
  const id = tellerOf(event) ?? ''
  const snapshot = model.children[id]?.[String(event.case)]
  if (snapshot === undefined) {
    throw new Error(`The model of ${model.name} knows no case '${String(event.case)}' of the child '${id}'.`)
  }
  return snapshot
}

/** The event as the machine gets it: paths hold the name of a child's snapshot, the machine hears the snapshot. */
export const heard = (model: Model, event: AnyEventObject): AnyEventObject =>
  tellerOf(event) === undefined
    ? ownEvent(model, event)
    : { type: event.type, snapshot: snapshotTold(model, event) }

export const isDelay = (event: AnyEventObject): boolean => event.type.startsWith('xstate.after.')

/** Id of the invoked callback that sends this event, if one does. */
export const senderOf = (model: Model, event: AnyEventObject): string | undefined =>
  Object.keys(model.senders).find((id) => model.senders[id]?.includes(event.type))

/** Names of the model's invariants that the snapshot breaks. */
export const brokenInvariants = (model: Model, snapshot: AnyMachineSnapshot): readonly string[] =>
  Object.entries(model.invariants).flatMap(([name, holds]) => (holds(snapshot as never) ? [] : [name]))
