import { done, type Facts, failed, never } from '@portal/paths'
import { type Filter, formatFilter, TABLE_RELOAD_THROTTLE_MS, toAddressPart } from '@portal/schemas'
import { definePage, fail, mock, see, text, user } from '../steps/index.ts'
import { selectTablePage, selectTableViewState, TABLE_READ_TIMEOUT_MS, type TableMachine } from './machine.ts'
import { tableModel } from './model.ts'
import { FIRST_VIEW, type TableView } from './view.ts'

const USERS = 'listRelationContacts'
const PATH = '/my/organisation'

const OWN: Filter = { field: 'Relation', operator: 'EX', value: 'Noordzee Logistics' }
const BART: Filter = { field: 'Name', operator: 'CO', value: 'bart' }
/** A condition without a value, which a URL may contain but the table ignores. */
const BLANK: Filter = { ...BART, value: '' }

const FIRST: TableView = { ...FIRST_VIEW, sort: { field: 'Name', isDescending: false } }
const LAST_PAGE = 3
/** Page beyond the end, which a URL may request. */
const BEHIND_END = 9
const ROWS_PER_PAGE = 10

/** Creates a response of the mock with one page; one name represents all its rows. */
const page = (PageNumber: number, PageCount: number, Results: number, row?: string) =>
  done('readPage', {
    rows: row === undefined ? [] : [row],
    page: { PageCount, PageNumber, Results },
    at: 1_000,
  })

const BY_ITSELF = 'The user list has no automatic refresh; only lists of live records have'

const addressOf = ({ filters, page: number }: TableView): string => {
  const parameters = [
    ...(filters.length > 0 ? [`filter=${toAddressPart(formatFilter(filters))}`] : []),
    ...(number > 1 ? [`page=${number}`] : []),
  ]
  return parameters.length === 0 ? PATH : `${PATH}?${parameters.join('&')}`
}

/** Expects the rows, or the view that replaces them. The URL contains the requested page before its rows arrive. */
const content = ({ viewState, page: number, results, code, wantedPage }: Facts) => {
  const failure = [see.reason(String(code)), see.text('faces.retry')]
  const address = see.pageInAddress(Number(wantedPage))
  if (viewState === 'loading')
    return [
      see.noText('organisation.usersFailed'),
      see.noText('faces.retry'),
      see.noText('table.next'),
      address,
    ]
  if (viewState === 'failed')
    return [see.text('organisation.usersFailed'), ...failure, see.noText('table.next'), address]
  const total = Number(results)
  const from = (Number(number) - 1) * ROWS_PER_PAGE + 1
  const to = Math.min(from + ROWS_PER_PAGE - 1, total)
  return [
    see.rows(to - from + 1),
    viewState === 'outdated' ? failure : see.noText('faces.retry'),
    see.noText('organisation.usersFailed'),
    total > ROWS_PER_PAGE ? see.text(text('table.range', { from, to, total })) : see.noText('table.next'),
    address,
  ]
}
const reading = (expected: Facts) => [content(expected), see.waiting(USERS)]
const resting = (expected: Facts) => [content(expected), see.nothingWaiting()]

/** The users of an organisation, as its manager pages through them and searches for one. */
export const tablePage = definePage<TableMachine<string>>(
  tableModel,
  {
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
      page(1, LAST_PAGE, 25, 'all'),
      page(2, LAST_PAGE, 25, 'all'),
      page(LAST_PAGE, LAST_PAGE, 25, 'all'),
      page(BEHIND_END, LAST_PAGE, 25),
      page(1, 1, 2, 'bart'),
      failed('readPage', { code: 'WRONGFILTER', status: 400 }),
    ],
    facts: (snapshot) => ({
      viewState: selectTableViewState(snapshot),
      isBusy: snapshot.hasTag('busy'),
      code: snapshot.context.error?.code ?? null,
      page: selectTablePage(snapshot)?.PageNumber ?? null,
      results: selectTablePage(snapshot)?.Results ?? null,
      wantedPage: snapshot.context.view.page,
    }),
    allows: ({ context: { view, loaded } }, event) => {
      const { change, output } = event as {
        change?: Partial<TableView>
        output?: { readonly page: { readonly PageNumber: number; readonly PageCount: number } }
      }
      if (output) {
        const isOfFilter = (output.page.PageCount === 1) === view.filters.includes(BART)
        return isOfFilter && output.page.PageNumber === view.page
      }
      // A page change requires rows, and clearing the filters requires filters.
      if (change?.page !== undefined) return view.page === 1 && loaded?.page.PageCount === LAST_PAGE
      if (change?.filters?.length === 0) return view.filters.length > 0
      if (change?.filters) return view.filters.length === 0
      return true
    },
    accepted: {},
    unreachable: {
      'request.refreshing': BY_ITSELF,
      'request.loaded: REFRESH → request.refreshing': BY_ITSELF,
      'request.outdated: REFRESH → request.refreshing': BY_ITSELF,
      'request.refreshing: RELOAD → request.waiting': BY_ITSELF,
      'request.refreshing: xstate.done.actor.readPage [isBehindEnd] → request.waiting': BY_ITSELF,
      'request.refreshing: xstate.done.actor.readPage → request.loaded': BY_ITSELF,
      'request.refreshing: xstate.error.actor.readPage → request.outdated': BY_ITSELF,
      'request.refreshing: xstate.after.READ_TIMEOUT.table.request.refreshing → request.outdated': BY_ITSELF,
    },
  },
  {
    starts: ({ view }) => [
      user.openAs('fleet', '/ui-elements'),
      mock.hold(USERS),
      user.open(addressOf(view)),
    ],
    events: {
      SHOW: ({ change: { filters = [], page: number } }) => {
        if (number !== undefined) return user.press('table.next')
        const [filter] = filters
        return filter
          ? [user.fill('table.value', filter.value), user.press('common.search')]
          : user.press('table.clear')
      },
      ADDRESS_CHANGED: user.press('shell.organisation', 'sideMenu'),
      RELOAD: (_, { viewState }) => user.press(viewState === 'failed' ? 'faces.retry' : 'table.refresh'),
      REFRESH: never(BY_ITSELF),
      READ_STARTED: never('Raised by the machine itself'),
    },
    answers: { readPage: { done: mock.answer(USERS), failed: (reason) => fail(USERS, reason) } },
    delays: {
      READ_TIMEOUT: mock.leaveUnanswered(USERS, TABLE_READ_TIMEOUT_MS),
      RELOAD_THROTTLE: user.wait(TABLE_RELOAD_THROTTLE_MS),
    },
    states: {
      'request.waiting': resting,
      'request.reading': reading,
      'request.loaded': resting,
      'request.refreshing': never(BY_ITSELF),
      'request.outdated': resting,
      'request.failed': resting,
      'throttle.open': never('Visible only in the timing of the next request'),
      'throttle.closed': never('Visible only in the timing of the next request'),
    },
  },
)
