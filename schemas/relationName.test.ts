import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { RELATION_NAME_MAX_LENGTH } from './constants.ts'
import { shortRelationName } from './relationName.ts'

describe('the name of a relation in the selector (S9)', () => {
  it.each([
    ['Noordzee Logistics', 'Noordzee Logistics'],
    ['Noordzee   Logistics', 'Noordzee Logistics'],
    [' \t Noordzee\n Logistics ', 'Noordzee Logistics'],
    ['', ''],
    ['123456789012345678901234567890', '123456789012345678901234567890'],
    ['1234567890123456789012345678901', '123456789012345678901234567890…'],
    ['12345678901234567890123456789 12', '12345678901234567890123456789…'],
    ['1          2          3          4', '1 2 3 4'],
    ['🔌'.repeat(31), `${'🔌'.repeat(30)}…`],
    ['👩‍🔧'.repeat(31), `${'👩‍🔧'.repeat(30)}…`],
  ])('%j is shown as %j', (name, expected) => {
    expect(shortRelationName(name)).toBe(expected)
  })

  it('has at most 30 characters plus an ellipsis, and no repeated spaces', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200, unit: fc.constantFrom('a', 'é', ' ', '  ', '🔌') }), (name) => {
        const short = shortRelationName(name)
        expect([...short.replace(/…$/, '')].length).toBeLessThanOrEqual(RELATION_NAME_MAX_LENGTH)
        expect(short).not.toMatch(/\s\s/)
      }),
    )
  })
})
