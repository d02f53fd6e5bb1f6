import { settle } from '@portal/paths'
import type { RelationEntry } from '@portal/schemas'
import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import {
  type FoundRelations,
  relationTreeMachine,
  selectFoundCount,
  selectTreeRows,
  selectTreeSearch,
  selectTreeViewState,
  TREE_SEARCH_DELAY_MS,
  TREE_TIMEOUT_MS,
} from './machine.ts'
import { treeRows, wayRows } from './rows.ts'

const relation = (Id: string, parent: string): RelationEntry => ({
  Id,
  Description: Id,
  IsCompany: 1,
  Relation: { Id: parent, Description: parent },
})
const BELOW: Record<string, RelationEntry[]> = {
  root: [relation('A', 'root'), relation('B', 'root')],
  A: [relation('A1', 'A')],
  B: [],
}
const FOUND: FoundRelations = { matches: ['A1'], relations: [...(BELOW['root'] ?? []), relation('A1', 'A')] }

const open = (answers: Readonly<Record<string, 'fail' | 'never'>> = {}) => {
  const requests: string[] = []
  const clock = new SimulatedClock()
  const left = new Map(Object.entries(answers))
  const tree = createActor(
    relationTreeMachine.provide({
      actors: {
        readBranch: fromPromise(async ({ input: { parent, isDescending } }) => {
          requests.push(isDescending ? `${parent} desc` : parent)
          const ends = left.get(parent)
          left.delete(parent)
          if (ends === 'never') await new Promise<never>(() => {})
          if (ends === 'fail') await Promise.reject({ code: 'UNKNOWNREQUEST' })
          return { [parent]: BELOW[parent] ?? [] }
        }),
        findRelations: fromPromise(async () => FOUND),
      },
    }),
    { clock, input: { root: 'root' } },
  ).start()
  const lines = () => selectTreeRows(tree.getSnapshot()).map((row) => `${row.level} ${row.kind} ${row.id}`)
  return { tree, requests, clock, lines }
}

describe('The tree', () => {
  it('reads a branch when it is opened and caches it', async () => {
    const { tree, requests, lines } = open()
    await settle()
    expect(lines()).toEqual(['1 relation A', '1 relation B'])
    tree.send({ type: 'OPEN', id: 'A' })
    expect(lines()).toEqual(['1 relation A', '2 waiting A', '1 relation B'])
    await settle()
    expect(lines()).toEqual(['1 relation A', '2 relation A1', '1 relation B'])
    tree.send({ type: 'CLOSE', id: 'A' })
    tree.send({ type: 'OPEN', id: 'A' })
    await settle()
    expect(requests).toEqual(['root', 'A'])
  })

  it('shows an empty branch', async () => {
    const { tree, lines } = open()
    await settle()
    tree.send({ type: 'OPEN', id: 'B' })
    await settle()
    expect(lines()).toEqual(['1 relation A', '1 relation B', '2 empty B'])
  })

  it('shows the failure of a branch in place of the branch and retries it', async () => {
    const { tree, lines } = open({ A: 'fail' })
    await settle()
    tree.send({ type: 'OPEN', id: 'A' })
    await settle()
    expect(lines()).toEqual(['1 relation A', '2 failed A', '1 relation B'])
    tree.send({ type: 'RETRY', id: 'A' })
    await settle()
    expect(lines()).toContain('2 relation A1')
  })

  it('times out when a branch request receives no response', () => {
    const { tree, clock } = open({ root: 'never' })
    clock.increment(TREE_TIMEOUT_MS)
    expect(selectTreeViewState(tree.getSnapshot())).toBe('failed')
  })

  it('rereads open branches after a change of the sort order or a write', async () => {
    const { tree, requests } = open()
    await settle()
    tree.send({ type: 'OPEN', id: 'A' })
    await settle()
    tree.send({ type: 'SORT' })
    await settle()
    tree.send({ type: 'RELOAD' })
    await settle()
    expect(requests).toEqual(['root', 'A', 'root desc', 'A desc', 'root desc', 'A desc'])
  })
})

describe('The search', () => {
  it('shows matches with their ancestors until the text is cleared', async () => {
    const { tree, clock, lines } = open()
    await settle()
    tree.send({ type: 'FIND', text: 'a1' })
    expect(selectTreeSearch(tree.getSnapshot())).toBe('searching')
    clock.increment(TREE_SEARCH_DELAY_MS)
    await settle()
    expect(lines()).toEqual(['1 relation A', '2 relation A1'])
    expect(selectFoundCount(tree.getSnapshot())).toBe(1)
    tree.send({ type: 'FIND', text: '' })
    expect(lines()).toEqual(['1 relation A', '1 relation B'])
  })
})

it('Relations that contain each other cause no endless loop', () => {
  const branches = { root: [relation('A', 'root')], A: [relation('B', 'A')], B: [relation('A', 'B')] }
  const rows = treeRows({ root: 'root', branches, open: ['root', 'A', 'B'], failures: {} })
  expect(rows.map(({ id }) => id)).toEqual(['A', 'B'])
})

it('A branch that cannot be refreshed keeps its rows and shows the failure', () => {
  const branches = { root: [relation('A', 'root')], A: [relation('A1', 'A')] }
  const failures = { root: { code: 'FAILEDTOLOAD' }, A: { code: 'FAILEDTOLOAD' } }
  const rows = treeRows({ root: 'root', branches, open: ['root', 'A'], failures })
  expect(rows.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
    'failed root',
    'relation A',
    'failed A',
    'relation A1',
  ])
})

it('The search shows every match among thousands of relations', () => {
  const relations = Array.from({ length: 20_000 }, (_, index) =>
    relation(`R${index}`, index < 20 ? 'root' : `R${index % 20}`),
  )
  expect(wayRows('root', { relations, matches: relations.map(({ Id }) => Id) })).toHaveLength(20_000)
})
