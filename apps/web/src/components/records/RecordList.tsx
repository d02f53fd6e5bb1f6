import { selectTableRows } from '@portal/machines'
import type { Filter } from '@portal/schemas'
import type { MetaField } from '@portal/schemas/contract'
import { useSelector } from '@xstate/react'
import { type ReactNode, useRef } from 'react'
import { useI18n } from '../../app/context.ts'
import { entryOf } from '../../data/entry.ts'
import { useMeta } from '../../data/meta.ts'
import { type ListPeriod, queryOfSpan } from '../../data/period.ts'
import type { TableSource } from '../../data/table.ts'
import type { AnyRecord } from '../../services/readers/anyRecord.ts'
import { classes } from '../../ui/classes.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { IconTile } from '../../ui/IconTile.tsx'
import type { Column } from '../../ui/table.ts'
import { LoadingBlock } from '../LoadingBlock.tsx'
import { PeriodRows } from '../period/PeriodRows.tsx'
import { QueryView } from '../QueryView.tsx'
import { ScreenHeader } from '../ScreenHeader.tsx'
import { ServerTable } from '../TableView.tsx'
import { BulkWork } from './bulk/BulkWork.tsx'
import { type BulkAction, bulkActionsOf } from './bulk/bulkActions.ts'
import { selectColumn } from './bulk/SelectBox.tsx'
import { useSelection } from './bulk/useSelection.ts'
import { ListFacts } from './ListFacts.tsx'
import { CreateButton } from './NewRecord.tsx'
import { usePreview } from './preview.ts'
import { QuickViews } from './QuickViews.tsx'
import { RecordListViews } from './RecordListViews.tsx'
import { RecordPreview } from './RecordPreview.tsx'
import { RecordTotals } from './RecordTotals.tsx'
import type { RecordScreen } from './recordScreen.ts'
import { useRecordTable } from './useRecordTable.ts'
import { useRecordWords } from './useRecordWords.ts'

export interface RecordListProps {
  screen: RecordScreen
  actions?: ReactNode
  /** Bulk actions in addition to those derived from the screen's own actions. */
  bulk?: readonly BulkAction[]
  above?: ReactNode
  /** Content beside the table that shows the same rows, such as a map; undefined until they are loaded. */
  beside?: (rows: readonly AnyRecord[] | undefined) => ReactNode
}

/** List of a record class: columns as declared; filters, operators, values and order from `meta` (S7). */
export const RecordList = ({ screen, actions, bulk, above, beside }: RecordListProps) => {
  const { t } = useI18n()
  return (
    <>
      <ScreenHeader
        title={t(screen.title as 'shell.network')}
        actions={
          <>
            {actions}
            {screen.creates && <CreateButton creates={screen.creates} />}
          </>
        }
        {...(screen.facts && { context: <ListFacts screen={screen} /> })}
      />
      {above}
      <RecordTable screen={screen} bulk={bulk} beside={beside} />
    </>
  )
}

export interface RecordTableProps {
  screen: RecordScreen
  /** Fixed conditions of a table that is part of another screen. Such a table has no quick or saved views. */
  fixed?: readonly Filter[]
  /** Values of the search parameter `view` that the screen reserves. */
  ownViews?: readonly string[]
  /** Empty state that replaces the default one, for example for a search. */
  none?: ReactNode
  bulk?: RecordListProps['bulk'] | undefined
  beside?: RecordListProps['beside'] | undefined
}

/** List without a header and with additional conditions, as part of a screen. */
export const RecordTable = ({ screen, fixed = [], ownViews = [], none, bulk, beside }: RecordTableProps) => {
  const { t } = useI18n()
  const meta = useMeta(screen.routes.meta)
  return (
    <div className="wide">
      <QueryView
        entry={entryOf(meta)}
        loading={<LoadingBlock className="h-96" />}
        failed={t('record.failed')}
      >
        {(fields) => (
          <DatedRows
            screen={screen}
            meta={fields}
            fixed={fixed}
            ownViews={ownViews}
            none={none}
            bulk={bulk}
            beside={beside}
          />
        )}
      </QueryView>
    </div>
  )
}

/** Rows, with a period selection above them if `meta` marks the date that it limits. */
const DatedRows = (props: Omit<RowsProps, 'period'>) => {
  const { labelOf } = useRecordWords(props.meta)
  const date = props.meta.find(({ IsPeriod }) => IsPeriod)
  if (!date) return <Rows {...props} period={undefined} />
  return <PeriodRows date={labelOf(date.Name)}>{(period) => <Rows {...props} period={period} />}</PeriodRows>
}

/** Marks the previewed row in its title column, even while the focus is elsewhere. */
const marking = (column: Column<AnyRecord>, previewed: string | undefined): Column<AnyRecord> =>
  column.phone === 'title' && previewed !== undefined
    ? {
        ...column,
        cell: (record) =>
          record.Id === previewed ? (
            <span aria-current className="row-shown">
              {column.cell(record)}
            </span>
          ) : (
            column.cell(record)
          ),
      }
    : column

interface RowsProps {
  screen: RecordScreen
  meta: readonly MetaField[]
  fixed: readonly Filter[]
  ownViews: readonly string[]
  none: ReactNode
  bulk: RecordListProps['bulk'] | undefined
  beside: RecordListProps['beside'] | undefined
  /** Undefined if the records have no timestamp to filter by. */
  period: ListPeriod | undefined
}

const Rows = ({ screen, meta, fixed, ownViews, none, bulk, beside, period }: RowsProps) => {
  const { t } = useI18n()
  const box = useRef<HTMLDivElement>(null)
  const hasViews = fixed.length === 0
  const conditions = [...(screen.fixed ?? []), ...fixed]
  const { table, words, columns, further, visibleColumns, filterFields } = useRecordTable(
    box,
    screen,
    meta,
    conditions,
    queryOfSpan(period?.span),
    hasViews,
  )
  const actions = bulkActionsOf(screen, bulk)
  const [selection, select] = useSelection(box, table.actor, conditions, actions.length > 0)
  const preview = usePreview(box, table.actor, screen.path)
  const nameOf = (record: AnyRecord) => String(record[screen.titleField ?? 'Description'] ?? '') || record.Id
  const title = t(screen.title as 'shell.network')
  const rows = (
    <ServerTable
      {...(actions.length > 0 && { leading: selectColumn(selection, select, nameOf) })}
      table={table}
      caption={title}
      storageKey={screen.list}
      columns={columns.map((column) => marking(column, preview.id))}
      further={further}
      rowKey={({ Id }) => Id}
      rowHref={({ Id }) => screen.path(Id)}
      filterFields={filterFields}
      failedTitle={t('record.failed')}
      period={period}
      empty={
        none ?? (
          <EmptyState
            level={2}
            picture={<IconTile icon={screen.icon} tone="off" />}
            title={t('record.empty.title')}
          >
            {t('record.empty.text')}
          </EmptyState>
        )
      }
    />
  )
  const list = (
    <div ref={box}>
      {hasViews && (
        <div className="mb-3 flex flex-wrap items-start gap-x-4 gap-y-2">
          {screen.quick && (
            <QuickViews
              screen={screen}
              views={screen.quick}
              fixed={screen.fixed ?? []}
              span={queryOfSpan(period?.span)}
              words={words}
            />
          )}
          <RecordListViews list={screen.list} title={title} reserved={ownViews} />
        </div>
      )}
      {screen.totals && (
        <RecordTotals
          totals={screen.totals}
          table={table}
          fixed={conditions}
          span={queryOfSpan(period?.span)}
        />
      )}
      {rows}
      {actions.length > 0 && (
        <BulkWork
          screen={screen}
          table={table.actor}
          fixed={conditions}
          span={queryOfSpan(period?.span)}
          selection={selection}
          select={select}
          actions={actions}
          nameOf={nameOf}
          exported={{
            title,
            columns: visibleColumns,
            readPage: table.readPage,
          }}
        />
      )}
    </div>
  )
  return (
    <div
      className={classes(
        'grid grid-cols-[minmax(0,1fr)] gap-4',
        preview.id !== undefined
          ? 'min-[100rem]:grid-cols-[minmax(0,1fr)_30rem]'
          : beside && '2xl:grid-cols-[minmax(0,1fr)_24rem]',
      )}
    >
      <div className="min-w-0">{list}</div>
      {beside && !(preview.id !== undefined && preview.isBeside) && <Beside table={table} beside={beside} />}
      {preview.id !== undefined && (
        <RecordPreview
          key={preview.id}
          screen={screen}
          meta={meta}
          id={preview.id}
          isBeside={preview.isBeside}
          onClose={() => preview.show(undefined)}
        />
      )}
    </div>
  )
}

const Beside = ({
  table,
  beside,
}: { table: TableSource<AnyRecord> } & Pick<Required<RecordListProps>, 'beside'>) =>
  beside(useSelector(table.actor, (snapshot) => selectTableRows<AnyRecord>(snapshot)))
