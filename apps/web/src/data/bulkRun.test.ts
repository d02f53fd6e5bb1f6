// @vitest-environment jsdom
import { selectBulkViewState } from '@portal/machines'
import { expect, it, vi } from 'vitest'
import { waitFor } from 'xstate'
import type { CallOptions } from '../services/bco.ts'
import { bulkRunOf } from './bulkRun.ts'
import { createTestChildren } from './testing/children.ts'
import { onWritten } from './written.ts'

it('A bulk run invalidates the cache once, after the last write', async () => {
  const listener = vi.fn()
  const end = onWritten(listener)
  const sent: CallOptions[] = []
  const run = bulkRunOf<readonly object[], object>(createTestChildren(), 'a run', () => ({
    dataClass: 'alarm',
    isRunnable: () => true,
    check: async (source) => source,
    write: async (_, options) => sent.push(options),
  }))
  run.send({ type: 'CHECK', source: [{}, {}, {}] })
  await waitFor(run, (snapshot) => selectBulkViewState(snapshot) === 'checked')
  run.send({ type: 'RUN' })
  await waitFor(run, (snapshot) => selectBulkViewState(snapshot) === 'ended')
  end()
  expect(sent.map(({ isOneOfMany }) => isOneOfMany)).toEqual([true, true, true])
  expect(new Set(sent.map(({ intent }) => intent)).size).toBe(3)
  expect(listener.mock.calls).toEqual([[{ dataClass: 'alarm' }]])
})
