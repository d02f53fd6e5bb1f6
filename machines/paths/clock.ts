import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from 'xstate'
import type { Executed } from './effects.ts'
import type { Facts } from './json.ts'
import { isDelay } from './model.ts'
import { type Clock, pastOf } from './past.ts'

/** A delay that is started or cancelled, as XState hands it to its executor. */
export interface Timing {
  readonly type: string
  /** In ms; undefined: it is cancelled. */
  readonly length?: number
}

/** Effect of an action on a delay of the machine; undefined if there is none. */
export const timingOf = ({ type, params }: Executed): Timing | undefined => {
  if (type === 'xstate.cancel') {
    const { sendId } = params as { sendId: string }
    return isDelay({ type: sendId }) ? { type: sendId } : undefined
  }
  if (type !== 'xstate.raise') return undefined
  const { event, delay } = params as { event: AnyEventObject; delay?: number }
  return delay !== undefined && isDelay(event) ? { type: event.type, length: delay } : undefined
}

/**
 * The clock after the event, and after what it started and cancelled: paths take no time but that of their delays. What falls
 * due by then is over.
 */
export const clockAfter = (before: Clock, event: AnyEventObject, timings: readonly Timing[]): Clock => {
  if (before.size === 0 && timings.length === 0) return before
  const clock = new Map(before)
  const own = isDelay(event) ? before.get(event.type) : undefined
  if (own !== undefined) {
    for (const [type, { left, length }] of before) {
      if (left <= own.left) clock.delete(type)
      else if (own.left > 0) clock.set(type, { left: left - own.left, length })
    }
  }
  for (const { type, length } of timings) {
    clock.delete(type)
    if (length !== undefined) clock.set(type, { left: length, length })
  }
  return clock
}

const delaysOfNode = new WeakMap<AnyStateNode, readonly string[]>()

const delaysIn = (node: AnyStateNode): readonly string[] => {
  const known = delaysOfNode.get(node)
  if (known !== undefined) return known
  const found = node.after.map(({ eventType }) => eventType)
  delaysOfNode.set(node, found)
  return found
}

/** Delays of the states of now that are over though their state is not left: they fall due no more. */
const delaysOver = (snapshot: AnyMachineSnapshot, clock: Clock): readonly string[] => [
  ...new Set(
    (snapshot._nodes as readonly AnyStateNode[]).flatMap((node) =>
      delaysIn(node).filter((type) => !clock.has(type)),
    ),
  ),
]

/** Whether the delay runs now. */
export const isRunning = (snapshot: AnyMachineSnapshot, type: string): boolean =>
  pastOf(snapshot).clock.has(type)

/** Between which lengths of the machine's delays a time lies: a delay that starts by then falls due before it, at once, or later. */
const rankOf = ({ implementations }: AnyStateMachine, left: number): number => {
  const lengths = Object.values(implementations.delays)
  return 2 * lengths.filter((length) => Number(length) < left).length + (lengths.includes(left) ? 1 : 0)
}

/**
 * What a key must know of time where it decides what comes later: where delays run beside each other, or one has lost some of
 * its time to another, in which order they fall due, and how the time left compares with the machine's delays. To know it to the
 * millisecond would tell apart states that differ in nothing else; where even that decided something, a path would not be
 * the same when it is run again, which is an error.
 */
export const timeParts = (snapshot: AnyMachineSnapshot): Facts => {
  if (snapshot.status !== 'active') return {}
  const { clock } = pastOf(snapshot)
  const over = delaysOver(snapshot, clock)
  const running = [...clock.values()]
  return {
    ...(over.length > 0 && { over: [...over].sort() }),
    ...((running.length > 1 || running.some(({ left, length }) => left !== length)) &&
      dueParts(snapshot, clock)),
  }
}

const dueParts = (snapshot: AnyMachineSnapshot, clock: Clock): Facts => {
  const running = [...clock.values()]
  const times = [...new Set(running.map(({ left }) => left))].sort((a, b) => a - b)
  return {
    'falls due': times.map((time) => ({
      rank: rankOf(snapshot.machine, time),
      delays: [...clock].flatMap(([type, { left }]) => (left === time ? [type] : [])).sort(),
    })),
  }
}

/**
 * Whether the delay falls due before all others that run. Of two that do so at once neither comes alone, not even where only
 * the one lets the other do anything; one that would do nothing by then holds up no other.
 */
export const fallsDueFirst = (
  snapshot: AnyMachineSnapshot,
  { type }: AnyEventObject,
  step: (from: AnyMachineSnapshot, type: string) => { snapshot: AnyMachineSnapshot; doesNothing: boolean },
): boolean => {
  const { clock } = pastOf(snapshot)
  const own = clock.get(type)
  if (own === undefined) return false
  return [...clock].every(([other, { left }]) => {
    if (other === type || left > own.left) return true
    if (!step(snapshot, other).doesNothing) return false
    if (left < own.left) return true
    const after = step(snapshot, type).snapshot
    // When its state is left or entered again, its timer is gone.
    const isDueAfter = delaysOver(after, pastOf(after).clock).includes(other)
    return !isDueAfter || step(after, other).doesNothing
  })
}
