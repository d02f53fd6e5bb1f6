import type { RelationEntry } from '@portal/schemas'
import { expect, test } from 'vitest'
import { asTree } from './tree.ts'

const entry = (Id: string, parent?: string): RelationEntry => ({
  Id,
  Description: Id,
  IsCompany: 1,
  ...(parent && { Relation: { Id: parent, Description: parent } }),
})
const lines = (relations: readonly RelationEntry[]) =>
  asTree(relations).map(({ relation, depth }) => `${'-'.repeat(depth)}${relation.Id}`)

test('each relation is below its parent, in the order of the list', () => {
  expect(
    lines([
      entry('Group'),
      entry('Port', 'Coast'),
      entry('Abroad', 'Group'),
      entry('Coast', 'Flanders'),
      entry('Flanders', 'Group'),
    ]),
  ).toEqual(['Group', '-Abroad', '-Flanders', '--Coast', '---Port'])
})

test('children of a relation that is not in the list start at the top', () => {
  expect(lines([entry('Port', 'Elsewhere'), entry('Quay', 'Port')])).toEqual(['Port', '-Quay'])
})

test('relations that are part of each other are all there, once', () => {
  expect(lines([entry('A', 'B'), entry('B', 'A'), entry('C', 'C')])).toEqual(['A', '-B', 'C'])
})
