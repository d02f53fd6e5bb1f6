import type { MetaField } from '@portal/schemas/contract'
import { describe, expect, it } from 'vitest'
import { columnsIn, factGroups, isOfFigures, withCoordinates } from './fieldGroups.ts'

const LINES = [
  { Type: 'START', Quantity: 1, Amount: 0.35 },
  { Type: 'ENERGY', Quantity: 27.3, Amount: 20.21, Note: 'Night' },
]

describe('a nested list', () => {
  it('has columns for the fields of all rows, in order of appearance', () => {
    expect(columnsIn(LINES)).toEqual(['Type', 'Quantity', 'Amount', 'Note'])
  })
  it('right-aligns a column only if every row has a number', () => {
    expect(columnsIn(LINES).filter((column) => isOfFigures(LINES, column))).toEqual(['Quantity', 'Amount'])
    expect(isOfFigures([...LINES, { Type: 'PARKING', Quantity: 2 }], 'Amount')).toBe(false)
  })
})

describe('factGroups', () => {
  const field = (Name: string): MetaField => ({
    Name,
    Type: 'number',
    Category: 'BASIC',
    LabelKey: `chargepoint.${Name}`,
    IsRequired: false,
    IsSortable: true,
    IsFilterable: true,
    Operators: ['EX'],
  })
  const meta = [field('AdminState'), field('Longitude'), field('Latitude'), field('City')]
  const fieldsOf = (record: Record<string, unknown>) => {
    const whole = withCoordinates(record)
    return factGroups(meta, whole).flatMap(({ fields }) => fields.map(({ Name }) => [Name, whole[Name]]))
  }

  it('combines latitude and longitude into one fact, latitude first', () => {
    expect(
      fieldsOf({ AdminState: 'ENABLED', Longitude: 4.391751, Latitude: 51.2, City: 'Antwerpen' }),
    ).toEqual([
      ['AdminState', 'ENABLED'],
      ['Coordinates', '51.20000, 4.39175'],
      ['City', 'Antwerpen'],
    ])
  })
  it('keeps two facts for the default coordinates 0/0', () => {
    expect(fieldsOf({ Latitude: 0, Longitude: 0 })).not.toContainEqual(['Coordinates', expect.anything()])
  })
  it('does not combine the coordinates if one is missing', () => {
    expect(fieldsOf({ Longitude: 4.39 }).map(([name]) => name)).toEqual([
      'AdminState',
      'Longitude',
      'Latitude',
      'City',
    ])
  })
})
