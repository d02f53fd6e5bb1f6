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

test('asTree lists each relation below its parent, in list order', () => {
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

test('asTree puts children of an unlisted relation at the top', () => {
  expect(lines([entry('Port', 'Elsewhere'), entry('Quay', 'Port')])).toEqual(['Port', '-Quay'])
})

test('asTree lists relations in a parent cycle only once', () => {
  expect(lines([entry('A', 'B'), entry('B', 'A'), entry('C', 'C')])).toEqual(['A', '-B', 'C'])
})
