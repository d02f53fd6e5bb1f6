import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  FILTER_OPERATORS,
  type Filter,
  FilterError,
  formatFilter,
  matchFilter,
  parseFilter,
  withFilterIds,
} from './filter.ts'

const field = fc.stringMatching(/^[A-Za-z][A-Za-z0-9_]*$/)
const filters = fc.array(
  fc.record({ field, operator: fc.constantFrom(...FILTER_OPERATORS), value: fc.string({ unit: 'binary' }) }),
)

/** Returns the conditions of a text or its {@link FilterError}; rethrows other errors. */
const outcome = (text: string): Filter[] | FilterError => {
  try {
    return parseFilter(text)
  } catch (error) {
    if (error instanceof FilterError) return error
    throw error
  }
}

describe('the filter grammar', () => {
  it('parses a filter with two conditions', () => {
    expect(parseFilter('(City SW "Gent") AND (Status EX "CHARGING")')).toEqual([
      { field: 'City', operator: 'SW', value: 'Gent' },
      { field: 'Status', operator: 'EX', value: 'CHARGING' },
    ])
  })

  it('escapes quotes and backslashes in values', () => {
    expect(formatFilter([{ field: 'Description', operator: 'CO', value: 'a "b" \\c' }])).toBe(
      String.raw`(Description CO "a \"b\" \\c")`,
    )
  })

  it('parses every filter that it formats', () => {
    fc.assert(
      fc.property(filters, (some) => {
        expect(parseFilter(formatFilter(some))).toEqual(some)
      }),
    )
  })

  it('omits the id of a condition from the text', () => {
    expect(formatFilter([{ field: 'City', operator: 'EX', value: 'x', id: 'row-1' }])).toBe('(City EX "x")')
  })

  it('reports the position of a rejected field', () => {
    const text = '(City SW "Gent") AND (Colour EX "red")'
    const unknown = ({ field }: Filter) => (field === 'Colour' ? `Unknown field '${field}'` : undefined)
    expect(() => parseFilter(text, unknown)).toThrow("Unknown field 'Colour' at position 22")
    expect(parseFilter(text, () => undefined)).toHaveLength(2)
  })

  it.each([
    ['City SW "x"', 0],
    ['(City XX "x")', 6],
    ['(City SW x)', 8],
    ['(City SW "x"', 11],
    ['(City SW "x\\n")', 11],
    ['(City SW "x") OR (City SW "y")', 13],
    ['(City SW "x")(City SW "y")', 13],
    ['(City  SW "x")', 6],
    [' (City SW "x")', 0],
    ['(1 SW "x")', 1],
  ])('reports where %s is invalid', (text, position) => {
    expect(() => parseFilter(text)).toThrow(expect.objectContaining({ position }))
  })

  it('parses any text into conditions, or throws a FilterError with a position in the text', () => {
    const pieces = fc
      .array(fc.constantFrom('(', ')', '"', '\\', ' ', 'AND', ' AND ', 'EX', 'City', '(City EX "a")', 'é'))
      .map((some) => some.join(''))
    fc.assert(
      fc.property(fc.oneof(fc.string(), pieces), (text) => {
        const answer = outcome(text)
        expect(answer instanceof FilterError || formatFilter(answer) === text).toBe(true)
        expect(answer instanceof FilterError ? answer.position : 0).toBeLessThanOrEqual(text.length)
      }),
    )
  })
})

describe('the ids of conditions', () => {
  const condition = fc.record({
    field: fc.constantFrom('City', 'Street'),
    operator: fc.constantFrom('CO', 'EX'),
    value: fc.constantFrom('a', 'a 2', 'a 2 2'),
  })
  const idsOf = (filters: readonly Filter[]) => withFilterIds(filters).map(({ id }) => id)

  it('are unique even for equal conditions', () => {
    fc.assert(
      fc.property(fc.array(condition), (filters) => {
        expect(new Set(idsOf(filters)).size).toBe(filters.length)
        expect(idsOf(withFilterIds(filters))).toEqual(idsOf(filters))
      }),
    )
  })

  it('are stable when a condition is added, and are never sent', () => {
    fc.assert(
      fc.property(fc.array(condition), condition, (filters, added) => {
        expect(idsOf([...filters, added]).slice(0, -1)).toEqual(idsOf(filters))
        expect(formatFilter(withFilterIds(filters))).toBe(formatFilter(filters))
      }),
    )
  })
})

describe('a match', () => {
  it.each([
    ['SW', 'lie', true],
    ['SW', 'ege', false],
    ['EW', 'ÈGE', true],
    ['EW', 'Li', false],
    ['CO', 'ieg', true],
    ['CO', 'x', false],
    ['EX', 'LIEGE', true],
    ['EX', 'Lieg', false],
  ] as const)('ignores case and accents: %s "%s" matches Liège: %s', (operator, value, expected) => {
    expect(matchFilter({ operator, value }, 'Liège')).toBe(expected)
  })
})
