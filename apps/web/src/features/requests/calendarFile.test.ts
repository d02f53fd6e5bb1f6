import { expect, it } from 'vitest'
import { calendarFile } from './calendarFile.ts'

const visit = {
  id: 'RQ00003',
  title: 'Charge Portal: installation',
  place: 'Kaai 1; poort 2, 8380 Zeebrugge',
  at: Date.parse('2026-05-25T07:00:00Z'),
  now: Date.parse('2026-05-20T09:40:12.345Z'),
}

it('calendarFile writes a one-hour event in UTC and escapes the place', () => {
  expect(calendarFile(visit).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Charge Portal//EN',
    'BEGIN:VEVENT',
    'UID:RQ00003-20260525T070000Z@charge-portal',
    'DTSTAMP:20260520T094012Z',
    'DTSTART:20260525T070000Z',
    'DTEND:20260525T080000Z',
    'SUMMARY:Charge Portal: installation',
    'LOCATION:Kaai 1\\; poort 2\\, 8380 Zeebrugge',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

it('calendarFile omits an unknown place', () => {
  expect(calendarFile({ ...visit, place: '' })).not.toContain('LOCATION')
})
