import { describe, expect, it } from 'vitest'
import { readMeta } from './meta.ts'

const STATUS = {
  Name: 'Status',
  Type: 'enum',
  Category: 'STATE',
  LabelKey: 'alarm.Status',
  EnumValues: ['OPEN', 'CLOSED'],
  IsRequired: true,
  IsSortable: true,
  IsFilterable: true,
  Operators: ['EX', 'CO'],
  IsReadOnly: false,
  IsImmutable: false,
  IsSensitive: false,
  IsPeriod: false,
  Link: 'Alarm',
}

describe('readMeta', () => {
  it('reads the fields of a class', () => {
    expect(readMeta([STATUS])).toEqual([{ ...STATUS, Operators: ['CO', 'EX'] }])
  })

  it.each([
    ['a value that is not a list', null],
    ['an entry that is not a field', [null]],
    ['a field without a name', [{ ...STATUS, Name: { odd: ['Status'] } }]],
  ])('returns no field for %s', (_, value) => {
    expect(readMeta(value)).toHaveLength(0)
  })

  it('replaces unknown values with safe defaults', () => {
    const odd = {
      ...STATUS,
      Type: 'BRAND_NEW',
      Category: null,
      LabelKey: {},
      EnumValues: 'OPEN',
      Operators: null,
    }
    expect(readMeta([odd])).toEqual([
      {
        ...STATUS,
        Type: 'string',
        Category: 'TECH',
        LabelKey: '',
        EnumValues: undefined,
        Operators: [],
      },
    ])
  })
})
