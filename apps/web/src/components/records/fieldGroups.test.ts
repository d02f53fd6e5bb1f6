import { describe, expect, it } from 'vitest'
import { columnsIn, isOfFigures } from './fieldGroups.ts'

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
