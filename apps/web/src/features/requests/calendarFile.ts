import { HOUR_MS } from '@portal/schemas'

export interface Visit {
  readonly id: string
  readonly title: string
  readonly place: string
  readonly at: number
  readonly now: number
}

const LINE_END = '\r\n'

/** Formats a timestamp as `20260525T070000Z`. */
const stamp = (at: number): string => new Date(at).toISOString().replace(/[-:]|\.\d{3}/g, '')

/** Escapes text for a calendar entry (RFC 5545). */
const escaped = (text: string): string =>
  text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|\r|\n/g, '\\n')

/** Formats a visit as an iCalendar event of one hour. */
export const calendarFile = ({ id, title, place, at, now }: Visit): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Charge Portal//EN',
    'BEGIN:VEVENT',
    `UID:${id}-${stamp(at)}@charge-portal`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(at)}`,
    `DTEND:${stamp(at + HOUR_MS)}`,
    `SUMMARY:${escaped(title)}`,
    ...(place === '' ? [] : [`LOCATION:${escaped(place)}`]),
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join(LINE_END)
