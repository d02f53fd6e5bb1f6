import { definePageModel, done, failed } from '@portal/paths'
import type { Filter } from '@portal/schemas'
import { createTable, selectTablePage, selectTableViewState } from './machine.ts'
import { tableModel } from './model.ts'
import { FIRST_VIEW, type TableView } from './view.ts'
import { tableWords } from './words.ts'

const OWN: Filter = { field: 'Relation', operator: 'EX', value: 'Noordzee Logistics' }
const named = (value: string): Filter => ({ field: 'Name', operator: 'CO', value })

/** Looked for by name, and one condition that an address may hold and that says nothing. */
const BART = named('bart')
const BLANK = named('')

const FIRST: TableView = { ...FIRST_VIEW, sort: { field: 'Name', isDescending: false } }
const LAST_PAGE = 3
/** An address may ask for more pages than there are. */
const BEHIND_END = 9

/** A page as the mock really answers it; one name represents its rows. */
const page = (PageNumber: number, PageCount: number, Results: number, row?: string) => ({
  rows: row === undefined ? [] : [row],
  page: { PageCount, PageNumber, Results },
  at: 1_000,
})
const ALL = done('readPage', page(1, LAST_PAGE, 25, 'all'))
const SECOND = done('readPage', page(2, LAST_PAGE, 25, 'all'))
const LAST = done('readPage', page(LAST_PAGE, LAST_PAGE, 25, 'all'))
const NONE_THERE = done('readPage', page(BEHIND_END, LAST_PAGE, 25))
const FOUND = done('readPage', page(1, 1, 2, 'bart'))

const isFiltered = ({ filters }: TableView): boolean => filters.includes(BART)

const BY_ITSELF = 'A list of users is not read again by itself; those of live records are'

/** The users of an organisation as its manager pages through them and looks for one. */
export const tablePageModel = definePageModel(createTable<string>(), {
  inputs: [
    { fixed: [OWN], view: { ...FIRST, filters: [BLANK] } },
    { fixed: [OWN], view: { ...FIRST, page: BEHIND_END } },
  ],
  events: [
    { type: 'SHOW', change: { filters: [BART] } },
    { type: 'SHOW', change: { filters: [] } },
    { type: 'SHOW', change: { page: 2 } },
    { type: 'ADDRESS_CHANGED', view: FIRST },
    { type: 'RELOAD' },
    ALL,
    SECOND,
    LAST,
    NONE_THERE,
    FOUND,
    failed('readPage', { code: 'WRONGFILTER', status: 400 }),
  ],
  key: tableModel.key,
  facts: (snapshot) => ({
    viewState: selectTableViewState(snapshot),
    isBusy: snapshot.hasTag('busy'),
    code: snapshot.context.error?.code ?? null,
    page: selectTablePage(snapshot)?.PageNumber ?? null,
    results: selectTablePage(snapshot)?.Results ?? null,
    wantedPage: snapshot.context.view.page,
  }),
  allows: (snapshot, event) => {
    const { view, shown } = snapshot.context
    const { change, output } = event as {
      change?: Partial<TableView>
      output?: { readonly page: { readonly PageNumber: number; readonly PageCount: number } }
    }
    if (output) {
      const isOfFilter = (output.page.PageCount === 1) === isFiltered(view)
      return isOfFilter && output.page.PageNumber === view.page
    }
    // Pages can be turned where there are rows, and filters be cleared where there are some.
    if (change?.page !== undefined) return view.page === 1 && shown?.page.PageCount === LAST_PAGE
    if (change?.filters?.length === 0) return view.filters.length > 0
    if (change?.filters) return view.filters.length === 0
    return true
  },
  unreachable: {
    'request.refreshing': BY_ITSELF,
    'request.shown: REFRESH → request.refreshing': BY_ITSELF,
    'request.outdated: REFRESH → request.refreshing': BY_ITSELF,
    'request.refreshing: RELOAD → request.waiting': BY_ITSELF,
    'request.refreshing: xstate.done.actor.readPage [isBehindEnd] → request.waiting': BY_ITSELF,
    'request.refreshing: xstate.done.actor.readPage → request.shown': BY_ITSELF,
    'request.refreshing: xstate.error.actor.readPage → request.outdated': BY_ITSELF,
    'request.refreshing: xstate.after.READ_TIMEOUT.table.request.refreshing → request.outdated': BY_ITSELF,
  },
  words: tableWords,
  limit: 4_000,
})
