import { describe, expect, it } from 'vitest'
import { createFormats } from '../../../texts/index.ts'
import { readCron } from './cron.ts'

/** A Friday. */
const NOW = Date.parse('2026-11-20T13:08:30Z')

const runs = (text: string, count = 3, after = NOW) => {
  const cron = readCron(text)
  return cron?.runsAfter(after, count).map((run) => new Date(run).toISOString().slice(0, 16))
}

describe('runsAfter', () => {
  it.each([
    ['0 2 * * *', ['2026-11-21T02:00', '2026-11-22T02:00', '2026-11-23T02:00']],
    ['*/20 * * * *', ['2026-11-20T13:20', '2026-11-20T13:40', '2026-11-20T14:00']],
    ['30 3 * * 0', ['2026-11-22T03:30', '2026-11-29T03:30', '2026-12-06T03:30']],
    ['30 3 * * 7', ['2026-11-22T03:30', '2026-11-29T03:30', '2026-12-06T03:30']],
    ['0 9 * * MON-FRI', ['2026-11-23T09:00', '2026-11-24T09:00', '2026-11-25T09:00']],
    ['0 0 1,15 * *', ['2026-12-01T00:00', '2026-12-15T00:00', '2027-01-01T00:00']],
    ['0 12 29 2 *', ['2028-02-29T12:00', '2032-02-29T12:00', '2036-02-29T12:00']],
    // A match of either the day of month or the day of week is enough.
    ['0 8 1 * 2', ['2026-11-24T08:00', '2026-12-01T08:00', '2026-12-08T08:00']],
    ['5-59/30 10-12/2 * JAN *', ['2027-01-01T10:05', '2027-01-01T10:35', '2027-01-01T12:05']],
    ['0 0 L * *', ['2026-11-30T00:00', '2026-12-31T00:00', '2027-01-31T00:00']],
    ['0 0 31 2 *', []],
  ])('returns the next runs of %s', (text, expected) => {
    expect(runs(text)).toEqual(expected)
  })

  it('evaluates the schedule in UTC, in both Belgian summer time and winter time', () => {
    const cron = readCron('0 2 * * *')
    const firstRun = (after: string) =>
      cron?.runsAfter(Date.parse(after), 1).map((run) => createFormats('en').time(run))
    expect([firstRun('2026-07-01T12:00:00Z'), firstRun('2026-12-01T12:00:00Z')]).toEqual([
      ['04:00'],
      ['03:00'],
    ])
  })

  it('returns only runs after the given time', () => {
    expect(runs('0 2 * * *', 1, Date.parse('2026-11-20T02:00:00Z'))).toEqual(['2026-11-21T02:00'])
  })
})

it.each([
  'every day',
  '* * * *',
  '* * * * * *',
  '60 * * * *',
  '0 24 * * *',
  '0 0 0 * *',
  '5-1 * * * *',
  '*/0 * * * *',
  '5/30 * * * *',
  '',
])('readCron rejects ‘%s’', (text) => {
  expect(readCron(text)).toBeUndefined()
})
