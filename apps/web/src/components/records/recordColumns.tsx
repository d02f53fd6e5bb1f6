// Columns of a list: the fields to request, the cells on screen and the values in a file.
import type { MetaField } from '@portal/schemas/contract'
import { linkIn } from '../../data/records.ts'
import type { AnyRecord } from '../../services/readers/anyRecord.ts'
import type { Column } from '../../ui/table.ts'
import { FIGURES, figureLook, NO_VALUE } from '../lists/figures.ts'
import { KINDS } from '../lists/kinds.tsx'
import { FieldCell } from './FieldCell.tsx'
import { figureOf, writtenValue } from './fieldValue.ts'
import { columnKey, furtherFields } from './filterFields.ts'
import type { RecordScreen } from './recordScreen.ts'
import type { RecordWords } from './useRecordWords.ts'

/** Query parameters of a list page: fields of the columns and of their cells, limited to those the server has. */
export const askedFor = (
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

/** Value in a file: numbers and timestamps stay typed, everything else is text. */
const inFile = (screen: RecordScreen, field: MetaField, record: AnyRecord, words: RecordWords) => {
  const { Name, Type } = field
  const value = record[Name]
  if (typeof value === 'number' && Type !== 'enum' && !field.EnumValues)
    return FIGURES[figureOf(Name)].inFile(value)
  if (Type === 'date-time' && typeof value === 'string') return KINDS.moment.inFile(value)
  const text = linkIn(record, screen.links?.[Name])?.Description ?? writtenValue(Name, Type, value, words)
  return text === NO_VALUE ? undefined : text
}

const NUMBERS: readonly MetaField['Type'][] = ['number', 'integer']

/** Part of a column that follows from its field. */
const columnOf = (screen: RecordScreen, field: MetaField, words: RecordWords): Column<AnyRecord> => ({
  key: columnKey(field.Name, screen.links),
  header: words.labelOf(field.Name),
  sortable: field.IsSortable,
  ...(NUMBERS.includes(field.Type) && !field.EnumValues && figureLook(figureOf(field.Name))),
  value: (record) => inFile(screen, field, record, words),
  cell: (record) => <FieldCell screen={screen} field={field} record={record} words={words} />,
})

/** Optional columns; on cards, which have no headers, they include their label. */
export const furtherColumns = (
  screen: RecordScreen,
  meta: readonly MetaField[],
  words: RecordWords,
): readonly Column<AnyRecord>[] =>
  furtherFields(meta, screen).map((field) => ({
    ...columnOf(screen, field, words),
    phone: 'detail',
    cell: (record) => (
      <>
        <span className="rows:hidden">{words.labelOf(field.Name)}: </span>
        <FieldCell screen={screen} field={field} record={record} words={words} />
      </>
    ),
  }))

/** Screen without links, so that cells show ids instead of names. */
const withoutNames = (screen: RecordScreen): RecordScreen => ({ ...screen, links: {} })

/** Declared columns of fields that the server has, except sensitive ones. */
export const columnsOf = (
  screen: RecordScreen,
  meta: readonly MetaField[],
  words: RecordWords,
): readonly Column<AnyRecord>[] =>
  screen.columns.flatMap(({ field: name, byId, ...place }): Column<AnyRecord>[] => {
    const field = meta.find(({ Name }) => Name === name)
    if (!field || field.IsSensitive) return []
    const told = byId ? withoutNames(screen) : screen
    return [
      {
        ...place,
        ...columnOf(told, field, words),
        key: columnKey(name, screen.links),
        cell: (record) =>
          place.phone === 'title' && (record[name] ?? '') === '' ? (
            record.Id
          ) : (
            <FieldCell screen={told} field={field} record={record} words={words} />
          ),
      },
    ]
  })
