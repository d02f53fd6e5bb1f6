import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from 'xstate'
import type { Executed } from './effects.ts'
import type { Facts } from './json.ts'
import { isDelay } from './model.ts'
import { type Clock, pastOf } from './past.ts'

/** Start or cancellation of a delay, as XState passes it to its executor. */
export interface Timing {
  readonly type: string
  /** In ms; undefined if cancelled. */
  readonly length?: number
}

/** Returns the effect of an action on a delay, if any. */
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
 * Returns the clock after an event, with the delays that it started or cancelled. On a path only delays take time: a
 * delay that fires also ends the others that fall due by then.
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
  const cached = delaysOfNode.get(node)
  if (cached !== undefined) return cached
  const found = node.after.map(({ eventType }) => eventType)
  delaysOfNode.set(node, found)
  return found
}

/** Returns the delays of active states that have ended. They do not fall due again until their state is re-entered. */
const delaysOver = (snapshot: AnyMachineSnapshot, clock: Clock): readonly string[] => [
  ...new Set(
    (snapshot._nodes as readonly AnyStateNode[]).flatMap((node) =>
      delaysIn(node).filter((type) => !clock.has(type)),
    ),
  ),
]

export const isRunning = (snapshot: AnyMachineSnapshot, type: string): boolean =>
  pastOf(snapshot).clock.has(type)

/**
 * Returns the rank of a remaining time among the delays of the machine. The rank tells whether another delay, started
 * now, would fall due earlier, later or at the same time.
 */
const rankOf = ({ implementations }: AnyStateMachine, left: number): number => {
  const lengths = Object.values(implementations.delays)
  return 2 * lengths.filter((length) => Number(length) < left).length + (lengths.includes(left) ? 1 : 0)
}

/**
 * Returns the timing part of a key: the delays that have ended, and the order in which the others fall due, with the
 * ranks of their remaining times. The order is included only if several delays run or one has already run for a while.
 * Milliseconds would separate equivalent states; if they ever made a difference, the replay would report an error.
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
 * True if no other delay with an effect falls due earlier or at the same time. A delay due at the same time also
 * counts if it has an effect only after this one.
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
    // Leaving or re-entering the state of the other delay cancels it, so only a delay that ended together with this one
    // counts.
    const isDueAfter = delaysOver(after, pastOf(after).clock).includes(other)
    return !isDueAfter || step(after, other).doesNothing
  })
}
