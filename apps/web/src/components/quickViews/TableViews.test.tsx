// @vitest-environment jsdom
import { createTable, FIRST_VIEW, type TablePage, type TableQuery } from '@portal/machines'
import { genericCalls, withFilterIds } from '@portal/schemas'
import { act } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { createFormats, createTexts, loadTexts, sharedTexts } from '../../texts/index.ts'
import { mount, press } from '../../ui/testing/mount.tsx'
import { TableViews } from './TableViews.tsx'

const stage = vi.hoisted(() => ({ i18n: undefined as unknown, queries: [] as object[] }))
vi.mock('../../app/context.ts', () => ({ useI18n: () => stage.i18n }))
const COUNTS: Readonly<Record<string, number>> = { '': 12, '(State EX "BLOCKED")': 3 }
vi.mock('../../data/query.ts', () => ({
  useQuery: (_: object, { query }: { query: { filter?: string } }) => {
    stage.queries.push(query)
    const Results = COUNTS[query.filter ?? '']
    return { data: Results === undefined ? undefined : { Page: { Results } } }
  },
}))
const { t, ...texts } = createTexts('en', await loadTexts('en', [sharedTexts]))
stage.i18n = { t, ...texts, formats: createFormats('en') }

let unmount = () => undefined as void
afterEach(() => unmount())

describe('TableViews', () => {
  it('reads the count of each view once, moves the focus with arrow keys, and filters the list on a click', () => {
    const actor = createActor(
      createTable<object>().provide({
        actors: { readPage: fromPromise<TablePage<object>, TableQuery>(() => new Promise(() => {})) },
      }),
      { input: { fixed: [], view: FIRST_VIEW } },
    ).start()
    const readPage = () => Promise.reject(new Error('No export here'))
    const blocked = { field: 'State', operator: 'EX', value: 'BLOCKED' } as const
    unmount = mount(
      <TableViews
        table={{ actor, readPage }}
        route={genericCalls('token', 'Token').filtered}
        relation="R1"
        span={{ from: '2026-11-01T00:00:00.000Z' }}
        views={[
          { label: 'Blocked', filter: blocked },
          { label: 'Lost', filter: { ...blocked, value: 'LOST' } },
        ]}
      />,
    )
    expect(stage.queries).toEqual(
      [{}, { filter: '(State EX "BLOCKED")' }, { filter: '(State EX "LOST")' }].map((query) => ({
        ...query,
        from: '2026-11-01T00:00:00.000Z',
        relid: 'R1',
        Fields: 'Id',
        pagesize: 1,
      })),
    )
    const chips = [...document.querySelectorAll('a')]
    const words = () => chips.map((chip) => [chip.textContent, chip.getAttribute('aria-current')])
    // A count that is loading or failed is not shown.
    expect(words()).toEqual([
      [expect.stringContaining('12'), 'true'],
      [expect.stringMatching(/^Blocked 3/), null],
      ['Lost ', null],
    ])
    expect(chips[1]?.getAttribute('href')).toContain(
      new URLSearchParams({ filter: '(State EX "BLOCKED")' }).toString(),
    )
    chips[0]?.focus()
    press('ArrowRight')
    expect(document.activeElement).toBe(chips[1])
    act(() => chips[1]?.click())
    expect(actor.getSnapshot().context.view.filters).toEqual(withFilterIds([blocked]))
    expect(words().map(([, current]) => current)).toEqual([null, 'true', null])
    act(() => chips[0]?.click())
    expect(actor.getSnapshot().context.view.filters).toEqual([])
  })
})
