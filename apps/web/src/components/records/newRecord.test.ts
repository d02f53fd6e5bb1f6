import type { RecordFields } from '@portal/machines'
import type { MetaField } from '@portal/schemas/contract'
import { describe, expect, it } from 'vitest'
import { initialRecord, newBody, newFaultsOf, newFields } from './newRecord.ts'
import { emailFaults } from './recordScreen.ts'

const field = (Name: string, rest: Partial<MetaField> = {}): MetaField => ({
  Name,
  Type: 'string',
  Category: 'BASIC',
  LabelKey: `token.${Name}`,
  IsRequired: true,
  IsSortable: true,
  IsFilterable: true,
  Operators: ['EX'],
  ...rest,
})

const META = [
  field('Id', { IsReadOnly: true }),
  field('Code', { IsImmutable: true }),
  field('Description'),
  field('Email', { IsRequired: false }),
  field('IsPaused', { Type: 'boolean' }),
  field('Tokens', { Type: 'array' }),
  field('Fee', { Type: 'number' }),
]
const SCREEN = {
  creates: {
    at: '/new',
    label: 'record.create',
    fields: ['Code', 'Description', 'Email', 'IsPaused', 'Tokens', 'Fee', 'Id'],
    optional: ['Description'],
    initial: { Email: 'a@b.be' },
  },
  faults: emailFaults,
} as const

describe('the form for a new record', () => {
  it('asks for the declared fields in order, including immutable ones', () => {
    expect(newFields(SCREEN, META).map(({ Name, IsRequired }) => [Name, IsRequired])).toEqual([
      ['Code', true],
      ['Description', false],
      ['Email', false],
      ['IsPaused', true],
      ['Tokens', true],
      ['Fee', true],
    ])
  })

  it('starts with an initial value in every field', () => {
    expect(initialRecord(SCREEN, META)).toEqual({
      Code: '',
      Description: '',
      Email: 'a@b.be',
      IsPaused: false,
      Tokens: [],
      Fee: '',
    })
  })

  it('requires the fields that the server does not fill in, and applies the rules of the screen', () => {
    const record = initialRecord(SCREEN, META)
    expect(newFaultsOf(SCREEN, META, record, { Code: ' ', Email: 'x' })).toEqual({
      Code: 'required',
      Fee: 'required',
      Email: 'invalid',
    })
    expect(newFaultsOf(SCREEN, META, record, { Code: 'A', Fee: 0 })).toEqual({})
  })

  it('sends trimmed values and omits the empty ones', () => {
    const record = initialRecord(SCREEN, META)
    expect(newBody({}, record, { Code: ' A ', Email: undefined, Fee: 0 })).toEqual({
      Code: 'A',
      IsPaused: false,
      Tokens: [],
      Fee: 0,
    })
  })

  it('does not send the fields that the screen omits for the entered values', () => {
    const omits = ({ Code }: RecordFields) => (Code === 'A' ? ['Fee'] : [])
    const record = initialRecord(SCREEN, META)
    expect(newBody({ omits }, record, { Code: 'A', Fee: 1 })).not.toHaveProperty('Fee')
    expect(newBody({ omits }, record, { Code: 'B', Fee: 1 })).toHaveProperty('Fee', 1)
  })
})
