// @vitest-environment jsdom

import { createTable, FIRST_VIEW, type TablePage, type TableQuery } from '@portal/machines'
import { MINUTE_MS } from '@portal/schemas'
import { act } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { BcoFailure } from '../services/bco.ts'
import { withSkips } from '../services/readers/read.ts'
import { createFormats, createTexts, loadTexts, sharedTexts } from '../texts/index.ts'
import { mount } from '../ui/testing/mount.tsx'
import { ServerTable } from './TableView.tsx'

const stage = vi.hoisted(() => ({ i18n: undefined as unknown, now: 0 }))
vi.mock('../app/context.ts', () => ({ useI18n: () => stage.i18n }))
vi.mock('../data/useNow.ts', () => ({
  useNow: () => stage.now,
  useClock: <T,>(valueAt: (now: number) => T) => valueAt(stage.now),
}))
vi.mock('../data/tableLayout.ts', () => ({
  useArrangedTable: (_: string, columns: readonly object[]) => ({ columns, density: 'roomy' }),
}))
vi.mock('./TableColumnsButton.tsx', () => ({ TableColumnsButton: () => null }))
vi.mock('./ExportButton.tsx', () => ({ ExportButton: () => null }))
vi.mock('./supportDetails.ts', () => ({ useSupportDetails: () => '' }))
vi.stubGlobal('matchMedia', () => ({
  matches: true,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
}))
const { t, errorText, ...texts } = createTexts('en', await loadTexts('en', [sharedTexts]))
stage.i18n = { t, errorText, ...texts, formats: createFormats('en') }

interface Row {
  readonly Id: string
}
const answers: (() => TablePage<Row> | Promise<never>)[] = []
const list = () => {
  const actor = createActor(
    createTable<Row>().provide({
      delays: { RELOAD_THROTTLE: 0 },
      actors: {
        readPage: fromPromise<TablePage<Row>, TableQuery>(async () => {
          const answer = answers.shift()
          if (answer === undefined) throw new Error('The list is read once too often')
          return answer()
        }),
      },
    }),
    { input: { fixed: [], view: FIRST_VIEW } },
  ).start()
  const readPage = () => Promise.reject(new Error('No export here'))
  unmount = mount(
    <ServerTable
      table={{ actor, readPage }}
      caption="Cards"
      storageKey="cards"
      columns={[{ key: 'Id', header: 'Number', cell: ({ Id }: Row) => Id }]}
      rowKey={({ Id }) => Id}
      filterFields={[]}
      empty={null}
      failedTitle="No cards"
    />,
  )
  return actor
}
const settled = (actor: ReturnType<typeof list>) =>
  act(async () => void (await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))))
let unmount = () => undefined as void
afterEach(() => unmount())

const pageAt = (at: number): TablePage<Row> => ({
  rows: [{ Id: 'T1' }],
  page: { Results: 1, PageCount: 1, PageNumber: 1 },
  at,
})
const OFFLINE: BcoFailure = { code: 'FAILEDTOLOAD', message: '', status: 0, severity: 'critical' }
const offline = (): Promise<never> => Promise.reject(OFFLINE)
const [before = ''] = t('table.updated', { age: '|' }).split('|')
const age = () => {
  const time = [...document.querySelectorAll('time')].find((one) =>
    one.closest('search')?.textContent.includes(before.trim()),
  )
  return time?.dateTime
}
const text = () => document.body.textContent

describe('ServerTable', () => {
  it('shows the age of the rows, and keeps it when a refresh fails', async () => {
    answers.push(
      () => pageAt(0),
      offline,
      () => pageAt(3 * MINUTE_MS),
    )
    const actor = list()
    expect(age()).toBeUndefined()
    await settled(actor)
    expect(age()).toBe(new Date(0).toISOString())
    stage.now = 2 * MINUTE_MS
    act(() => actor.send({ type: 'RELOAD' }))
    await settled(actor)
    expect(text()).toContain('T1')
    expect(text()).toContain(errorText(OFFLINE.code))
    expect(age()).toBe(new Date(0).toISOString())
    act(() =>
      [...document.querySelectorAll('button')].find((one) => one.textContent === t('faces.retry'))?.click(),
    )
    await settled(actor)
    expect(text()).not.toContain(errorText(OFFLINE.code))
    expect(age()).toBe(new Date(3 * MINUTE_MS).toISOString())
  })

  it('shows the number of skipped records below the rows', async () => {
    answers.push(() => ({ ...pageAt(0), rows: withSkips([{ Id: 'T1' }], 2) }))
    await settled(list())
    expect(text()).toContain('2 records could not be shown')
  })

  it('shows no age for a list that never loaded', async () => {
    answers.push(offline)
    const actor = list()
    await settled(actor)
    expect(text()).toContain('No cards')
    expect(text()).not.toContain(before.trim())
    expect(document.querySelector('search .animate-shimmer')).toBeNull()
  })
})
