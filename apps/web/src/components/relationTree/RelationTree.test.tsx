// @vitest-environment jsdom
import { type FoundRelations, relationTreeMachine } from '@portal/machines'
import type { RelationEntry } from '@portal/schemas'
import { act } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { withSkips } from '../../data/records.ts'
import { mount } from '../../ui/testing/mount.tsx'
import { RelationTree } from './RelationTree.tsx'

const { useTree } = vi.hoisted(() => ({ useTree: vi.fn() }))
vi.mock('../../app/context.ts', () => ({
  useI18n: () => ({ t: (key: string, values?: object) => `${key} ${JSON.stringify(values)}` }),
}))
vi.mock('./wiring.ts', () => ({ useRelationTree: useTree }))
vi.mock('./TreeLines.tsx', () => ({ TreeLines: () => null }))

const relation: RelationEntry = { Id: 'R2', Description: 'Depot', IsCompany: 1 }
const branches: Readonly<Record<string, readonly RelationEntry[]>> = { R1: withSkips([relation], 2) }
const found: FoundRelations = { matches: withSkips(['R2'], 4), relations: withSkips([relation], 1) }

let unmount = () => undefined as void
afterEach(() => unmount())

describe('RelationTree', () => {
  it('counts the organisations that could not be shown, in branches and in search results', async () => {
    const tree = createActor(
      relationTreeMachine.provide({
        actors: {
          readBranch: fromPromise(async () => branches),
          findRelations: fromPromise(async () => found),
        },
        delays: { TREE_SEARCH_DELAY: 0 },
      }),
      { input: { root: 'R1' } },
    ).start()
    useTree.mockReturnValue(tree)
    await vi.waitFor(() => expect(tree.getSnapshot().matches({ branches: 'idle' })).toBe(true))
    unmount = mount(<RelationTree root="R1" path={(id) => id} />)
    const pageText = () => document.body.textContent
    expect(pageText()).toContain('reads.skipped {"count":2}')
    await act(async () => {
      tree.send({ type: 'FIND', text: 'Depot' })
      await vi.waitFor(() => expect(tree.getSnapshot().matches({ search: 'found' })).toBe(true))
    })
    expect(pageText()).toContain('reads.skipped {"count":4}')
  })
})
