import { changedView, type TablePage, type TableView } from '@portal/machines'
import { FIRST_PAGE, type Filter } from '@portal/schemas'
import { useSearch } from 'wouter'
import { useSystem } from '../app/context.ts'
import { type TableAddress, useRestoredFilters, viewFromAddress, writeView } from './tableAddress.ts'

export interface DisplayedTable<TRow> {
  readonly view: TableView
  /** Rows of this page; undefined until rows are loaded. */
  readonly rows: readonly TRow[] | undefined
  readonly page: TablePage<TRow>['page'] | undefined
  /** True while a page loads; the earlier rows stay meanwhile. */
  readonly isBusy: boolean
  readonly show: (change: Partial<TableView>) => void
}

/** Options for filtering and sorting rows that are all loaded. */
export interface LocalTable<TRow> extends TableAddress {
  readonly rowKey: (row: TRow) => string
  readonly fits: (row: TRow, filter: Filter) => boolean
  readonly sortValues: Readonly<Record<string, (row: TRow) => string | number>>
  /** Returns the tie-breaker for rows with equal sort values; defaults to the row key. */
  readonly thenBy?: (row: TRow) => string | number
}

/** Returns the page of a view, or the last page if the list has fewer pages (S4). */
export const pageOf = <TRow>(
  all: readonly TRow[],
  { filters, sort, page, pageSize }: TableView,
  { rowKey, fits, sortValues, thenBy = rowKey }: LocalTable<TRow>,
): Omit<TablePage<TRow>, 'at'> => {
  const value = sortValues[sort?.field ?? ''] ?? (() => 0)
  const direction = sort?.isDescending ? -1 : 1
  const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' })
  const found = all
    .filter((row) => filters.every((filter) => fits(row, filter)))
    .sort((a, b) => {
      const [left, right] = [value(a), value(b)]
      const order =
        typeof left === 'number' && typeof right === 'number'
          ? left - right
          : collator.compare(String(left), String(right))
      if (order !== 0) return order * direction
      return collator.compare(`${thenBy(a)}`, `${thenBy(b)}`) || collator.compare(rowKey(a), rowKey(b))
    })
  const PageCount = Math.max(FIRST_PAGE, Math.ceil(found.length / pageSize))
  const PageNumber = Math.min(page, PageCount)
  const from = (PageNumber - 1) * pageSize
  return {
    rows: found.slice(from, from + pageSize),
    page: { PageCount, PageNumber, Results: found.length },
  }
}

/** Returns a table whose rows are all loaded; its query is in the URL. */
export const useLocalTable = <TRow>(
  all: readonly TRow[] | undefined,
  options: LocalTable<TRow>,
): DisplayedTable<TRow> => {
  const { filters } = useSystem()
  const view = viewFromAddress(useSearch(), options)
  useRestoredFilters(options, filters)
  const found = all && pageOf(all, view, options)
  return {
    view: { ...view, page: found?.page.PageNumber ?? view.page },
    rows: found?.rows,
    page: found?.page,
    isBusy: false,
    show: (change) =>
      writeView(changedView(viewFromAddress(window.location.search, options), change), options, filters),
  }
}
