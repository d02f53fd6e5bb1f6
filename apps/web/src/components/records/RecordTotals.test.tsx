// @vitest-environment jsdom
import { createTable, FIRST_VIEW, type TableRef } from '@portal/machines'
import { getCdrTotals } from '@portal/schemas'
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import type { AnyRecord } from '../../services/readers/anyRecord.ts'
import { mount } from '../../ui/testing/mount.tsx'
import { RecordTotals } from './RecordTotals.tsx'

const stage = vi.hoisted(() => ({ read: {} as object }))
vi.mock('../../app/context.ts', () => ({
  useI18n: () => ({
    t: (key: string) => key,
    formats: { count: String, money: String, seconds: String },
  }),
}))
vi.mock('../../data/query.ts', () => ({ useQuery: () => stage.read }))
vi.mock('../FailedRead.tsx', () => ({
  FailedRead: ({ title, onRetry }: { title: string; onRetry: () => void }) => (
    <button type="button" onClick={onRetry}>
      {title}
    </button>
  ),
}))

let unmount = () => undefined as void
afterEach(() => unmount())

const actor = createActor(createTable<AnyRecord>(), {
  input: { fixed: [], view: FIRST_VIEW },
}) as unknown as TableRef<AnyRecord>
const table = { actor, readPage: () => Promise.reject(new Error('not used')) }
const retry = vi.fn()
const show = (read: object) => {
  stage.read = { data: undefined, at: undefined, error: undefined, retry, ...read }
  unmount = mount(<RecordTotals totals={getCdrTotals} table={table} fixed={[]} span={{}} />)
}

it('RecordTotals shows the totals', () => {
  show({ data: { Sessions: 2, EnergyKwh: 30, Price: 12, DurationSeconds: 60 }, at: 0 })
  expect(document.querySelector('[role=status]')?.textContent).toBe('record.totals')
})

it('RecordTotals reports a failed read and retries on request', () => {
  show({ error: { code: 'FAILEDTOLOAD', message: '', status: 0, severity: 'critical' } })
  const button = document.querySelector('button')
  expect(button?.textContent).toBe('record.totals.failed')
  act(() => button?.click())
  expect(retry).toHaveBeenCalledOnce()
})
