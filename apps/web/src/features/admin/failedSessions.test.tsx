// @vitest-environment jsdom
import { selectBulkItems, selectBulkViewState } from '@portal/machines'
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { waitFor } from 'xstate'
import { BulkDialog } from '../../components/records/bulk/BulkDialog.tsx'
import { type BulkItem, type RecordRun, useRecordRun } from '../../components/records/bulk/run.ts'
import { createTestChildren } from '../../data/testing/children.ts'
import { mount } from '../../ui/testing/mount.tsx'
import { RERATE } from './failedSessions.tsx'
import { FAILED_CDRS } from './recordScreens.ts'

const stage = vi.hoisted(() => ({ system: {} as object }))
vi.mock('../../app/context.ts', () => {
  const t = (key: string, words: object = {}) =>
    key === 'common.colon' ? ': ' : [key, ...Object.values(words)].join(' ')
  return {
    useI18n: () => ({
      t,
      textOf: () => undefined,
      errorText: (code: string) => code,
      valueText: (code: string, text: (value: string) => string) => text(code),
      formats: { money: (amount: number) => `€ ${amount}` },
    }),
    useSystem: () => stage.system,
    useUserInfo: () => ({ RelationContact: { Id: 'me' } }),
  }
})

// Not implemented in jsdom.
Object.assign(HTMLDialogElement.prototype, { showModal: () => undefined, close: () => undefined })
vi.stubGlobal('matchMedia', () => ({ matches: false }))

const PREVIEWS: Readonly<Record<string, object>> = {
  A: { Before: 3, After: 5 },
  B: { Before: 0, Refusal: 'NO_ENERGY' },
  C: { Before: 4, Refusal: 'INVOICED' },
}
const RATED = 'D'

let unmount = () => undefined as void
afterEach(() => unmount())

const open = async () => {
  const written: string[] = []
  const callWhole = async (
    route: { readonly id: string },
    { params: { id } }: { params: { id: string } },
  ) => {
    if (route.id === 'rerateCdr') written.push(id)
    return { data: { Id: id, Version: 1, Status: id === RATED ? 'RATED' : 'ERROR' }, at: 0 }
  }
  const call = vi.fn(async (_: unknown, { params: { id } }: { params: { id: string } }) => ({
    data: PREVIEWS[id],
    at: 0,
  }))
  const { childOf } = createTestChildren()
  stage.system = { childOf, bco: () => ({ callWhole, call, now: () => 0 }) }
  let run: RecordRun | undefined
  const Failed = () => {
    run = useRecordRun(FAILED_CDRS)
    return (
      <BulkDialog
        run={run}
        action={RERATE}
        count={4}
        isOpen
        onClose={() => undefined}
        onValue={() => undefined}
        nameOf={({ Id }) => Id}
      />
    )
  }
  unmount = mount(<Failed />)
  if (!run) throw new Error('The bulk run did not start')
  const started = run
  await act(async () => {
    started.send({
      type: 'CHECK',
      source: { ids: ['A', 'B', 'C', RATED], query: {}, action: RERATE, value: '' },
    })
    await waitFor(started, (snapshot) => selectBulkViewState(snapshot) === 'checked')
  })
  return { run: started, call, written }
}

it('repricing lists the sessions that stay unchanged first, then the others with the price before and after', async () => {
  const { call } = await open()
  expect([...document.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'B: admin.failed.refusal.NO_ENERGY',
    'C: admin.failed.refusal.INVOICED',
    'D: record.bulk.stays',
    'A: admin.failed.price € 3 € 5',
  ])
  expect(document.querySelector('[role=status]')?.textContent).toBe('record.bulk.ready 1')
  expect(call.mock.calls.map(([, { params }]) => params.id)).toEqual(['A', 'B', 'C'])
})

it('repricing writes only the sessions that the server accepts', async () => {
  const { run, written } = await open()
  await act(async () => {
    run.send({ type: 'RUN' })
    await waitFor(run, (snapshot) => selectBulkViewState(snapshot) === 'ended')
  })
  expect(written).toEqual(['A'])
  expect(selectBulkItems<BulkItem>(run.getSnapshot())).toHaveLength(4)
})
