import { defineModel, done, failed } from '@portal/paths'
import type { RelationEntry } from '@portal/schemas'
import {
  relationTreeMachine,
  selectFoundCount,
  selectTreeRows,
  selectTreeSearch,
  selectTreeViewState,
} from './machine.ts'

const ROOT = 'R1'
const relation = (Id: string, parent: string): RelationEntry => ({
  Id,
  Description: `Relation ${Id}`,
  IsCompany: 1,
  Relation: { Id: parent, Description: `Relation ${parent}` },
})
const NORTH = relation('R2', ROOT)
const FOUND = { matches: ['R3'], relations: [NORTH, relation('R3', 'R2')] }

/** A root with one branch that is opened, fails and is retried; and a search. */
export const relationTreeModel = defineModel(relationTreeMachine, {
  inputs: [{ root: ROOT }],
  events: [
    { type: 'OPEN', id: 'R2' },
    { type: 'CLOSE', id: 'R2' },
    { type: 'RETRY', id: ROOT },
    { type: 'RETRY', id: 'R2' },
    { type: 'SORT' },
    { type: 'RELOAD' },
    { type: 'FIND', text: 'nor' },
    { type: 'FIND', text: ' ' },
    { type: 'RETRY_SEARCH' },
    done('readBranch', { [ROOT]: [NORTH] }),
    done('readBranch', { R2: [] }),
    failed('readBranch', { code: 'FAILEDTOLOAD' }),
    done('findRelations', FOUND),
    failed('findRelations', { code: 'FAILEDTOLOAD' }),
  ],
  key: ({ context }) => ({
    isDescending: context.isDescending,
    known: Object.keys(context.branches).sort().join(),
    open: [...context.open].sort().join(),
    waiting: context.waiting.join(),
    failures: Object.keys(context.failures).sort().join(),
    isTyped: context.text !== '',
    isFound: context.found !== undefined,
    error: context.searchError?.code ?? null,
  }),
  // Each response belongs to the pending branch. Tree and search are independent, so paths use one at a time.
  allows: (snapshot, event) => {
    if (event.type === 'xstate.done.actor.readBranch')
      return Object.keys(event['output'] as object)[0] === snapshot.context.waiting[0]
    if (event.type === 'FIND' || event.type === 'RETRY_SEARCH') return snapshot.matches({ branches: 'idle' })
    return !snapshot.hasTag('searching') || !['OPEN', 'RETRY', 'SORT', 'RELOAD'].includes(event.type)
  },
  filter: ({ context }) => context.waiting.length <= 2,
  facts: (snapshot) => ({
    viewState: selectTreeViewState(snapshot),
    rows: selectTreeRows(snapshot)
      .map(({ kind, id, level }) => `${level} ${kind} ${id}`)
      .join(', '),
    isDescending: snapshot.context.isDescending,
    search: selectTreeSearch(snapshot),
    found: selectFoundCount(snapshot),
    searchError: snapshot.context.searchError?.code ?? null,
  }),
  interrupts: {
    'reading a branch loses the connection and is retried': [
      failed('readBranch', { code: 'FAILEDTOLOAD' }),
      { type: 'RETRY', id: ROOT },
    ],
  },
  laws: {
    'opening and closing a branch restores the rows': (snapshot, { after }) => {
      if (snapshot.context.open.includes('R2')) return true
      const again = after({ type: 'OPEN', id: 'R2' }, { type: 'CLOSE', id: 'R2' })
      return (
        again === undefined ||
        JSON.stringify(selectTreeRows(again)) === JSON.stringify(selectTreeRows(snapshot))
      )
    },
  },
  limit: 3_000,
})
