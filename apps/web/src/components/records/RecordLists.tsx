import type { RecordFields } from '@portal/machines'
import type { MetaField } from '@portal/schemas/contract'
import { type ComponentType, type CSSProperties, useId } from 'react'
import { useI18n } from '../../app/context.ts'
import { rowsIn, valueIn } from '../../data/records.ts'
import { Card } from '../../ui/Card.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { KeyValue } from '../../ui/KeyValue.tsx'
import { isAnyStatus } from '../../ui/statusLook.ts'
import { ChargerBadge } from '../ChargerBadge.tsx'
import { SkippedRecords } from '../SkippedRecords.tsx'
import { columnsIn, isOfFigures, nestedFields } from './fieldGroups.ts'
import { writtenValue } from './fieldValue.ts'
import type { RecordScreen } from './recordScreen.ts'
import type { RecordWords } from './useRecordWords.ts'

/** Maximum number of rows, because a record may have thousands of cards or messages. */
const MOST = 25

export interface RecordListsProps {
  meta: readonly MetaField[]
  record: RecordFields
  words: RecordWords
  without?: readonly string[] | undefined
  cells?: RecordScreen['cells']
}

/** Nested values of a record: lists (price lines, messages, connectors) and objects with many fields. */
export const RecordLists = ({ meta, record, words, without = [], cells = {} }: RecordListsProps) => (
  <div className="mt-4 grid gap-5">
    {nestedFields(
      meta.filter(({ Name }) => !without.includes(Name)),
      record,
    ).map(({ name, value }) =>
      rowsIn(value).length > 0 ? (
        <Table key={name} name={name} rows={rowsIn(value)} words={words} cells={cells} />
      ) : (
        <Card
          key={name}
          title={words.labelOf(name)}
          {...(Array.isArray(value) && { note: words.formats.count(value.length) })}
          padded={false}
          className="@container"
        >
          {Array.isArray(value) ? (
            <Values name={name} values={value} words={words} cell={cells[name]} />
          ) : (
            <Parts whole={value} words={words} />
          )}
        </Card>
      ),
    )}
  </div>
)

const Parts = ({ whole, words }: { whole: object; words: RecordWords }) => (
  <DescriptionList inColumns>
    {Object.entries(whole).map(([part, content]) => (
      <KeyValue key={part} name={words.labelOf(part)}>
        {writtenValue(part, undefined, content, words)}
      </KeyValue>
    ))}
  </DescriptionList>
)

interface ValuesProps {
  name: string
  values: readonly unknown[]
  words: RecordWords
  cell: ComponentType<{ value: unknown }> | undefined
}

const Values = ({ name, values, words, cell: Own }: ValuesProps) => (
  <>
    <ul className="flex flex-wrap gap-x-4 gap-y-1.5 px-4.5 pb-4 text-sm tabular-nums">
      {values.slice(0, MOST).map((value) => {
        const text = writtenValue(name, undefined, value, words)
        return <li key={text}>{Own ? <Own value={value} /> : text}</li>
      })}
    </ul>
    <More count={values.length - MOST} />
  </>
)

const More = ({ count }: { count: number }) => {
  const { t } = useI18n()
  return count > 0 ? <p className="px-4.5 py-3 text-sm text-ink-3">{t('record.more', { count })}</p> : null
}

interface TableProps {
  name: string
  rows: readonly object[]
  words: RecordWords
  cells: NonNullable<RecordScreen['cells']>
}

/** Maximum table width per column, because a row with few columns is hard to follow across a wide window. */
const COLUMN_REM = 18

const Table = ({ name, rows, words, cells }: TableProps) => {
  const id = useId()
  const columns = columnsIn(rows)
  return (
    <section
      aria-labelledby={id}
      className="min-w-0 2xl:max-w-(--most)"
      style={{ '--most': `${columns.length * COLUMN_REM}rem` } as CSSProperties}
    >
      <h2 id={id} className="mb-2 text-base font-semibold tracking-[-0.01em]">
        {words.labelOf(name)}{' '}
        <span className="text-xs font-regular text-ink-3 tabular-nums">
          {words.formats.count(rows.length)}
        </span>
      </h2>
      <DataTable<ListedRow>
        caption={words.labelOf(name)}
        rows={rows.slice(0, MOST).map((row, index) => ({ row, key: String(index) }))}
        rowKey={({ key }) => key}
        columns={columns.map((column, index) => ({
          key: column,
          header: words.labelOf(column),
          phone: index === 0 ? ('title' as const) : ('detail' as const),
          ...(isOfFigures(rows, column) && { align: 'end' as const }),
          cell: ({ row }) => (
            <Cell column={column} value={valueIn(row, column)} words={words} own={cells[column]} />
          ),
        }))}
      />
      <More count={rows.length - MOST} />
      <SkippedRecords answer={rows} />
    </section>
  )
}

interface ListedRow {
  readonly row: object
  readonly key: string
}

interface CellProps {
  column: string
  value: unknown
  words: RecordWords
  own: ComponentType<{ value: unknown }> | undefined
}

const Cell = ({ column, value, words, own: Own }: CellProps) =>
  isAnyStatus(value) && !value.startsWith('OFFLINE_') && column === 'Status' ? (
    <ChargerBadge status={value} />
  ) : (
    // Repeats the column header, which is hidden on a phone.
    <>
      <span className="text-ink-3 sm:hidden">
        {words.labelOf(column)}
        {words.colon}
      </span>
      <span className="sm:whitespace-nowrap">
        {Own ? <Own value={value} /> : writtenValue(column, undefined, value, words)}
      </span>
    </>
  )
