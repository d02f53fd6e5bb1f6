import { expect, it, vi } from 'vitest'
import type { Query } from './query.ts'
import { together } from './together.ts'

const lost = { code: 'FAILEDTOLOAD', message: '', status: 503, severity: 'error' } as const
const awaited: Query<string> = { data: undefined, at: undefined, error: undefined, retry: vi.fn() }
const read = (data: string, at: number): Query<string> => ({ ...awaited, data, at })

it('has the data of all once all of it is there, as old as the oldest', () => {
  expect(together([read('a', 2_000), awaited])).toMatchObject({ data: undefined, at: undefined })
  expect(together([read('a', 2_000), read('b', 1_000)])).toMatchObject({ data: ['a', 'b'], at: 1_000 })
})

it('says what failed of what is missing before what failed of what stays', () => {
  const older = { ...read('a', 1_000), error: { ...lost, code: 'OLDER' } }
  expect(together([older, { ...awaited, error: lost }]).error).toBe(lost)
  // What is still on its way may come: nothing failed yet.
  expect(together([older, awaited]).error).toBeUndefined()
  expect(together([older, read('b', 1_000)])).toMatchObject({ data: ['a', 'b'], error: { code: 'OLDER' } })
})

it('asks again for what failed, and for nothing else', () => {
  const [good, bad] = [vi.fn(), vi.fn()]
  together([
    { ...read('a', 1_000), retry: good },
    { ...awaited, error: lost, retry: bad },
  ]).retry()
  expect([good.mock.calls.length, bad.mock.calls.length]).toEqual([0, 1])
})
