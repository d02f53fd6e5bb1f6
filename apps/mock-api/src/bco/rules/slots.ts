import { localDay, localTime } from '@portal/schemas'
import type { RecordOf } from '@portal/schemas/contract'
import type { CallContext } from '../handler.ts'
import { must } from './rule.ts'

type Request = RecordOf<'request'>

const HOUR_MS = 3_600_000
/** People come on working days, at the full hour, for the first time at eight and for the last at four (local time). */
const FIRST_HOUR = 8
const LAST_HOUR = 16
const OPEN: readonly Request['Status'][] = ['SUBMITTED', 'SURVEY', 'PLANNED']

const isWorking = (time: number): boolean => {
  const day = localDay(time)
  const hour = (time - localTime(day)) / HOUR_MS
  // Day 0 was a Thursday.
  const isWeekend = (day + 4) % 7 === 6 || (day + 4) % 7 === 0
  return !isWeekend && Number.isInteger(hour) && hour >= FIRST_HOUR && hour <= LAST_HOUR
}

/** The slot of a visit or an installation, where it is another than before: to come, within hours, and free. */
export const checkSlot = (
  { Id, Status, ReservationSlot: slot }: Request,
  previous: Request | undefined,
  { world, now }: CallContext,
): void => {
  if (slot === undefined || slot === previous?.ReservationSlot) return
  const time = Date.parse(slot)
  must(OPEN.includes(Status), 'Error', `ReservationSlot: the request is ${Status}`)
  must(time > now, 'Error', 'ReservationSlot: lies in the past')
  must(isWorking(time), 'Error', 'ReservationSlot: working days, full hours from 8 to 16')
  must(!world.isSlotTaken(time, Id), 'Error', 'ReservationSlot: is taken')
}
