import { describe, expect, it } from 'vitest'
import { hasBegun, localText, momentOf, monthOf, sameStretchLastMonth } from './calendar.ts'

const iso = (at: number) => new Date(at).toISOString()

describe('the Belgian calendar', () => {
  it('begins a month at local midnight, in winter and in summer', () => {
    expect(iso(monthOf(Date.parse('2026-11-18T13:08:00Z')).start)).toBe('2026-10-31T23:00:00.000Z')
    expect(iso(monthOf(Date.parse('2026-07-01T00:00:00Z')).start)).toBe('2026-06-30T22:00:00.000Z')
  })

  it('assigns the last UTC hour of a month to the next local month', () => {
    expect(iso(monthOf(Date.parse('2026-10-31T23:30:00Z')).start)).toBe('2026-10-31T23:00:00.000Z')
  })

  it('returns an earlier month across the turn of the year', () => {
    const { start, end } = monthOf(Date.parse('2027-01-05T10:00:00Z'), 1)
    expect([iso(start), iso(end)]).toEqual(['2026-11-30T23:00:00.000Z', '2026-12-31T23:00:00.000Z'])
  })

  it('compares the month so far with the same part of the previous month', () => {
    const { start, end } = sameStretchLastMonth(Date.parse('2026-11-18T13:08:00Z'))
    expect([iso(start), iso(end)]).toEqual(['2026-09-30T22:00:00.000Z', '2026-10-18T12:08:00.000Z'])
  })

  it.each([
    ['after the clock goes back', '2026-10-26T12:00:00Z', '2026-09-26T11:00:00.000Z'],
    ['after the clock goes forward', '2026-03-30T10:00:00Z', '2026-02-28T23:00:00.000Z'],
    ['on the day when the clock goes forward', '2027-03-28T10:00:00Z', '2027-02-28T11:00:00.000Z'],
  ])('ends the compared part of the previous month at the same local time %s', (_, now, end) => {
    expect(iso(sameStretchLastMonth(Date.parse(now)).end)).toBe(end)
  })

  it('compares the month so far with at most the whole previous month', () => {
    const { end } = sameStretchLastMonth(Date.parse('2026-03-31T12:00:00Z'))
    expect(iso(end)).toBe('2026-02-28T23:00:00.000Z')
  })

  it('begins a day at local midnight, while UTC is still on the day before', () => {
    expect(hasBegun('2026-06-01', Date.parse('2026-05-31T21:59:59Z'))).toBe(false)
    expect(hasBegun('2026-06-01', Date.parse('2026-05-31T22:00:00Z'))).toBe(true)
    expect(hasBegun('2026-05-31', Date.parse('2026-05-31T22:00:00Z'))).toBe(true)
  })
})

it.each([
  ['2026-11-18T13:30:00.000Z', '2026-11-18T14:30'],
  ['2026-07-31T22:00:00.000Z', '2026-08-01T00:00'],
  ['2026-03-29T01:00:00.000Z', '2026-03-29T03:00'],
])('localText shows %s in a field as local time, and momentOf reads it back', (moment, text) => {
  expect(localText(moment)).toBe(text)
  expect(momentOf(text)).toBe(moment)
})

it('localText and momentOf accept an empty field', () => {
  expect(localText('')).toBe('')
  expect(momentOf('')).toBeUndefined()
})
