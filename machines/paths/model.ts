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

/** Predicate that must hold for every snapshot. */
export type Invariant<TMachine extends AnyStateMachine = AnyStateMachine> = (
  snapshot: SnapshotFrom<TMachine>,
) => boolean

/** Tries events from a snapshot without side effects. */
export interface Trial<TMachine extends AnyStateMachine = AnyStateMachine> {
  /**
   * Returns the snapshot after these events; undefined if one of them cannot occur, because then there is nothing to
   * compare.
   */
  readonly after: (
    ...events: readonly (EventFrom<TMachine> | Answer | ChildCase)[]
  ) => SnapshotFrom<TMachine> | undefined
  /** First snapshot of the path. */
  readonly fresh: SnapshotFrom<TMachine>
}

/**
 * Rule that must hold from every snapshot, such as: NEXT and then BACK changes nothing. Returns true if the rule holds
 * or does not apply.
 */
export type Law<TMachine extends AnyStateMachine = AnyStateMachine> = (
  snapshot: SnapshotFrom<TMachine>,
  trial: Trial<TMachine>,
) => boolean

/** Position of a step in its path. */
export interface Around {
  readonly isFirst: boolean
  /** All later events. A step that triggers an immediate answer must prepare that answer in advance. */
  readonly coming: readonly AnyEventObject[]
  /** Expected facts after the step. */
  readonly after: Facts
}

/** Fixed texts of a charter. */
export interface CharterTexts {
  readonly title: (machine: string) => string
  readonly intro: (paths: number, steps: number) => string
  /** Instructions before the first path, one per line. */
  readonly preparation: readonly string[]
  readonly signature: string
  readonly path: string
  readonly begin: string
  readonly expected: string
  readonly difference: string
}

/** Sentences for a path; names of events and states are the fallback. */
export interface Words {
  readonly starts?: (input: unknown, around: Around) => string
  /**
   * Describes the cause of an event, an answer or a delay. Returns an empty string for an automatic event and
   * undefined for the fallback.
   */
  readonly does?: (event: AnyEventObject, before: Facts, around: Around) => string | undefined
  /** Describes the visible result; returns undefined for the fallback. */
  readonly sees?: (expected: Facts, isBegin: boolean) => string | undefined
  /** Default: English. */
  readonly charter?: CharterTexts
}

/** Describes a machine for the path generator. */
export interface Model<TMachine extends AnyStateMachine = AnyStateMachine> {
  readonly name: string
  readonly machine: TMachine
  /** All inputs to start from. */
  readonly inputs: readonly InputFrom<TMachine>[]
  /** All cases of all events, including answers ({@link done}, {@link failed}). Delays are read from the machine. */
  readonly events: readonly AnyEventObject[]
  /** Events of invoked callbacks, by invoke id. They can occur only while the callback runs. */
  readonly senders: Readonly<Record<string, readonly string[]>>
  /**
   * Snapshots of invoked child machines, by invoke id and case name; paths send each of them to the machine ({@link
   * childSnapshot}).
   */
  readonly children: Children
  /**
   * Everything that determines the future besides the state: two snapshots with the same state and key must behave
   * alike. Exclude unbounded counters, times and random ids. Replays check the key at each step.
   */
  readonly key: (snapshot: SnapshotFrom<TMachine>) => Facts
  /** Further expectations of each step, such as the view on screen. */
  readonly facts: (snapshot: SnapshotFrom<TMachine>) => Facts
  /** Returns true for snapshots to explore; the others are skipped, because some values could grow forever. */
  readonly filter: (snapshot: SnapshotFrom<TMachine>) => boolean
  /** Returns true if the event can occur now; a hidden button cannot be pressed. */
  readonly allows: (snapshot: SnapshotFrom<TMachine>, event: AnyEventObject) => boolean
  /** Weights of events in random walks, by type. Default: 1; an event of weight 0 never occurs. */
  readonly weights: Readonly<Record<string, number>>
  /** Invariants by description, checked on every explored or replayed snapshot. */
  readonly invariants: Readonly<Record<string, Invariant<TMachine>>>
  /** Laws by description, checked on every explored snapshot and at every step of the paths. */
  readonly laws: Readonly<Record<string, Law<TMachine>>>
  /** Sequences of events that may occur at any time and change nothing lasting, such as a lost connection, by name. */
  readonly interrupts: Readonly<Record<string, readonly AnyEventObject[]>>
  /** Reasons for having no laws or no interrupts. */
  readonly without: { readonly laws?: string; readonly interrupts?: string }
  /** Maximum number of states to explore; exceeding it is an error. */
  readonly limit: number
  /** Transitions and states that no path can reach, by name, with the reason. */
  readonly unreachable: Readonly<Record<string, string>>
  /** Accepted findings of the checks, by name, with the reason. */
  readonly accepted: Readonly<Record<string, string>>
  readonly words: Words
}

/** Snapshots of child machines, by invoke id and case name. Create one with `flagsMachine.resolveState({…})`. */
export type Children = Readonly<Record<string, Readonly<Record<string, AnyMachineSnapshot>>>>

/** Reason for omitting a required part of a model. */
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
  /** Required. A model without laws gives a reason; see {@link none}. */
  readonly laws: Readonly<Record<string, Law<TMachine>>> | None
  readonly interrupts: Readonly<Record<string, readonly AnyEventObject[]>> | None
  readonly limit: number
  readonly unreachable?: Readonly<Record<string, string>>
  readonly accepted?: Readonly<Record<string, string>>
  readonly words?: Words
}

/** Answer of an invoked actor. Create it with {@link done} or {@link failed}. */
export type Answer =
  | { readonly type: `xstate.done.actor.${string}`; readonly output: Json }
  | { readonly type: `xstate.error.actor.${string}`; readonly error: Json }

/** Returns a successful answer of the invoked actor `id`. */
export const done = (id: string, output: Json = null): Answer => ({ type: `xstate.done.actor.${id}`, output })

/** Returns a failed answer of the invoked actor `id`. */
export const failed = (id: string, error: Json): Answer => ({ type: `xstate.error.actor.${id}`, error })

const isNone = (value: object): value is None => 'none' in value && typeof value.none === 'string'

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
/** Tested before the regular expressions, because it is cheaper and most events do not come from XState itself. */
const isOwn = (type: string): boolean => type.startsWith('xstate.')

/** Returns the id of the actor, and true for a success; undefined if the event is not an answer. */
export const answerOf = (event: AnyEventObject): { id: string; isDone: boolean } | undefined => {
  const found = isOwn(event.type) ? ANSWER.exec(event.type) : undefined
  return found?.[2] === undefined ? undefined : { id: found[2], isDone: found[1] === 'done' }
}

/** Snapshot of a child machine on a path, as a case of the model's `children`. */
export interface ChildCase {
  readonly type: `xstate.snapshot.${string}`
  readonly case: string
}

/** Returns the event by which the child machine `id` reports the named case to an invoke with `onSnapshot`. */
export const childSnapshot = (id: string, name: string): ChildCase => ({
  type: `xstate.snapshot.${id}`,
  case: name,
})

const SNAPSHOT = /^xstate\.snapshot\.(.+)$/

/** Returns the id of the child machine that sent the snapshot event; undefined for other events. */
export const tellerOf = ({ type }: AnyEventObject): string | undefined =>
  isOwn(type) ? SNAPSHOT.exec(type)?.[1] : undefined

/** Returns the snapshot of the case that an event names. */
export const snapshotOfCase = (model: Model, event: AnyEventObject): AnyMachineSnapshot => {
  const id = tellerOf(event) ?? ''
  const snapshot = model.children[id]?.[String(event.case)]
  if (snapshot === undefined) {
    throw new Error(`The model of ${model.name} has no case '${String(event.case)}' of the child '${id}'.`)
  }
  return snapshot
}

/**
 * Converts an event of a path to the one that the machine receives, because paths store neither child snapshots nor
 * `undefined`.
 */
export const toReceived = (model: Model, event: AnyEventObject): AnyEventObject =>
  tellerOf(event) === undefined
    ? ownEvent(model, event)
    : { type: event.type, snapshot: snapshotOfCase(model, event) }

export const isDelay = (event: AnyEventObject): boolean => event.type.startsWith('xstate.after.')

/** Returns the id of the invoked callback that sends the event, if any. */
export const senderOf = (model: Model, event: AnyEventObject): string | undefined =>
  Object.keys(model.senders).find((id) => model.senders[id]?.includes(event.type))

/** Returns the names of the invariants that the snapshot breaks. */
export const brokenInvariants = (model: Model, snapshot: AnyMachineSnapshot): readonly string[] =>
  Object.entries(model.invariants).flatMap(([name, holds]) => (holds(snapshot as never) ? [] : [name]))
