import { DAY_MS, localDay, localTime } from '@portal/schemas'
import type { RecordOf, Slot } from '@portal/schemas/contract'
import type { CallContext } from '../handler.ts'
import { must } from './rule.ts'

type Request = RecordOf<'request'>

const HOUR_MINUTES = 60
// Slots start on the full hour on working days, from 8 to 16 (local time).
const FIRST_HOUR = 8
const LAST_HOUR = 16
const OPEN: readonly Request['Status'][] = ['SUBMITTED', 'SURVEY', 'PLANNED']

const isWeekend = (day: number): boolean => [0, 6].includes(new Date(day * DAY_MS).getUTCDay())

const timesOf = (day: number): readonly number[] =>
  isWeekend(day)
    ? []
    : Array.from({ length: LAST_HOUR - FIRST_HOUR + 1 }, (_, hour) =>
        localTime(day, (FIRST_HOUR + hour) * HOUR_MINUTES),
      )

/** True for two of nine hours, as if other companies had booked them. Deterministic. */
const isElsewhere = (day: number, index: number): boolean => (day * 7 + (FIRST_HOUR + index) * 5) % 9 < 2

/** Returns the slots of some local days, free or taken. The request with the id `own` takes none. */
export const slotsOf = (
  own: string,
  from: number,
  days: number,
  { world, now }: Pick<CallContext, 'world' | 'now'>,
): Slot[] => {
  const taken = world.everyone.slotsTaken(own)
  return Array.from({ length: days }, (_, offset) => from + offset).flatMap((day) =>
    timesOf(day).map((time, index) => ({
      At: new Date(time).toISOString(),
      IsFree: time > now && !taken.has(time) && !isElsewhere(day, index),
    })),
  )
}

/** True if a slot is free for a request. Undefined outside working hours. */
export const isSlotFree = (own: string, time: number, context: CallContext): boolean | undefined =>
  slotsOf(own, localDay(time), 1, context).find(({ At }) => Date.parse(At) === time)?.IsFree

/**
 * Throws unless a changed installation slot is free, in the future and within working hours, and its request is open.
 */
export const checkSlot = (
  { Id, Status, ReservationSlot: slot }: Request,
  previous: Request | undefined,
  context: CallContext,
): void => {
  if (slot === undefined || slot === previous?.ReservationSlot) return
  const time = Date.parse(slot)
  const isFree = isSlotFree(Id, time, context)
  must(OPEN.includes(Status), 'Error', `ReservationSlot: the request is ${Status}`)
  must(time > context.now, 'Error', 'ReservationSlot: lies in the past')
  must(isFree !== undefined, 'Error', 'ReservationSlot: working days, full hours from 8 to 16')
  must(isFree === true, 'Error', 'ReservationSlot: is taken')
}
