import type { ReadAlarm } from '../../../services/readers/network.ts'
import { snoozedUntil } from './snooze.ts'

/** An alarm that the user took or gave back in this view. */
export interface TakenAlarm {
  readonly alarm: ReadAlarm
  readonly at: number
}

/** Time for which a taken alarm keeps its place, to prevent rows from moving under the pointer. */
const STAYS_MS = 60_000

export const hasPerson = ({ AssignedTo = '' }: ReadAlarm): boolean => AssignedTo !== ''

export interface Held {
  /** Maximum number of waiting alarms shown. */
  readonly most: number
  readonly taken: readonly TakenAlarm[]
  /** The alarm whose assignment is pending or has failed. */
  readonly inHand: ReadAlarm | undefined
  readonly now: number
}

/**
 * Returns the alarms that are neither assigned nor snoozed, worst first. Recently handled alarms keep their place. The
 * groups must be sorted by severity.
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
    // If the severity of an alarm changes between two reads, both contain the alarm.
    if (rows.has(alarm.Id) || (!isHeld && (!waits(alarm) || left === 0))) continue
    if (!isHeld) left -= 1
    // The read may be older than the write, so keep the newer version.
    rows.set(alarm.Id, held && (held.Version ?? 0) > (alarm.Version ?? 0) ? held : alarm)
  }
  // Alarms that are no longer in a group, for example closed ones, go last in their latest known version.
  for (const [id, alarm] of heldById) if (!rows.has(id)) rows.set(id, alarm)
  return [...rows.values()]
}
