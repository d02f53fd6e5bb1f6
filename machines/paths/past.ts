import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot } from 'xstate'
import type { Facts } from './json.ts'
import { answerOf } from './model.ts'

interface Running {
  /** Remaining time, in ms. */
  readonly left: number
  /** Total time, in ms. */
  readonly length: number
}

/** Running delays, by event type. */
export type Clock = ReadonlyMap<string, Running>

/** Actors that have answered while their state stayed active, by id. They never answer again. */
export type Answered = ReadonlyMap<string, AnyActorRef>

/** Running delays and actors that have answered. A snapshot lacks both, although its future depends on them. */
export interface Past {
  readonly clock: Clock
  readonly answered: Answered
}

const NOTHING: Past = { clock: new Map(), answered: new Map() }
const pasts = new WeakMap<AnyMachineSnapshot, Past>()

export const pastOf = (snapshot: AnyMachineSnapshot | undefined): Past =>
  (snapshot && pasts.get(snapshot)) ?? NOTHING

const isSame = (one: Past, other: Past): boolean =>
  one.clock.size === other.clock.size &&
  one.answered.size === other.answered.size &&
  [...one.clock].every(([type, { left }]) => other.clock.get(type)?.left === left) &&
  [...one.answered].every(([id, ref]) => other.answered.get(id) === ref)

/**
 * Attaches a past to a snapshot. Copies the snapshot if XState returned the same object and only the past has changed.
 */
export const withPast = (
  before: AnyMachineSnapshot | undefined,
  snapshot: AnyMachineSnapshot,
  past: Past,
): AnyMachineSnapshot => {
  const former = pastOf(before)
  if (snapshot === before && isSame(former, past)) return snapshot
  if (past.clock.size === 0 && past.answered.size === 0 && snapshot !== before) return snapshot
  const own = snapshot === before ? { ...snapshot } : snapshot
  pasts.set(own, past)
  return own
}

/**
 * Returns the actors that have answered by the end of the event. A restarted actor is left out, because it may answer
 * again.
 */
export const answeredAfter = (
  before: AnyMachineSnapshot | undefined,
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
): Answered => {
  const former = pastOf(before).answered
  const id = answerOf(event)?.id
  if (former.size === 0 && id === undefined) return former
  const own = id === undefined ? undefined : (before?.children[id] as AnyActorRef | undefined)
  const all = [...former, ...(id !== undefined && own ? [[id, own] as const] : [])]
  return new Map(all.filter(([name, ref]) => snapshot.children[name] === ref))
}

/** True if the actor with this id is running and has not answered yet. */
export const isAwaited = (snapshot: AnyMachineSnapshot, id: string): boolean =>
  snapshot.children[id] !== undefined && !pastOf(snapshot).answered.has(id)

/** Returns the answer part of a key: the running actors that will not answer again. */
export const answeredPart = (snapshot: AnyMachineSnapshot): Facts => {
  const { answered } = pastOf(snapshot)
  return answered.size === 0 ? {} : { answered: [...answered.keys()].sort() }
}
