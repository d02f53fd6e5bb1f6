import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import type { Executed } from './effects.ts'
import type { Facts } from './json.ts'
import { isDelay } from './model.ts'

interface Running {
  /** In ms. */
  readonly left: number
  readonly length: number
}

/** The delays that run, by the type of their event. */
type Clock = ReadonlyMap<string, Running>

/** A delay that is started or cancelled, as XState hands it to its executor. */
export interface Timing {
  readonly type: string
  /** In ms; undefined: it is cancelled. */
  readonly length?: number
}

/** What an action does to a delay of the chart; undefined: nothing. */
export const timingOf = ({ type, params }: Executed): Timing | undefined => {
  if (type === 'xstate.cancel') {
    const { sendId } = params as { sendId: string }
    return isDelay({ type: sendId }) ? { type: sendId } : undefined
  }
  if (type !== 'xstate.raise') return undefined
  const { event, delay } = params as { event: AnyEventObject; delay?: number }
  return delay !== undefined && isDelay(event) ? { type: event.type, length: delay } : undefined
}

const NONE: Clock = new Map()
const clocks = new WeakMap<AnyMachineSnapshot, Clock>()

const clockOf = (snapshot: AnyMachineSnapshot | undefined): Clock =>
  (snapshot && clocks.get(snapshot)) ?? NONE

/** The clock after the event, and after what it started and cancelled: paths take no time but that of their delays. */
const clockAfter = (before: Clock, event: AnyEventObject, timings: readonly Timing[]): Clock => {
  const clock = new Map(before)
  const passed = isDelay(event) ? (before.get(event.type)?.left ?? 0) : 0
  for (const [type, { left, length }] of before) {
    if (type === event.type || left < passed) clock.delete(type)
    else if (passed > 0) clock.set(type, { left: left - passed, length })
  }
  for (const { type, length } of timings) {
    clock.delete(type)
    if (length !== undefined) clock.set(type, { left: length, length })
  }
  return clock
}

const isSame = (one: Clock, other: Clock): boolean =>
  one.size === other.size && [...one].every(([type, { left }]) => other.get(type)?.left === left)

/**
 * The snapshot with its clock. A snapshot that only restarted a delay is the same object as before: it gets its own.
 */
export const withClock = (
  before: AnyMachineSnapshot | undefined,
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
  timings: readonly Timing[],
): AnyMachineSnapshot => {
  const former = clockOf(before)
  if (former.size === 0 && timings.length === 0) return snapshot
  const clock = clockAfter(former, event, timings)
  if (snapshot === before && isSame(former, clock)) return snapshot
  const own = snapshot === before ? { ...snapshot } : snapshot
  clocks.set(own, clock)
  return own
}

/** Between which lengths of the chart's delays a time lies: a delay that starts by then falls due before it, at once, or later. */
const rankOf = ({ implementations }: AnyStateMachine, left: number): number => {
  const lengths = Object.values(implementations.delays)
  return 2 * lengths.filter((length) => Number(length) < left).length + (lengths.includes(left) ? 1 : 0)
}

/**
 * What a key must know of time where it decides what comes later: where delays run beside each other, or one has lost some of
 * its time to another, in which order they fall due, and how the time left compares with the chart's delays. To know it to the
 * millisecond would tell apart states that differ in nothing else; where even that decided something, a path would not be
 * the same when it is run again, which is an error.
 */
export const timeParts = (snapshot: AnyMachineSnapshot): Facts => {
  const clock = clockOf(snapshot)
  const running = [...clock.values()]
  if (running.length < 2 && running.every(({ left, length }) => left === length)) return {}
  const times = [...new Set(running.map(({ left }) => left))].sort((a, b) => a - b)
  return {
    'falls due': times.map((time) => ({
      rank: rankOf(snapshot.machine, time),
      delays: [...clock].flatMap(([type, { left }]) => (left === time ? [type] : [])).sort(),
    })),
  }
}

/**
 * Whether the delay falls due before all others that run. Of two at once neither comes alone; one that would do
 * nothing by then holds up no other.
 */
export const fallsDueFirst = (
  snapshot: AnyMachineSnapshot,
  { type }: AnyEventObject,
  doesNothing: (delay: AnyEventObject) => boolean,
): boolean => {
  const clock = clockOf(snapshot)
  const own = clock.get(type)
  if (own === undefined) return true
  return [...clock].every(
    ([other, { left }]) => other === type || left > own.left || doesNothing({ type: other }),
  )
}
