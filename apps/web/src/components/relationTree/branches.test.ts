import type { RelationEntry } from '@portal/schemas'
import { describe, expect, it } from 'vitest'
import { skippedIn, withSkips } from '../../data/records.ts'
import { branchesOf } from './branches.ts'

const relation = (Id: string, parent?: string): RelationEntry => ({
  Id,
  Description: Id,
  IsCompany: 1,
  ...(parent && { Relation: { Id: parent, Description: parent } }),
})

describe('branchesOf', () => {
  it('groups a tree by parent in both orders, and moves children of an unknown parent to the top', () => {
    const all = [relation('A'), relation('A1', 'A'), relation('A2', 'A'), relation('B', 'unseen')]
    const names = (isDescending: boolean) =>
      Object.entries(branchesOf(all, isDescending)).map(
        ([id, branch]) => `${id}:${branch.map(({ Id }) => Id).join()}`,
      )
    expect(names(false)).toEqual([':A,B', 'A:A1,A2', 'A1:', 'A2:', 'B:'])
    expect(names(true)).toEqual([':B,A', 'A:A2,A1', 'A1:', 'A2:', 'B:'])
  })

  it('counts the skipped rows of the whole tree at the top', () => {
    const branches = branchesOf(withSkips([relation('A'), relation('A1', 'A')], 2), true)
    expect(skippedIn(branches['']), 'top').toBe(2)
    expect(skippedIn(branches)).toBe(2)
  })
})
