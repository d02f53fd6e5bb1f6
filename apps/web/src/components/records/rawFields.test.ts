import type { MetaField } from '@portal/schemas/contract'
import { describe, expect, it } from 'vitest'
import { rawFields, rawText } from './rawFields.ts'

const field = (Name: string, Category: MetaField['Category'], IsSensitive = false): MetaField => ({
  Name,
  Category,
  IsSensitive,
  Type: 'string',
  LabelKey: `x.${Name}`,
  IsSortable: false,
  IsFilterable: false,
  Operators: [],
  IsRequired: false,
  IsReadOnly: false,
})

const META = [
  field('Status', 'STATE'),
  field('Id', 'BASIC'),
  field('Icc', 'TECH', true),
  field('Gone', 'TECH'),
]
const RECORD = { Id: 'CP1', Status: 'ONLINE', Icc: '8932', Extra: { Deep: [1] } }
const names = (sought?: string) =>
  rawFields(META, RECORD, (name) => (name === 'Icc' ? 'SIM card' : name), sought).map(
    ({ category, fields }) => [category, ...fields.map(({ name }) => name)],
  )

describe('rawFields', () => {
  it('sorts the fields of a record by category, with those missing in meta last', () => {
    expect(names()).toEqual([
      ['BASIC', 'Id'],
      ['STATE', 'Status'],
      ['TECH', 'Icc'],
      ['OTHER', 'Extra'],
    ])
  })

  it('searches names, labels and values, except sensitive values', () => {
    expect(names('online')).toEqual([['STATE', 'Status']])
    expect(names('sim')).toEqual([['TECH', 'Icc']])
    expect(names('deep')).toEqual([['OTHER', 'Extra']])
    expect(names('8932')).toEqual([])
  })
})

describe('rawText', () => {
  it('returns text unchanged, and other values as JSON', () => {
    expect(rawText('CP1')).toBe('CP1')
    expect(rawText(7)).toBe('7')
    expect(rawText({ a: 1 })).toBe('{\n  "a": 1\n}')
  })
})
