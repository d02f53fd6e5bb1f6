import { createGates, settle } from '@portal/paths'
import { FILTER_OPERATORS, type Filter, parseFilter, TABLE_RELOAD_THROTTLE_MS } from '@portal/schemas'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import {
  createTable,
  selectIsTableBusy,
  selectTableRows,
  selectTableViewState,
  TABLE_READ_TIMEOUT_MS,
  type TableInput,
} from './machine.ts'
import {
  changedView,
  countingFilters,
  FIRST_VIEW,
  isSameView,
  queryOf,
  type TableQuery,
  type TableView,
} from './view.ts'

const machine = createTable<string>()
const name = (value: string): Filter => ({ field: 'Name', operator: 'CO', value })

const answer = (rows: readonly string[], PageNumber = 1, PageCount = 3) => ({
  rows,
  page: { PageCount, PageNumber, Results: rows.length },
  at: 1_000,
})

const open = (input: Partial<TableInput> = {}) => {
  const gates = createGates(machine)
  const clock = new SimulatedClock()
  const queries: TableQuery[] = []
  const addresses: TableView[] = []
  const table = createActor(
    gates.machine.provide({ actions: { tellAddress: (_, { view }) => void addresses.push(view) } }),
    {
      input: { fixed: [], view: FIRST_VIEW, ...input },
      clock,
      inspect: (event) => {
        // The init event of the read contains its input, which is the request to the server.
        if (event.type === '@xstate.event' && event.event.type === 'xstate.init' && event.actorRef !== table)
          queries.push(event.event['input'] as TableQuery)
      },
    },
  )
  table.start()
  return {
    table,
    clock,
    queries,
    addresses,
    show: (change: Partial<TableView>) => table.send({ type: 'SHOW', change }),
    answer: async (...parts: Parameters<typeof answer>) => {
      gates.release('readPage', answer(...parts))
      await settle()
    },
    fail: async (code: string) => {
      gates.refuse('readPage', { code })
      await settle()
    },
    viewState: () => selectTableViewState(table.getSnapshot()),
    rows: () => selectTableRows(table.getSnapshot()),
    view: () => table.getSnapshot().context.view,
  }
}

describe('The filters of a query', () => {
  it('apply only with a field and a non-blank value (S5)', () => {
    const filters = [name('an'), name('   '), { ...name('x'), field: '' }, name(' Gent ')]
    expect(countingFilters(filters).map(({ value }) => value)).toEqual(['an', 'Gent'])
  })

  it('are combined with each other and with the fixed filter by AND (S5)', () => {
    const fixed: Filter = { field: 'Relation', operator: 'EX', value: 'Noordzee "Logistics"' }
    const view = {
      ...FIRST_VIEW,
      filters: [name('an'), { ...name('be'), field: 'Email', operator: 'EW' } as const],
    }
    expect(queryOf([fixed], view).filter).toBe(
      String.raw`(Relation EX "Noordzee \"Logistics\"") AND (Name CO "an") AND (Email EW "be")`,
    )
  })

  it('contain the fixed filter even if the user set none, and are omitted if there are none at all', () => {
    expect(queryOf([name('an')], FIRST_VIEW).filter).toBe('(Name CO "an")')
    expect(queryOf([], FIRST_VIEW)).toEqual({ pagesize: 10, pagenumber: 1 })
  })

  it('are sent with trimmed but otherwise unchanged values', () => {
    const filters = fc.array(
      fc.record({
        field: fc.constant('Name'),
        operator: fc.constantFrom(...FILTER_OPERATORS),
        value: fc.string(),
      }),
    )
    fc.assert(
      fc.property(filters, (rows) => {
        expect(parseFilter(queryOf([], { ...FIRST_VIEW, filters: rows }).filter ?? '')).toEqual(
          countingFilters(rows),
        )
      }),
    )
  })
})

describe('A change to the view', () => {
  it('returns to the first page unless the page changes', () => {
    const third = { ...FIRST_VIEW, page: 3 }
    expect(changedView(third, { pageSize: 25 })).toEqual({ ...FIRST_VIEW, pageSize: 25 })
    expect(changedView(third, { page: 2 }).page).toBe(2)
  })

  it('assigns each condition an id that is neither compared nor sent', () => {
    const view = changedView(FIRST_VIEW, { filters: [name('an'), name('be'), name('an')] })
    expect(new Set(view.filters.map(({ id }) => id)).size).toBe(3)
    expect(queryOf([], view).filter).toBe('(Name CO "an") AND (Name CO "be") AND (Name CO "an")')
    const others = view.filters.map((filter) => ({ ...filter, id: `other ${filter.id}` }))
    expect(isSameView(view, { ...view, filters: others })).toBe(true)
  })

  it('reads the page, updates the URL and keeps the rows until new ones arrive', async () => {
    const { show, answer: come, queries, addresses, rows, clock, table } = open()
    await come(['Anna'])
    clock.increment(TABLE_RELOAD_THROTTLE_MS)
    show({ sort: { field: 'Name', isDescending: true } })
    expect(queries.at(-1)).toEqual({ orderby: 'Name desc', pagesize: 10, pagenumber: 1 })
    expect(addresses).toHaveLength(1)
    expect(rows()).toEqual(['Anna'])
    expect(selectIsTableBusy(table.getSnapshot())).toBe(true)
    await come(['Wim'])
    expect(rows()).toEqual(['Wim'])
  })

  it('writes an incomplete filter into the URL but reads nothing', async () => {
    const { show, answer: come, queries, addresses, clock } = open()
    await come(['Anna'])
    clock.increment(TABLE_RELOAD_THROTTLE_MS)
    show({ filters: [name(' ')] })
    expect([queries.length, addresses.length]).toEqual([1, 1])
  })

  it('has no effect if it sets the current page', async () => {
    const { show, answer: come, queries, addresses, clock } = open()
    await come(['Anna'])
    clock.increment(TABLE_RELOAD_THROTTLE_MS)
    show({ page: 1 })
    expect([queries.length, addresses.length]).toEqual([1, 0])
  })

  it('is not written to the URL if it came from the URL', async () => {
    const { table, answer: come, queries, addresses, clock } = open()
    await come(['Anna'])
    clock.increment(TABLE_RELOAD_THROTTLE_MS)
    table.send({ type: 'ADDRESS_CHANGED', view: { ...FIRST_VIEW, page: 2 } })
    expect([queries.at(-1)?.pagenumber, addresses.length]).toEqual([2, 0])
  })

  it('is superseded by a later change, whose rows are shown', async () => {
    const { show, answer: come, rows, clock } = open()
    show({ page: 2 })
    clock.increment(TABLE_RELOAD_THROTTLE_MS)
    show({ page: 3 })
    clock.increment(TABLE_RELOAD_THROTTLE_MS)
    await come(['of page 3'], 3)
    expect(rows()).toEqual(['of page 3'])
  })
})

describe('The server', () => {
  it('is called at most once in 500 ms, for the latest view (S4)', async () => {
    const { show, queries, clock } = open()
    for (const value of ['a', 'an', 'ann', 'anna']) show({ filters: [name(value)] })
    expect(queries).toHaveLength(1)
    clock.increment(TABLE_RELOAD_THROTTLE_MS - 1)
    expect(queries).toHaveLength(1)
    clock.increment(1)
    expect(queries.map(({ filter }) => filter)).toEqual([undefined, '(Name CO "anna")'])
  })

  it('is called immediately when the last call is older than 500 ms', async () => {
    const { table, answer: come, queries, clock } = open()
    await come(['Anna'])
    clock.increment(TABLE_RELOAD_THROTTLE_MS)
    table.send({ type: 'RELOAD' })
    expect(queries).toHaveLength(2)
  })

  it('is called again after a write during a read, because the pending page may be outdated', async () => {
    const { table, answer: come, queries, rows, clock } = open()
    clock.increment(TABLE_RELOAD_THROTTLE_MS)
    table.send({ type: 'RELOAD' })
    expect(queries).toHaveLength(2)
    await come(['Bart'])
    expect(rows()).toEqual(['Bart'])
  })

  it('is called for the last page instead of one beyond the end, and the URL is updated (S4)', async () => {
    const { answer: come, queries, addresses, clock, rows } = open({ view: { ...FIRST_VIEW, page: 9 } })
    await come([], 9, 3)
    clock.increment(TABLE_RELOAD_THROTTLE_MS)
    expect(queries.map(({ pagenumber }) => pagenumber)).toEqual([9, 3])
    expect(addresses.map(({ page }) => page)).toEqual([3])
    await come(['Wim'], 3, 3)
    expect(rows()).toEqual(['Wim'])
  })

  it('is not called again if its response, but not the request, names a page beyond the end', async () => {
    const { answer: come, queries, clock, viewState } = open()
    await come([], 7, 0)
    clock.increment(60_000)
    expect([queries.length, viewState()]).toEqual([1, 'empty'])
  })
})

describe('The rows on screen', () => {
  it('distinguish an empty list from a filter without matches', async () => {
    const { show, answer: come, viewState, clock } = open()
    await come([], 1, 1)
    expect(viewState()).toBe('empty')
    clock.increment(TABLE_RELOAD_THROTTLE_MS)
    show({ filters: [name('zz')] })
    await come([], 1, 1)
    expect(viewState()).toBe('noMatch')
  })

  it('are refreshed silently until the person requests other rows', async () => {
    const { table, answer: come, show, queries, rows, clock } = open()
    await come(['Anna'])
    clock.increment(TABLE_RELOAD_THROTTLE_MS)
    table.send({ type: 'REFRESH' })
    expect([queries.length, selectIsTableBusy(table.getSnapshot())]).toEqual([2, false])
    await come(['Bart'])
    expect(rows()).toEqual(['Bart'])
    table.send({ type: 'REFRESH' })
    show({ page: 2 })
    clock.increment(TABLE_RELOAD_THROTTLE_MS)
    expect(queries.at(-1)?.pagenumber).toBe(2)
  })

  it('stay with an error when the same page cannot be refreshed', async () => {
    const { table, answer: come, fail, viewState, rows, clock } = open()
    await come(['Anna'])
    clock.increment(TABLE_RELOAD_THROTTLE_MS)
    table.send({ type: 'RELOAD' })
    await fail('FAILEDTOLOAD')
    expect([viewState(), rows()]).toEqual(['outdated', ['Anna']])
  })

  it('are cleared when another page cannot be read', async () => {
    const { table, show, answer: come, fail, viewState, rows, clock } = open()
    await come(['Anna'])
    clock.increment(TABLE_RELOAD_THROTTLE_MS)
    show({ page: 2 })
    await fail('UNEXPECTED')
    expect([viewState(), rows(), table.getSnapshot().context.error?.code]).toEqual([
      'failed',
      undefined,
      'UNEXPECTED',
    ])
    clock.increment(TABLE_RELOAD_THROTTLE_MS)
    table.send({ type: 'RELOAD' })
    await come(['Bart'], 2)
    expect([viewState(), rows()]).toEqual(['loaded', ['Bart']])
  })

  it('give way to an error after 30 seconds without a response', () => {
    const { clock, viewState } = open()
    clock.increment(TABLE_READ_TIMEOUT_MS - 1)
    expect(viewState()).toBe('loading')
    clock.increment(1)
    expect(viewState()).toBe('failed')
  })
})
