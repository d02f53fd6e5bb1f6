import { describe, expect, it } from 'vitest'
import { parseCron, runsAfter, runsBetween } from './cron.ts'

const NOON = Date.parse('2026-11-20T12:00:00Z')

const after = (text: string, count = 2, time = NOON) => {
  const cron = parseCron(text)
  return cron && runsAfter(cron, time, count).map((run) => new Date(run).toISOString().slice(0, 16))
}

describe('A cron expression', () => {
  it.each([
    ['0 2 * * *', ['2026-11-21T02:00', '2026-11-22T02:00']],
    ['*/30 12-13 * * *', ['2026-11-20T12:30', '2026-11-20T13:00']],
    ['15 4 * * 1', ['2026-11-23T04:15', '2026-11-30T04:15']],
    ['0 0 * * 7', ['2026-11-22T00:00', '2026-11-29T00:00']],
    ['0 0 1,15 * *', ['2026-12-01T00:00', '2026-12-15T00:00']],
    ['0 0 13 * 5', ['2026-11-27T00:00', '2026-12-04T00:00']],
    ['0 0 29 2 *', ['2028-02-29T00:00', '2032-02-29T00:00']],
    ['0 12 * * *', ['2026-11-21T12:00', '2026-11-22T12:00']],
  ])('is expanded to its next runs: %s', (text, expected) => {
    expect(after(text)).toEqual(expected)
  })

  it('never runs on a day that does not exist', () => {
    expect(after('0 0 31 2 *')).toEqual([])
  })

  it.each([
    '',
    '* * * *',
    '60 * * * *',
    '* 24 * * *',
    '* * 0 * *',
    '* * * 13 *',
    '* * * * 8',
    '5-1 * * * *',
    '*/0 * * * *',
    'a * * * *',
    '* * * * * *',
  ])("is rejected if it is '%s'", (text) => {
    expect(parseCron(text)).toBeUndefined()
  })

  it('lists its last runs within a span, latest first', () => {
    const cron = parseCron('0 */6 * * *')
    if (!cron) throw new Error('No cron text')
    const runs = runsBetween(cron, NOON - 86_400_000, NOON, 10)
    expect(runs.map((run) => new Date(run).toISOString().slice(8, 13))).toEqual([
      '20T12',
      '20T06',
      '20T00',
      '19T18',
    ])
    expect(runsBetween(cron, NOON - 86_400_000, NOON, 2)).toEqual(runs.slice(0, 2))
  })
})
