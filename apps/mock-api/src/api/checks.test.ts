import { createWorld } from '@portal/fixtures'
import { endpoints } from '@portal/schemas/contract'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createStore } from '../world/store.ts'
import { answerCheck } from './checks.ts'

const now = '2026-11-20T17:30:00.000Z'
const store = createStore(createWorld({ seed: 7, size: 'small', now }))
const [record] = store.records.cdr.values()

const page = (rows: readonly object[]) => ({
  Status: 'success',
  ErrorCode: '',
  Data: rows,
  Page: { PageCount: 1, PageNumber: 1, Results: rows.length, pagesize: 25, pagenumber: 1 },
})
const check = answerCheck(endpoints.filteredCdr)
const takes = (Start: string) => {
  try {
    check(200, page([{ ...record, Start }]))
    return true
  } catch {
    return false
  }
}

describe('The check of times', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it.each([
    ['2026-11-20T17:30:00.000Z', true],
    ['2026-11-20T17:30:00Z', true],
    ['2028-02-29T00:00:00Z', true],
    ['2000-02-29T00:00:00Z', true],
    ['2026-12-31T23:59:59Z', true],
    ['2026-02-29T00:00:00Z', false],
    ['2100-02-29T00:00:00Z', false],
    ['2026-02-30T00:00:00Z', false],
    ['2026-04-31T00:00:00Z', false],
    ['2026-13-01T00:00:00Z', false],
    ['2026-00-10T00:00:00Z', false],
    ['2026-11-00T00:00:00Z', false],
    ['2026-11-20T24:00:00Z', false],
    ['2026-11-20T17:30:00+01:00', false],
    ['2026-11-20 17:30:00Z', false],
    ['2026-11-20', false],
  ])('treats %s as a valid time: %s', (text, isTaken) => {
    expect(takes(text)).toBe(isTaken)
  })

  it('does not parse dates up to the 28th of a month', () => {
    const early = [...store.records.cdr.values()].filter(({ Start, Stop, CreatedOn, ModifiedOn }) =>
      [Start, Stop, CreatedOn, ModifiedOn].every((time) => Number(time.slice(8, 10)) <= 28),
    )
    let made = 0
    vi.stubGlobal(
      'Date',
      class extends Date {
        constructor(time: string) {
          super(time)
          made += 1
        }
      },
    )
    check(200, page(early.slice(0, 25)))
    expect(early.length).toBeGreaterThan(24)
    expect(made).toBe(0)
  })
})
