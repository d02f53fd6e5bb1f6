import { expect, it } from 'vitest'
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
  Link: 'Alarm',
}

it('reads what a class says of its fields', () => {
  expect(readMeta([STATUS])).toEqual([{ ...STATUS, Operators: ['CO', 'EX'] }])
})

it.each([
  ['no list', null],
  ['a field that is none', [null]],
  ['a field without a name', [{ ...STATUS, Name: { odd: ['Status'] } }]],
])('names no field for %s', (_, value) => {
  expect(readMeta(value)).toHaveLength(0)
})

it('takes the least that can be promised of a field for what it does not understand', () => {
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
