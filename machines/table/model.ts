import { defineModel, done, failed } from '@portal/paths'
import type { Filter } from '@portal/schemas'
import {
  createTable,
  selectIsTableBusy,
  selectTablePage,
  selectTableRows,
  selectTableViewState,
  type TableSnapshot,
} from './machine.ts'
import { FIRST_VIEW, isSameQuery, isSameView, queryOf } from './view.ts'

const filter = (value: string): Filter => ({ field: 'Name', operator: 'CO', value })
const show = (change: object) => ({ type: 'SHOW', change }) as const
const AT = 1_000

/** A page of a three-page list with names as rows. */
const page = (PageNumber: number, rows: readonly string[], PageCount = 3) => ({
  rows: [...rows],
  page: { PageCount, PageNumber, Results: PageNumber > PageCount ? PageCount : rows.length },
  at: AT,
})

/** True if the view and the rows on screen are unchanged. */
const isAsBefore = (now: TableSnapshot<string> | undefined, before: TableSnapshot<string>): boolean =>
  now === undefined ||
  (isSameView(now.context.view, before.context.view) && selectTableRows(now) === selectTableRows(before))

/** A table of people whose URL may request a page beyond the end. */
export const tableModel = defineModel(createTable<string>(), {
  inputs: [
    { fixed: [{ field: 'Relation', operator: 'EX', value: 'Noordzee Logistics' }], view: FIRST_VIEW },
    { fixed: [], view: { ...FIRST_VIEW, page: 9 } },
  ],
  events: [
    show({ filters: [filter('an')] }),
    show({ filters: [filter('  ')] }),
    show({ page: 3 }),
    { type: 'ADDRESS_CHANGED', view: FIRST_VIEW },
    { type: 'ADDRESS_CHANGED', view: { ...FIRST_VIEW, page: 9 } },
    { type: 'ADDRESS_CHANGED', view: { ...FIRST_VIEW, filters: [filter('')] } },
    { type: 'RELOAD' },
    { type: 'REFRESH' },
    done('readPage', page(1, ['Anna', 'Bart'])),
    done('readPage', page(1, [], 1)),
    done('readPage', page(3, ['Wim'])),
    done('readPage', page(3, [], 1)),
    done('readPage', page(9, [])),
    failed('readPage', { code: 'FAILEDTOLOAD' }),
    failed('readPage', { code: 'WRONGFILTER', status: 400 }),
  ],
  key: ({ context }) => ({
    query: JSON.stringify(queryOf(context.fixed, context.view)),
    filters: context.view.filters.map(({ value }) => value),
    loadedRows: context.loaded ? context.loaded.rows.join() : null,
    // Returning to the query of the rows on screen makes them current again, so states with different queries must
    // differ.
    loadedQuery: context.loaded ? JSON.stringify(context.loaded.query) : null,
    isOfView:
      context.loaded !== undefined && isSameQuery(context.loaded.query, queryOf(context.fixed, context.view)),
    error: context.error?.code ?? null,
  }),
  facts: (snapshot) => ({
    viewState: selectTableViewState(snapshot),
    isBusy: selectIsTableBusy(snapshot),
    code: snapshot.context.error?.code ?? null,
    rows: [...(selectTableRows(snapshot) ?? [])],
    page: selectTablePage(snapshot)?.PageNumber ?? null,
  }),
  allows: (snapshot, event) => {
    // The server returns the requested page.
    const output = event['output'] as { page: { PageNumber: number } } | undefined
    return output === undefined || output.page.PageNumber === snapshot.context.view.page
  },
  interrupts: {
    'the connection is lost and restored': [
      { type: 'RELOAD' },
      failed('readPage', { code: 'FAILEDTOLOAD' }),
      { type: 'RELOAD' },
    ],
    'the user navigates back and forward': [
      { type: 'ADDRESS_CHANGED', view: { ...FIRST_VIEW, page: 9 } },
      { type: 'ADDRESS_CHANGED', view: FIRST_VIEW },
    ],
  },
  laws: {
    'SHOW another page and then this one restores the view': (snapshot, { after }) =>
      isAsBefore(after(show({ page: 3 }), show({ page: snapshot.context.view.page })), snapshot),
    'SHOW with a filter and then without restores the view': (snapshot, { after }) => {
      const { filters, page: number } = snapshot.context.view
      return isAsBefore(after(show({ filters: [filter('an')] }), show({ filters, page: number })), snapshot)
    },
    'another URL and back restores the view': (snapshot, { after }) =>
      isAsBefore(
        after(
          { type: 'ADDRESS_CHANGED', view: { ...FIRST_VIEW, page: 9 } },
          { type: 'ADDRESS_CHANGED', view: snapshot.context.view },
        ),
        snapshot,
      ),
    'RELOAD keeps the view until newer rows arrive, and fails like the read that it replaces': (
      snapshot,
      { after },
    ) => {
      const failure = failed('readPage', { code: 'FAILEDTOLOAD' })
      return (
        isAsBefore(after({ type: 'RELOAD' }), snapshot) &&
        isAsBefore(after({ type: 'RELOAD' }, failure), after(failure) ?? snapshot)
      )
    },
    'REFRESH keeps the view and does not set busy': (snapshot, { after }) => {
      const later = after({ type: 'REFRESH' })
      return (
        isAsBefore(later, snapshot) &&
        (later === undefined || !selectIsTableBusy(later) || selectIsTableBusy(snapshot))
      )
    },
  },
  limit: 4_000,
  accepted: {
    'request: SHOW [changesQuery] → request.waiting | request: SHOW [changesView]':
      'Intended order: a change to the query also changes the view',
  },
})
