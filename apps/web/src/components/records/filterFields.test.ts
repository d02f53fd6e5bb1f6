import type { MetaField } from '@portal/schemas/contract'
import { describe, expect, it } from 'vitest'
import { factGroups, nestedFields } from './fieldGroups.ts'
import { filterFieldsOf, furtherFields } from './filterFields.ts'

const field = (Name: string, rest: Partial<MetaField> = {}): MetaField => ({
  Name,
  Type: 'string',
  Category: 'BASIC',
  LabelKey: `alarm.${Name}`,
  IsRequired: false,
  IsSortable: true,
  IsFilterable: true,
  Operators: ['SW', 'CO', 'EX'],
  ...rest,
})

const meta = [
  field('Description'),
  field('Version', { Type: 'integer' }),
  field('RelationId', { Link: 'relation' }),
  field('LocationId', { Link: 'chargelocation' }),
  field('Severity', { Type: 'enum', EnumValues: ['MAJOR', 'INFO'], Operators: ['EX'] }),
  field('IsOpen', { Type: 'boolean', Operators: ['EX'] }),
  field('Raised', { Type: 'date-time', Operators: ['SW', 'EX'], Category: 'STATE' }),
  field('Notes', { Type: 'array', IsFilterable: false, IsSortable: false, Operators: [], Category: 'TECH' }),
]
const screen = {
  columns: [{ field: 'Severity' }, { field: 'RelationId' }, { field: 'Notes' }],
  links: { RelationId: 'Relation' },
}
const words = {
  labelOf: (name: string) => `“${name}”`,
  wordOf: (_: string, value: string | number | boolean) => String(value),
}

describe('filterFieldsOf', () => {
  const fields = filterFieldsOf(meta, screen, words, (kind) => `takes ${kind}`)

  it('offers filterable fields, columns first, and linked records by name instead of id', () => {
    expect(fields.map(({ value }) => value)).toEqual([
      'Severity',
      'Relation',
      'Description',
      'IsOpen',
      'Raised',
    ])
    expect(fields[1]).toEqual({
      value: 'Relation',
      label: '“RelationId”',
      operators: ['SW', 'EW', 'CO', 'EX'],
    })
  })

  it('offers the values of a choice, and the operators of meta for other fields', () => {
    expect(fields[0]?.values?.map(({ value }) => value)).toEqual(['MAJOR', 'INFO'])
    expect(fields[3]?.values?.map(({ value }) => value)).toEqual(['true', 'false'])
    expect(fields[4]?.operators).toEqual(['SW', 'EX'])
  })

  it('refuses numbers and timestamps that the server would refuse', () => {
    const numbers = [field('PowerKw', { Type: 'number', Operators: ['EX'] })]
    const [power] = filterFieldsOf(numbers, screen, words, (kind) => `takes ${kind}`)
    expect(power?.refusal?.('EX', 'abc')).toBe('takes number')
    expect(power?.refusal?.('EX', '7.4')).toBeUndefined()
    expect(fields[4]?.refusal?.('SW', 'soon')).toBe('takes momentStart')
    expect(fields[4]?.refusal?.('EX', '2026-10-02')).toBe('takes moment')
    expect(fields[2]?.refusal).toBeUndefined()
  })
})

describe('factGroups', () => {
  it('groups the fields of a record by category, without nested fields', () => {
    const record = { Description: 'Fault', Notes: [{ At: 'now' }] }
    expect(factGroups(meta, record).map(({ category, fields }) => [category, fields.length])).toEqual([
      ['BASIC', 5],
      ['STATE', 1],
    ])
    expect(nestedFields(meta, record)).toEqual([{ name: 'Notes', value: [{ At: 'now' }] }])
  })
})

describe('furtherFields', () => {
  it('returns only visible, non-sensitive, single-valued fields other than columns, ids and versions', () => {
    const more = [...meta, field('Iban', { IsSensitive: true }), field('Site', { Type: 'object' })]
    expect(furtherFields(more, { ...screen, hidden: ['Raised'] }).map(({ Name }) => Name)).toEqual([
      'Description',
      'IsOpen',
    ])
  })
})
