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

/** A table with a server that answers when the test says so. */
const open = (input: Partial<TableInput> = {}) => {
  const gates = createGates(machine)
  const clock = new SimulatedClock()
  const asked: TableQuery[] = []
  const addresses: TableView[] = []
  const table = createActor(
    gates.machine.provide({ actions: { tellAddress: (_, { view }) => void addresses.push(view) } }),
    {
      input: { fixed: [], view: FIRST_VIEW, ...input },
      clock,
      inspect: (event) => {
        // What the server is asked: its input comes with the event that starts the read.
        if (event.type === '@xstate.event' && event.event.type === 'xstate.init' && event.actorRef !== table)
          asked.push(event.event['input'] as TableQuery)
      },
    },
  )
  table.start()
  return {
    table,
    clock,
    asked,
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

describe('A filter', () => {
  it('counts only with a field and more than spaces for a value (S5)', () => {
    const filters = [name('an'), name('   '), { ...name('x'), field: '' }, name(' Gent ')]
    expect(countingFilters(filters).map(({ value }) => value)).toEqual(['an', 'Gent'])
  })

  it('holds together with all others and with the fixed one (S5)', () => {
    const fixed: Filter = { field: 'Relation', operator: 'EX', value: 'Noordzee "Logistics"' }
    const view = {
      ...FIRST_VIEW,
      filters: [name('an'), { ...name('be'), field: 'Email', operator: 'EW' } as const],
    }
    expect(queryOf([fixed], view).filter).toBe(
      String.raw`(Relation EX "Noordzee \"Logistics\"") AND (Name CO "an") AND (Email EW "be")`,
    )
  })

  it('that is the fixed one alone is asked as well, and none at all is left out', () => {
    expect(queryOf([name('an')], FIRST_VIEW).filter).toBe('(Name CO "an")')
    expect(queryOf([], FIRST_VIEW)).toEqual({ pagesize: 10, pagenumber: 1 })
  })

  it('of any text reaches the server as it was typed, without spaces around it', () => {
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

describe('A change of the view', () => {
  it('begins at the first page, unless it is the page that changes', () => {
    const third = { ...FIRST_VIEW, page: 3 }
    expect(changedView(third, { pageSize: 25 })).toEqual({ ...FIRST_VIEW, pageSize: 25 })
    expect(changedView(third, { page: 2 }).page).toBe(2)
  })

  it('gives each condition an id that neither makes a view another one nor travels', () => {
    const view = changedView(FIRST_VIEW, { filters: [name('an'), name('be'), name('an')] })
    expect(new Set(view.filters.map(({ id }) => id)).size).toBe(3)
    expect(queryOf([], view).filter).toBe('(Name CO "an") AND (Name CO "be") AND (Name CO "an")')
    const others = view.filters.map((filter) => ({ ...filter, id: `other ${filter.id}` }))
    expect(isSameView(view, { ...view, filters: others })).toBe(true)
  })

  it('asks for it, writes it into the address, and keeps the rows on screen until others come', async () => {
    const { show, answer: come, asked, addresses, rows, clock, table } = open()
    await come(['Anna'])
    clock.increment(TABLE_RELOAD_THROTTLE_MS)
    show({ sort: { field: 'Name', isDescending: true } })
    expect(asked.at(-1)).toEqual({ orderby: 'Name desc', pagesize: 10, pagenumber: 1 })
    expect(addresses).toHaveLength(1)
    expect(rows()).toEqual(['Anna'])
    expect(selectIsTableBusy(table.getSnapshot())).toBe(true)
    await come(['Wim'])
    expect(rows()).toEqual(['Wim'])
  })

  it('by a filter that does not count yet asks nothing, and is in the address all the same', async () => {
    const { show, answer: come, asked, addresses, clock } = open()
    await come(['Anna'])
    clock.increment(TABLE_RELOAD_THROTTLE_MS)
    show({ filters: [name(' ')] })
    expect([asked.length, addresses.length]).toEqual([1, 1])
  })

  it('to the shown page does nothing', async () => {
    const { show, answer: come, asked, addresses, clock } = open()
    await come(['Anna'])
    clock.increment(TABLE_RELOAD_THROTTLE_MS)
    show({ page: 1 })
    expect([asked.length, addresses.length]).toEqual([1, 0])
  })

  it('by the address is not written into it again', async () => {
    const { table, answer: come, asked, addresses, clock } = open()
    await come(['Anna'])
    clock.increment(TABLE_RELOAD_THROTTLE_MS)
    table.send({ type: 'ADDRESS_CHANGED', view: { ...FIRST_VIEW, page: 2 } })
    expect([asked.at(-1)?.pagenumber, addresses.length]).toEqual([2, 0])
  })

  it('makes the answer to the former one worthless', async () => {
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
  it('is asked at most once in 500 ms, and then for the last wish (S4)', async () => {
    const { show, asked, clock } = open()
    for (const value of ['a', 'an', 'ann', 'anna']) show({ filters: [name(value)] })
    expect(asked).toHaveLength(1)
    clock.increment(TABLE_RELOAD_THROTTLE_MS - 1)
    expect(asked).toHaveLength(1)
    clock.increment(1)
    expect(asked.map(({ filter }) => filter)).toEqual([undefined, '(Name CO "anna")'])
  })

  it('is asked at once when the last question is old enough', async () => {
    const { table, answer: come, asked, clock } = open()
    await come(['Anna'])
    clock.increment(TABLE_RELOAD_THROTTLE_MS)
    table.send({ type: 'RELOAD' })
    expect(asked).toHaveLength(2)
  })

  it('is asked again after a write during a read, because the pending page may be out of date', async () => {
    const { table, answer: come, asked, rows, clock } = open()
    clock.increment(TABLE_RELOAD_THROTTLE_MS)
    table.send({ type: 'RELOAD' })
    expect(asked).toHaveLength(2)
    await come(['Bart'])
    expect(rows()).toEqual(['Bart'])
  })

  it('that is asked for a page behind the end is asked for the last one (S4), which the address then says', async () => {
    const { answer: come, asked, addresses, clock, rows } = open({ view: { ...FIRST_VIEW, page: 9 } })
    await come([], 9, 3)
    clock.increment(TABLE_RELOAD_THROTTLE_MS)
    expect(asked.map(({ pagenumber }) => pagenumber)).toEqual([9, 3])
    expect(addresses.map(({ page }) => page)).toEqual([3])
    await come(['Wim'], 3, 3)
    expect(rows()).toEqual(['Wim'])
  })

  it('that contradicts itself about its pages is not asked for ever', async () => {
    const { answer: come, asked, clock, viewState } = open()
    await come([], 7, 0)
    clock.increment(60_000)
    expect([asked.length, viewState()]).toEqual([1, 'empty'])
  })
})

describe('The rows on screen', () => {
  it('tells a list without rows from a filter that nothing fits', async () => {
    const { show, answer: come, viewState, clock } = open()
    await come([], 1, 1)
    expect(viewState()).toBe('empty')
    clock.increment(TABLE_RELOAD_THROTTLE_MS)
    show({ filters: [name('zz')] })
    await come([], 1, 1)
    expect(viewState()).toBe('noMatch')
  })

  it('are read again after a time without a word, and what a person asks for meanwhile comes first', async () => {
    const { table, answer: come, show, asked, rows, clock } = open()
    await come(['Anna'])
    clock.increment(TABLE_RELOAD_THROTTLE_MS)
    table.send({ type: 'REFRESH' })
    expect([asked.length, selectIsTableBusy(table.getSnapshot())]).toEqual([2, false])
    await come(['Bart'])
    expect(rows()).toEqual(['Bart'])
    table.send({ type: 'REFRESH' })
    show({ page: 2 })
    clock.increment(TABLE_RELOAD_THROTTLE_MS)
    expect(asked.at(-1)?.pagenumber).toBe(2)
  })

  it('when the same page cannot be read again are the older rows, with the reason', async () => {
    const { table, answer: come, fail, viewState, rows, clock } = open()
    await come(['Anna'])
    clock.increment(TABLE_RELOAD_THROTTLE_MS)
    table.send({ type: 'RELOAD' })
    await fail('FAILEDTOLOAD')
    expect([viewState(), rows()]).toEqual(['outdated', ['Anna']])
  })

  it('when another page cannot be read are never the rows of the former', async () => {
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
    expect([viewState(), rows()]).toEqual(['shown', ['Bart']])
  })

  it('after 30 seconds without an answer is a failure', () => {
    const { clock, viewState } = open()
    clock.increment(TABLE_READ_TIMEOUT_MS - 1)
    expect(viewState()).toBe('loading')
    clock.increment(1)
    expect(viewState()).toBe('failed')
  })
})
