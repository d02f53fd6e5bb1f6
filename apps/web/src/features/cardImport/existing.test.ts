import { MAX_PAGE_SIZE, matchFilter, parseFilter } from '@portal/schemas'
import { describe, expect, it } from 'vitest'
import { findExisting, MAX_READS } from './existing.ts'

const asked: string[] = []
const serverWith = (stored: readonly string[]) => {
  asked.length = 0
  return {
    call: async (_: object, { query: { filter } }: { query: { filter: string } }) => {
      asked.push(filter)
      const [condition] = parseFilter(filter)
      const found = stored.filter((number) => condition && matchFilter(condition, number))
      const Data = found.slice(0, MAX_PAGE_SIZE).map((Number) => ({ Number }))
      return { data: { Data, Page: { PageCount: Math.ceil(found.length / MAX_PAGE_SIZE) } }, at: 0 }
    },
  } as never
}
const existingIn = async (stored: readonly string[], numbers: readonly string[]) => {
  const exists = await findExisting(serverWith(stored), 'Number', numbers, new AbortController().signal)
  return numbers.filter(exists)
}
const numbered = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => `BE-BCA-${String(from + index).padStart(6, '0')}`)

describe('findExisting', () => {
  it('finds existing numbers with one request if all cards with their common prefix fit on one page', async () => {
    expect(await existingIn(numbered(50), numbered(20, 40))).toEqual(numbered(10, 40))
    expect(asked).toEqual(['(Number SW "BE-BCA-0000")'])
  })

  it('splits the numbers by their next character if the cards with their common prefix do not fit on one page', async () => {
    const numbers = [...numbered(2, 120), ...numbered(1, 990), ...numbered(1, 5_000)]
    expect(await existingIn(numbered(1_000), numbers)).toEqual(numbers.slice(0, 3))
    expect(asked).toEqual([
      '(Number SW "BE-BCA-00")',
      '(Number SW "BE-BCA-000")',
      '(Number EX "BE-BCA-005000")',
      '(Number SW "BE-BCA-00012")',
      '(Number EX "BE-BCA-000990")',
    ])
  })

  it('never searches for an empty text, and sends no request without numbers', async () => {
    expect(await existingIn(['A1', 'B1'], ['A1', 'B2'])).toEqual(['A1'])
    expect(asked).toEqual(['(Number EX "A1")', '(Number EX "B2")'])
    expect(await existingIn(['A1'], [])).toEqual([])
    expect(asked).toEqual([])
  })

  it('limits the requests for 100,000 numbers', async () => {
    const numbers = numbered(100_000)
    const exists = await findExisting(
      {
        call: async (_: object, { query }: { query: { filter: string } }) => {
          asked.push(query.filter)
          return { data: { Data: [], Page: { PageCount: 2 } }, at: 0 }
        },
      } as never,
      'Number',
      numbers,
      new AbortController().signal,
    )
    expect(numbers.filter(exists)).toEqual([])
    expect(asked.length).toBeLessThanOrEqual(MAX_READS)
  })
})
