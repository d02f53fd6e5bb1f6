import { type Facts, untold, type WordsFor } from '@portal/paths'
import { type Filter, formatFilter, TABLE_RELOAD_THROTTLE_MS, toAddressPart } from '@portal/schemas'
import { also, fails, seconds, silent } from '../words.ts'
import { TABLE_READ_TIMEOUT_MS, type TableMachine } from './machine.ts'
import type { TableView } from './view.ts'

const filterOf = ({ field, value }: Filter): string =>
  value.trim() === '' ? `an empty filter on the ${field}` : `the filter ${field} contains ${value}`

const REQUEST = 'the list'
const ROWS_PER_PAGE = 10

const addressOf = ({ filters, page }: TableView): string => {
  const asked = [
    ...(filters.length > 0 ? [`filter=${toAddressPart(formatFilter(filters))}`] : []),
    ...(page > 1 ? [`page=${page}`] : []),
  ]
  return asked.length === 0 ? '/my/organisation' : `/my/organisation?${asked.join('&')}`
}

const viewOf = ({ filters, page }: TableView): string =>
  also(
    filters.length === 0 ? 'no filter' : filters.map(filterOf).join(' and '),
    page > 1 ? `page ${page}` : 'the first page',
  ).replace('; ', ', ')

/** What a person asks for by the filter form, the filters above the rows and the pages below them. */
const wanted = ({ filters, page }: Partial<TableView>): string => {
  if (page !== undefined) return `Press “Next page” (to page ${page})`
  if (!filters?.length) return 'Press “Clear filters”'
  return also(...filters.map(({ value }) => `Type ${value} into “Text”`), 'press “Search”')
}

/** The rows, or the view that replaces them. */
const content = ({ viewState, page, results, code }: Facts): string => {
  const why = `what the code ${String(code)} means; “Try again”`
  const before = (Number(page) - 1) * ROWS_PER_PAGE
  // How many there are is a fact of the page alone.
  const count = Math.min(ROWS_PER_PAGE, Number(results) - before)
  const rows = Number.isNaN(count) ? 'the rows of the answer in the table' : `${count} rows in the table`
  return (
    {
      loading: 'no “We couldn’t load the users”; no “Try again”',
      shown: `${rows}; no “Try again”`,
      empty: '0 rows in the table',
      noMatch: '“No results”',
      outdated: `${rows}; ${why}`,
      failed: `“We couldn’t load the users”; ${why}`,
    }[String(viewState)] ?? String(viewState)
  )
}

const resting = (expected: Facts): string => also(content(expected), 'nothing waits')

/** A table whose pages come from the server, as a manual tester reads it. */
export const tableWords: WordsFor<TableMachine<string>> = {
  holds: { [REQUEST]: 'listRelationContacts' },
  starts: ({ view }) =>
    `Sign in as fleet and open /ui-elements; hold ${REQUEST}; open ${addressOf(view)} (${viewOf(view)})`,
  events: {
    SHOW: ({ change }) => wanted(change),
    ADDRESS_CHANGED: ({ view }) =>
      view.filters.length === 0 && view.page === 1
        ? 'Press “Organisation” in the side menu'
        : `Go by the browser's Back or Forward button to an address that asks for ${viewOf(view)}`,
    RELOAD: (_, { viewState }) => (viewState === 'failed' ? 'Press “Try again”' : 'Press “Refresh”'),
    REFRESH: 'Wait 30 seconds at a list of operators that shows sessions',
    READ_STARTED: untold('The chart tells itself'),
  },
  answers: {
    readPage: {
      done: ({ rows, page }) =>
        `Let ${REQUEST} be answered (page ${page.PageNumber} of ${page.PageCount}, ${rows.length === 0 ? 'without rows' : 'with rows'})`,
      failed: (reason) => fails(REQUEST, reason),
    },
  },
  delays: {
    READ_TIMEOUT: silent(REQUEST, TABLE_READ_TIMEOUT_MS),
    RELOAD_THROTTLE: `Wait ${seconds(TABLE_RELOAD_THROTTLE_MS)}`,
  },
  states: {
    'request.waiting': (expected) => also(content(expected), 'nothing waits'),
    'request.reading': (expected) => also(content(expected), `${REQUEST} waits`),
    'request.shown': resting,
    'request.refreshing': (expected) => also(content(expected), `${REQUEST} waits`),
    'request.outdated': resting,
    'request.failed': resting,
    'throttle.open': '',
    'throttle.closed': '',
  },
}
