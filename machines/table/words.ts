import { type Filter, TABLE_RELOAD_THROTTLE_MS } from '@portal/schemas'
import type { Facts } from '../paths/json.ts'
import { untold, type WordsFor } from '../paths/wordsFor.ts'
import { also, fails, seconds, silent } from '../words.ts'
import { TABLE_READ_TIMEOUT_MS, type TableMachine } from './machine.ts'
import type { TableView } from './view.ts'

const filterOf = ({ field, value }: Filter): string =>
  value.trim() === ''
    ? `an empty filter on the ${field} (‘${value}’)`
    : `the filter ‘${field} Contains ${value}’`

const viewOf = ({ filters, page }: TableView): string =>
  also(
    filters.length === 0 ? 'no filter' : filters.map(filterOf).join(' and '),
    page > 1 ? `page ${page}` : 'the first page',
  )

/** What a person asks for by the filter form, the filters above the rows and the pages below them. */
const wanted = ({ filters, page }: Partial<TableView>): string => {
  if (page !== undefined) return `Go to page ${page} by “Next page”`
  return filters?.length ? `Look for ${filters.map(filterOf).join(' and ')}` : 'Press “Clear filters”'
}

/** The rows, or the face that replaces them. */
const content = ({ face, page, code, isBusy }: Facts): string => {
  const why = `what the code ${String(code)} means`
  const shown =
    {
      loading: 'placeholders for rows',
      shown: `the rows of page ${String(page)}`,
      empty: 'that there is nothing at all',
      noMatch: '“No results”',
      outdated: `the rows of page ${String(page)}, how old they are, and ${why}`,
      failed: `that the list could not be loaded, ${why}, and “Try again”`,
    }[String(face)] ?? String(face)
  return isBusy === true && face !== 'loading' ? `${shown}, all of it as before` : shown
}

/** A table whose pages come from the server, as a manual tester reads it. */
export const tableWords: WordsFor<TableMachine<string>> = {
  holds: ['listRelationContacts'],
  starts: ({ view }) =>
    `Sign in as fleet and open /my/organisation with an address that asks for ${viewOf(view)}`,
  events: {
    SHOW: ({ change }) => wanted(change),
    ADDRESS_CHANGED: ({ view }) =>
      view.filters.length === 0 && view.page === 1
        ? 'Press “Organisation” in the side menu: an address that asks for nothing'
        : `Go by the browser's Back or Forward button to an address that asks for ${viewOf(view)}`,
    RELOAD: 'Press “Refresh”; where the list could not be loaded, “Try again”',
    READ_STARTED: untold('The chart tells itself'),
  },
  answers: {
    readPage: {
      done: ({ rows, page }) =>
        `Let the list be answered: page ${page.PageNumber} of ${page.PageCount}, ${rows.length === 0 ? 'without rows' : 'with rows'}`,
      failed: (reason) => fails('the list', reason),
    },
  },
  delays: {
    READ_TIMEOUT: silent('the list', TABLE_READ_TIMEOUT_MS),
    RELOAD_THROTTLE: `Wait ${seconds(TABLE_RELOAD_THROTTLE_MS)}`,
  },
  states: {
    'request.waiting': (expected) => also(content(expected), 'no new request yet'),
    'request.reading': (expected) => also(content(expected), 'one request for the list waits'),
    'request.shown': content,
    'request.outdated': content,
    'request.failed': content,
    'throttle.open': '',
    'throttle.closed': '',
  },
}
