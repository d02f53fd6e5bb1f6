import type { RelationEntry } from '@portal/schemas'
import { expect, it } from 'vitest'
import { isOnlyBelow } from './onlyBelow.ts'

const relation = (Id: string, parent?: string): RelationEntry => ({
  Id,
  Description: Id,
  IsCompany: 1,
  ...(parent && { Relation: { Id: parent, Description: parent } }),
})

it('accepts only the list of one relation and its descendants', () => {
  expect(isOnlyBelow([relation('A')], 'A')).toBe(true)
  expect(isOnlyBelow([relation('A', 'unseen'), relation('A1', 'A')], 'A')).toBe(true)
  expect(isOnlyBelow([relation('A'), relation('B')], 'A')).toBe(false)
  expect(isOnlyBelow([relation('B')], 'A')).toBe(false)
  expect(isOnlyBelow([], 'A')).toBe(false)
})
