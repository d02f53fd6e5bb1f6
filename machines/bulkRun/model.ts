import { defineModel, done, failed } from '@portal/paths'
import {
  createBulkRun,
  selectBulkDone,
  selectBulkFailed,
  selectBulkItems,
  selectBulkLeft,
  selectBulkResults,
  selectBulkViewState,
  selectIsStopping,
} from './machine.ts'

/** An item ending in `!` has a problem. */
const machine = createBulkRun<string, string>({
  isRunnable: (item) => !item.endsWith('!'),
  confirmAbove: 1,
})
const LOST = { code: 'FAILEDTOLOAD' } as const
const NO = { code: 'SUBTYPENOTFOUND', status: 200 } as const

/** Two cards that can be changed, enough to require the typed number, and one that cannot be. */
export const bulkRunModel = defineModel(machine, {
  inputs: [null],
  events: [
    { type: 'CHECK', source: 'a b c' },
    { type: 'RETRY' },
    { type: 'TYPE', text: ' 2' },
    { type: 'TYPE', text: '3' },
    { type: 'RUN' },
    { type: 'CANCEL' },
    { type: 'BACK' },
    done('check', ['a', 'b', 'c!']),
    done('check', ['c!']),
    done('check', ['a']),
    failed('check', LOST),
    done('write'),
    failed('write', LOST),
    failed('write', NO),
  ],
  key: ({ context }) => ({
    items: context.items.join(' '),
    queue: context.queue.join(' '),
    results: context.results.map(({ item, failure }) => `${item} ${failure?.code ?? 'done'}`).join(', '),
    isCancelled: context.isCancelled,
    toConfirm: context.toConfirm ?? null,
    typed: context.typed,
    source: context.source ?? null,
    error: context.error?.code ?? null,
  }),
  facts: (snapshot) => ({
    viewState: selectBulkViewState(snapshot),
    items: selectBulkItems(snapshot).join(' '),
    done: selectBulkDone(snapshot),
    failed: selectBulkFailed(snapshot),
    left: selectBulkLeft(snapshot),
    isStopping: selectIsStopping(snapshot),
    toConfirm: snapshot.context.toConfirm ?? null,
    typed: snapshot.context.typed,
    code: snapshot.context.error?.code ?? null,
  }),
  invariants: {
    'items with a problem are never written': ({ context }) =>
      [...context.queue, ...context.results.map(({ item }) => item)].every((item) => !item.endsWith('!')),
  },
  interrupts: {
    'the check loses the connection and is retried': [failed('check', LOST), { type: 'RETRY' }],
  },
  laws: {
    'RETRY keeps the finished writes': (snapshot, { after }) => {
      const again = after({ type: 'RETRY' })
      return (
        again === undefined || !again.matches('running') || selectBulkDone(again) === selectBulkDone(snapshot)
      )
    },
    'CANCEL lets only the current write finish': (snapshot, { after }) => {
      const later = after({ type: 'CANCEL' }, done('write'))
      return (
        later === undefined ||
        (later.matches('ended') && selectBulkResults(later).length === selectBulkResults(snapshot).length + 1)
      )
    },
  },
  limit: 6_000,
})
