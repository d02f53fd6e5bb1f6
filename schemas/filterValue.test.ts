import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { MetaField } from './entities/metaField.ts'
import type { FilterOperator } from './filter.ts'
import { filterValueFault } from './filterValue.ts'

const fault = (Type: MetaField['Type'], operator: FilterOperator, value: string, EnumValues?: string[]) =>
  filterValueFault({ Type, ...(EnumValues && { EnumValues }) }, { operator, value })

describe('the value of a condition', () => {
  it.each([
    ['number', 'EX', 'abc', 'number'],
    ['number', 'EX', '7,4', 'number'],
    ['number', 'EX', '1e3', 'number'],
    ['number', 'EX', '011', 'number'],
    ['number', 'EX', ' ', 'number'],
    ['number', 'EX', 'Infinity', 'number'],
    ['integer', 'EX', '7.4', 'integer'],
    ['boolean', 'EX', 'yes', 'boolean'],
    ['boolean', 'EX', '1', 'boolean'],
    ['date-time', 'SW', 'soon', 'momentStart'],
    ['date-time', 'SW', '2026-13', 'momentStart'],
    ['date-time', 'SW', '2026-02-30', 'momentStart'],
    ['date-time', 'SW', '20/11/2026', 'momentStart'],
    ['date-time', 'EX', '2026-11-20', 'moment'],
    ['date-time', 'EX', '2026-02-30T00:00:00Z', 'moment'],
  ] as const)('is rejected for a %s field: %s "%s"', (type, operator, value, kind) => {
    expect(fault(type, operator, value)).toBe(kind)
  })

  it.each([
    ['number', 'EX', '7.4'],
    ['number', 'EX', '-12.5'],
    ['integer', 'EX', '0'],
    ['boolean', 'EX', 'TRUE'],
    ['date-time', 'SW', '2026'],
    ['date-time', 'SW', '2026-11-3'],
    ['date-time', 'EX', '2026-11-20T17:30:00Z'],
    ['string', 'CO', 'abc'],
    ['object', 'CO', 'abc'],
    ['number', 'EX', ''],
  ] as const)('is accepted for a %s field: %s "%s"', (type, operator, value) => {
    expect(fault(type, operator, value)).toBeUndefined()
  })

  it('matches an enumeration regardless of case', () => {
    expect(fault('enum', 'EX', 'charging', ['CHARGING', 'PARKING'])).toBeUndefined()
    expect(fault('enum', 'EX', 'CHARGED', ['CHARGING', 'PARKING'])).toBe('enum')
  })

  it('can be any prefix of a time for a date-time field with the operator SW', () => {
    const moments = fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(moments, fc.integer({ min: 1, max: 24 }), (moment, length) => {
        expect(fault('date-time', 'SW', moment.toISOString().slice(0, length))).toBeUndefined()
      }),
    )
  })
})
