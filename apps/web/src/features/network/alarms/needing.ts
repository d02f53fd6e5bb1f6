import type { ReadAlarm } from '../../../services/readers/network.ts'
import { snoozedUntil } from './snooze.ts'

/** An alarm that was taken or given back here, and when. */
export interface TakenAlarm {
  readonly alarm: ReadAlarm
  readonly at: number
}

/** For so long an alarm that was taken stays in its place: what is pressed next must not come under the pointer. */
const STAYS_MS = 60_000

export const hasPerson = ({ AssignedTo = '' }: ReadAlarm): boolean => AssignedTo !== ''

/** What is on screen of the open alarms. */
export interface Held {
  /** At most so many that wait. */
  readonly most: number
  readonly taken: readonly TakenAlarm[]
  /** The one that is being taken, or was not taken. */
  readonly inHand: ReadAlarm | undefined
  readonly now: number
}

/**
 * The alarms, worst first, that are neither taken nor snoozed; those that were just dealt with keep their place among them.
 * Alarms are in groups, the gravest first.
 */
export const alarmRows = (
  groups: readonly (readonly ReadAlarm[])[],
  { most, taken, inHand, now }: Held,
): readonly ReadAlarm[] => {
  const allHeld = [
    ...taken.filter(({ at }) => now - at < STAYS_MS).map(({ alarm }) => alarm),
    ...(inHand ? [inHand] : []),
  ]
  const heldById = new Map(allHeld.map((alarm) => [alarm.Id, alarm]))
  const waits = (alarm: ReadAlarm) => !hasPerson(alarm) && snoozedUntil(alarm, now) === undefined
  const rows = new Map<string, ReadAlarm>()
  let left = most
  for (const alarm of groups.flat()) {
    const held = heldById.get(alarm.Id)
    const isHeld = held !== undefined
    // Between two answers an alarm may have become graver: it is in both.
    if (rows.has(alarm.Id) || (!isHeld && (!waits(alarm) || left === 0))) continue
    if (!isHeld) left -= 1
    // What was read before it was written is older.
    rows.set(alarm.Id, held && (held.Version ?? 0) > (alarm.Version ?? 0) ? held : alarm)
  }
  // One that is no longer among the open alarms, such as one that was closed meanwhile, is shown as it was.
  for (const [id, alarm] of heldById) if (!rows.has(id)) rows.set(id, alarm)
  return [...rows.values()]
}
