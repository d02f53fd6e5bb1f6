import { FIRST_VIEW } from '@portal/machines'
import type { Filter } from '@portal/schemas'
import type { MetaField } from '@portal/schemas/contract'
import type { RefObject } from 'react'
import { useI18n, useSystem, useUserInfo } from '../../app/context.ts'
import type { PeriodQuery } from '../../data/calendar.ts'
import { useRefresh } from '../../data/refresh.ts'
import { useFirstView } from '../../data/savedViews.ts'
import { useTable } from '../../data/table.ts'
import { useArrangedTable } from '../../data/tableLayout.ts'
import type { AnyRecord } from '../../services/readers/anyRecord.ts'
import { listColumns, listSortFields } from '../lists/columns.tsx'
import { sortIn } from '../lists/declaredList.ts'
import { columnKey, filterFieldsOf } from './filterFields.ts'
import { columnsOf, furtherColumns, queryOfColumns } from './recordColumns.tsx'
import type { RecordScreen } from './recordScreen.ts'
import { useRead, useReturn, useRowsInHand, useWalk } from './useListWays.ts'
import { useRecordWords } from './useRecordWords.ts'

/** Returns the table of a screen: columns and filters from `meta`; requests the fields that the columns need. */
export const useRecordTable = (
  box: RefObject<HTMLElement | null>,
  screen: RecordScreen,
  meta: readonly MetaField[],
  fixed: readonly Filter[],
  span: PeriodQuery,
  hasViews: boolean,
) => {
  const { t, formats } = useI18n()
  const { bco } = useSystem()
  const { Relation } = useUserInfo()
  const words = useRecordWords(meta)
  const declared = columnsOf(screen, meta, words)
  const optional = furtherColumns(screen, meta, words)
  const columns = listColumns(declared, { t, formats })
  const further = listColumns(optional, { t, formats })
  const { layout, columns: visibleColumns } = useArrangedTable(screen.list, columns, further)
  const filterFields = filterFieldsOf(meta, screen, words, (kind) => t(`table.takes.${kind}`))
  const links = Object.values(screen.links ?? {})
  const columnQuery = queryOfColumns(screen, meta, layout.columns)
  const readRecords = useRowsInHand(box)
  const sort = sortIn(screen.sort)
  const table = useTable<AnyRecord>({
    opensWith: useFirstView(screen.list, hasViews),
    filterFields: filterFields.map(({ value }) => value),
    sortFields: listSortFields([...declared, ...optional]),
    first: {
      ...FIRST_VIEW,
      sort: { ...sort, field: columnKey(sort.field, screen.links) },
      ...(screen.pageSize && { pageSize: screen.pageSize }),
    },
    fixed,
    read: (query, signal) =>
      readRecords(
        bco(),
        screen.routes.filtered,
        {
          query: {
            ...query,
            ...span,
            ...(screen.fixedQuery ?? columnQuery),
            ...(links.length > 0 && { Links: links.join(',') }),
            ...(screen.isOwn && { relid: Relation.Id }),
          },
        },
        { signal },
      ),
  })
  useRead(table.actor, columnQuery.Fields)
  useRefresh(table.actor, screen.refreshEvery)
  useWalk(screen, table.actor, fixed, span)
  useReturn(box, table.actor, screen.list)
  return { table, words, columns, further, visibleColumns, filterFields }
}
