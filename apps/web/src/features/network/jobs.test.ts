import { expect, it } from 'vitest'
import { arrived } from '../../services/readers/index.ts'
import { readJob } from '../../services/readers/network.ts'
import { jobQueue } from './jobs.ts'

const NOW = Date.parse('2026-11-18T13:20:00Z')
const job = readJob({ Id: 'J1', Description: 'Invoicing', Cron: '0 2 * * *' })
const run = {
  DurationSeconds: undefined,
  Note: undefined,
  Count: undefined,
  File: undefined,
  EmailId: undefined,
}
const FAILED = { ...run, At: '2026-11-18T02:00:00Z', Status: 'FAILED' } as const
const OK = { ...run, At: '2026-11-17T02:00:00Z', Status: 'OK' } as const

it('jobQueue lists jobs whose latest run failed, latest failure first, regardless of the order of runs', () => {
  const { failed } = jobQueue(
    [
      { ...job, Results: [OK, FAILED] },
      { ...job, Id: 'J2', Results: [{ ...OK, At: '2026-11-18T12:00:00Z' }, FAILED] },
      { ...job, Id: 'J3', Results: [{ ...FAILED, At: '2026-11-18T12:30:00Z' }] },
      { ...job, Id: 'J4' },
    ],
    NOW,
  )
  expect(failed.map(({ id }) => id)).toEqual(['J3', 'J1'])
  expect(failed[1]?.at).toBe(Date.parse(FAILED.At))
})

it('jobQueue picks the job that runs soonest, ignoring paused jobs and unreadable schedules', () => {
  const { next, paused } = jobQueue(
    [
      job,
      { ...job, Id: 'J2', Cron: '0 15 * * *' },
      { ...job, Id: 'J3', Cron: '30 13 * * *', IsPaused: true },
      { ...job, Id: 'J4', Cron: 'whenever' },
    ],
    NOW,
  )
  expect(next).toEqual({ id: 'J2', name: 'Invoicing', at: Date.parse('2026-11-18T15:00:00Z') })
  expect(paused).toBe(1)
})

it('jobQueue returns an empty queue if there are no jobs', () => {
  expect(jobQueue([], NOW)).toEqual({ failed: [], paused: 0, next: undefined })
})

it.each([null, undefined, 'none', [null], [{ At: 'soon', Status: 'FAILED' }]])(
  'jobQueue ignores the invalid results %j and still lists another failed job',
  (Results) => {
    const { Data } = arrived('filteredSchedule', {
      Data: [null, { ...job, Results }, { ...job, Id: 'J2', Results: [FAILED] }],
      Page: {},
    })
    expect(jobQueue(Data, NOW).failed.map(({ id }) => id)).toEqual(['J2'])
  },
)
