import { describe, expect, it, vi } from 'vitest'
import { combineReads } from './combineReads.ts'
import type { Query } from './query.ts'

const lost = { code: 'FAILEDTOLOAD', message: '', status: 503, severity: 'error' } as const
const awaited: Query<string> = { data: undefined, at: undefined, error: undefined, retry: vi.fn() }
const read = (data: string, at: number): Query<string> => ({ ...awaited, data, at })

describe('combineReads', () => {
  it('returns data once every part is loaded, with the time of the oldest part', () => {
    expect(combineReads([read('a', 2_000), awaited])).toMatchObject({ data: undefined, at: undefined })
    expect(combineReads([read('a', 2_000), read('b', 1_000)])).toMatchObject({ data: ['a', 'b'], at: 1_000 })
  })

  it('reports only errors of parts without data until every part has data', () => {
    const older = { ...read('a', 1_000), error: { ...lost, code: 'OLDER' } }
    expect(combineReads([older, { ...awaited, error: lost }]).error).toBe(lost)
    // A pending response may still succeed.
    expect(combineReads([older, awaited]).error).toBeUndefined()
    expect(combineReads([older, read('b', 1_000)])).toMatchObject({
      data: ['a', 'b'],
      error: { code: 'OLDER' },
    })
  })

  it('retries only the failed parts', () => {
    const [good, bad] = [vi.fn(), vi.fn()]
    combineReads([
      { ...read('a', 1_000), retry: good },
      { ...awaited, error: lost, retry: bad },
    ]).retry()
    expect([good.mock.calls.length, bad.mock.calls.length]).toEqual([0, 1])
  })
})
