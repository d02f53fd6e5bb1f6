// Columns of a list: the fields to request, the cells on screen and the values in a file.
import type { MetaField } from '@portal/schemas/contract'
import type { ReactNode } from 'react'
import { linkIn } from '../../data/records.ts'
import type { AnyRecord } from '../../services/readers/anyRecord.ts'
import type { DeclaredColumn } from '../lists/columns.tsx'
import { NO_VALUE } from '../lists/figures.ts'
import { FieldCell } from './FieldCell.tsx'
import { figureOf, writtenValue } from './fieldValue.ts'
import { columnKey, furtherFields } from './filterFields.ts'
import type { RecordColumn, RecordScreen } from './recordScreen.ts'
import type { RecordWords } from './useRecordWords.ts'

/**
 * Returns the query parameters of a list page: the fields that the columns and their cells need, if the server has
 * them.
 */
export const queryOfColumns = (
  { columns, links, looks, needs = [] }: RecordScreen,
  meta: readonly MetaField[],
  chosen: readonly string[] = [],
) => {
  const needed = [...columns.map(({ field }) => field), ...needs]
  needed.push(...meta.flatMap(({ Name }) => (chosen.includes(columnKey(Name, links)) ? [Name] : [])))
  if (Object.values(looks ?? {}).includes('status')) needed.push('LastHeartbeat', 'LastSeen')
  const fields = meta.filter(({ Name }) => needed.includes(Name))
  return {
    DataCategories: [...new Set(['BASIC', ...fields.map(({ Category }) => Category)])].join(','),
    Fields: ['Id', ...fields.map(({ Name }) => Name)].join(','),
  }
}

const NUMBERS: readonly MetaField['Type'][] = ['number', 'integer']

/**
 * Creates the column of a field with its declared options. In files, numbers and timestamps stay typed; other values
 * are text.
 */
const fieldColumn = (
  screen: RecordScreen,
  field: MetaField,
  words: RecordWords,
  { byId, ...place }: Omit<RecordColumn, 'field'>,
  cell: (content: ReactNode, record: AnyRecord) => ReactNode,
): DeclaredColumn<AnyRecord> => {
  const { Name, Type, EnumValues, IsSortable } = field
  const named = byId ? { ...screen, links: {} } : screen
  const column = {
    ...place,
    field: columnKey(Name, screen.links),
    header: { label: words.labelOf(Name) },
    isUnsorted: !IsSortable,
    cell: (record: AnyRecord) =>
      cell(<FieldCell screen={named} field={field} record={record} words={words} />, record),
  }
  if (NUMBERS.includes(Type) && !EnumValues) return { ...column, kind: figureOf(Name) }
  if (Type === 'date-time') return { ...column, kind: 'moment' }
  const written = (record: AnyRecord) => {
    const text =
      linkIn(record, named.links?.[Name])?.Description ?? writtenValue(Name, Type, record[Name], words)
    return text === NO_VALUE ? undefined : text
  }
  return { ...column, kind: 'text', words: written }
}

/** Returns the optional columns; on cards, which show no headers, their cells include the label. */
export const furtherColumns = (
  screen: RecordScreen,
  meta: readonly MetaField[],
  words: RecordWords,
): readonly DeclaredColumn<AnyRecord>[] =>
  furtherFields(meta, screen).map((field) =>
    fieldColumn(screen, field, words, { phone: 'detail' }, (content) => (
      <>
        <span className="rows:hidden">
          {words.labelOf(field.Name)}
          {words.colon}
        </span>
        {content}
      </>
    )),
  )

/** Returns the declared columns whose field the server has, except sensitive ones. */
export const columnsOf = (
  screen: RecordScreen,
  meta: readonly MetaField[],
  words: RecordWords,
): readonly DeclaredColumn<AnyRecord>[] =>
  screen.columns.flatMap(({ field: name, ...place }) => {
    const field = meta.find(({ Name }) => Name === name)
    if (!field || field.IsSensitive) return []
    return fieldColumn(screen, field, words, place, (content, record) =>
      place.phone === 'title' && (record[name] ?? '') === '' ? record.Id : content,
    )
  })
