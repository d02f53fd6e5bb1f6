// Builds the columns of a list from their declarations.
import type { AnyStatus } from '@portal/schemas'
import type { ReactNode } from 'react'
import type { CellValue } from '../../data/exportFile.ts'
import { linkIn, valueIn } from '../../data/records.ts'
import type { EnumValue } from '../../services/readers/read.ts'
import type { Formats, TextKey, Translate } from '../../texts/index.ts'
import type { Column } from '../../ui/table.ts'
import { ChargerBadge } from '../ChargerBadge.tsx'
import { statusWord } from '../statusWord.ts'
import { FIGURES, type FigureKind, isFigure } from './figures.ts'
import { KINDS, type TextKind } from './kinds.tsx'
import { ValueBadge, type ValueBadges, type ValueLabels, wordOf } from './valueLooks.tsx'

export interface ColumnWords {
  readonly t: Translate
  readonly formats: Formats
}

/** Names of the row fields that hold this type. */
type FieldOf<Row, Value> = {
  [Name in keyof Row]-?: Row[Name] extends Value ? Name : never
}[keyof Row] &
  string

type Source<Row, Value> =
  | { readonly field: FieldOf<Row, Value>; readonly value?: undefined }
  | { readonly field: string; readonly value: (row: Row) => Value }

/** Kinds of columns, each with the data it needs to render. */
type KindOf<Row> =
  | ({ readonly kind: TextKind; readonly words?: undefined } & Source<Row, string | undefined>)
  /** Localized text, which only the server can sort by. */
  | {
      readonly kind: 'text'
      readonly field: string
      readonly words: (row: Row, words: ColumnWords) => string | undefined
      readonly value?: undefined
    }
  | ({ readonly kind: FigureKind } & Source<Row, number | undefined>)
  /** Field of a row whose field types are unknown. */
  | {
      readonly kind: TextKind | FigureKind
      readonly field: unknown extends Row[keyof Row] ? string : never
      readonly words?: undefined
      readonly value?: undefined
    }
  | ({ readonly kind: 'word'; readonly values: ValueLabels } & Source<Row, string>)
  | ({ readonly kind: 'badge'; readonly values: ValueBadges } & Source<Row, string>)
  /** Status of S4; an offline status shows when the charger was last seen. */
  | ({
      readonly kind: 'status'
      readonly lastSeen: (row: Row) => string | undefined
      readonly values?: ValueLabels
    } & Source<Row, EnumValue<AnyStatus>>)
  /** Name of the record that `Links` (S7) holds under `field`. */
  | { readonly kind: 'link'; readonly field: string; readonly value?: undefined }

/** Declaration of a column. Its field is the server's order field. */
export type DeclaredColumn<Row> = KindOf<Row> & {
  /** Text key, or the label of a field that only `meta` knows. */
  readonly header: TextKey | { readonly label: string }
  readonly isUnsorted?: boolean
  /** Sort value for local rows, if it differs from the cell value. */
  readonly order?: (row: Row) => string | number
  /** Custom cell; exported files still contain the plain value. */
  readonly cell?: (row: Row, words: ColumnWords) => ReactNode
} & Pick<Column<Row>, 'align' | 'phone' | 'priority' | 'quiet' | 'roomy' | 'sensitive'>

interface Written<Row> {
  readonly onScreen: (value: unknown, row: Row) => ReactNode
  readonly inFile: (value: unknown, row: Row) => CellValue
}

const writtenBy = <Row,>(column: DeclaredColumn<Row>, { t, formats }: ColumnWords): Written<Row> => {
  if (column.kind === 'word' || column.kind === 'badge') {
    const { kind, values } = column
    const word = (value: unknown) => wordOf(t, values, String(value))
    if (kind === 'word') return { onScreen: word, inFile: word }
    return { onScreen: (value) => <ValueBadge values={values} value={String(value)} />, inFile: word }
  }
  if (column.kind === 'status') {
    const { lastSeen } = column
    return {
      onScreen: (value, row) => (
        <ChargerBadge status={value as EnumValue<AnyStatus>} lastSeen={lastSeen(row)} />
      ),
      inFile: (value, row) => statusWord(t, formats, value as EnumValue<AnyStatus>, lastSeen(row)),
    }
  }
  const { onScreen, inFile } = KINDS[column.kind === 'link' ? 'text' : column.kind]
  return { onScreen: (value) => onScreen(value, formats), inFile }
}

/** Returns the raw value of a cell, before formatting. */
export const valueOf = <Row extends object>(column: DeclaredColumn<Row>, row: Row): unknown => {
  if (column.value) return column.value(row)
  return column.kind === 'link' ? linkIn(row, column.field)?.Description : valueIn(row, column.field)
}

export const headerOf = (header: DeclaredColumn<object>['header'], t: Translate): string =>
  typeof header === 'string' ? t(header as 'table.field') : header.label

const columnOf = <Row extends object>(column: DeclaredColumn<Row>, words: ColumnWords): Column<Row> => {
  const { kind, field, header, isUnsorted, order: _order, cell, ...place } = column
  const { onScreen, inFile } = writtenBy(column, words)
  const contentOf = (row: Row) =>
    column.kind === 'text' && column.words ? column.words(row, words) : valueOf(column, row)
  return {
    ...place,
    ...(isFigure(kind) && { align: 'end', unit: FIGURES[kind].unit }),
    key: field,
    header: headerOf(header, words.t),
    sortable: !isUnsorted,
    value: (row) => inFile(contentOf(row), row),
    cell: (row) => (cell ? cell(row, words) : onScreen(contentOf(row), row)),
  }
}

export const listColumns = <Row extends object>(
  columns: readonly DeclaredColumn<Row>[],
  words: ColumnWords,
): readonly Column<Row>[] => columns.map((column) => columnOf(column, words))

export const listSortFields = <Row,>(columns: readonly DeclaredColumn<Row>[]): readonly string[] =>
  columns.filter(({ isUnsorted }) => !isUnsorted).map(({ field }) => field)
