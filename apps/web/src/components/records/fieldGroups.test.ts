import type { MetaField } from '@portal/schemas/contract'
import { describe, expect, it } from 'vitest'
import { columnsIn, factGroups, isOfFigures, withCoordinates } from './fieldGroups.ts'

const LINES = [
  { Type: 'START', Quantity: 1, Amount: 0.35 },
  { Type: 'ENERGY', Quantity: 27.3, Amount: 20.21, Note: 'Night' },
]

describe('the columns of what a record holds several of', () => {
  it('are those of all its rows, in their order', () => {
    expect(columnsIn(LINES)).toEqual(['Type', 'Quantity', 'Amount', 'Note'])
  })
  it('stand at the right only where every row has a figure', () => {
    expect(columnsIn(LINES).filter((column) => isOfFigures(LINES, column))).toEqual(['Quantity', 'Amount'])
    expect(isOfFigures([...LINES, { Type: 'PARKING', Quantity: 2 }], 'Amount')).toBe(false)
  })
})

describe('the place of a record', () => {
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
  const told = (record: Record<string, unknown>) => {
    const whole = withCoordinates(record)
    return factGroups(meta, whole).flatMap(({ fields }) => fields.map(({ Name }) => [Name, whole[Name]]))
  }

  it('is one fact, latitude first, wherever meta names its two parts', () => {
    expect(told({ AdminState: 'ENABLED', Longitude: 4.391751, Latitude: 51.2, City: 'Antwerpen' })).toEqual([
      ['AdminState', 'ENABLED'],
      ['Coordinates', '51.20000, 4.39175'],
      ['City', 'Antwerpen'],
    ])
  })
  it('stays two facts for the default 0/0', () => {
    expect(told({ Latitude: 0, Longitude: 0 })).not.toContainEqual(['Coordinates', expect.anything()])
  })
  it('stays two facts where one of them is missing', () => {
    expect(told({ Longitude: 4.39 }).map(([name]) => name)).toEqual([
      'AdminState',
      'Longitude',
      'Latitude',
      'City',
    ])
  })
})
