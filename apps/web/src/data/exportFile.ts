import type { ExportFormat } from '@portal/machines'
import { EXPORT_DELIMITERS, EXPORT_FILES } from '@portal/schemas'

/** What a cell says without its looks: a figure in the unit of its column, a moment, or words. */
export type CellValue = string | number | Date | undefined

/** A column as a file has it. */
export interface FileColumn<TRow> {
  /** Names the cell in JSON. */
  readonly key: string
  readonly header: string
  /** Of figures: 'kWh'. */
  readonly unit?: string
  readonly value?: (row: TRow) => CellValue
}

/** How the language on screen writes what has no words. */
export interface CellFormats {
  readonly plain: (value: number) => string
  readonly dateTime: (at: number) => string
}

export interface ExportedFile {
  readonly name: string
  readonly type: string
  readonly text: string
}

/** Tells spreadsheets that the file is Unicode. */
const BYTE_ORDER_MARK = '\uFEFF'
const LINE_END = '\r\n'
/** Beginnings that a spreadsheet takes for a formula, or that hide one. */
const FORMULA = /^[=+\-@\t\r\n]/
/** Characters that would end a cell or a line, whichever separator a spreadsheet expects. */
const SPECIAL = /[",;|\r\n]/

/** A cell of a CSV file: harmless where it looks like a formula, quoted where it needs to be. */
export const csvCell = (text: string): string => {
  const harmless = FORMULA.test(text) ? `'${text}` : text
  return SPECIAL.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** Lines of cells as RFC 4180 has them, with the separator that was chosen (S9). */
export const toCsv = (lines: readonly (readonly string[])[], separator: string): string =>
  lines.map((cells) => cells.map(csvCell).join(separator) + LINE_END).join('')

const isKnown = (value: CellValue): value is string | number | Date =>
  value !== undefined && !(typeof value !== 'string' && Number.isNaN(Number(value)))

const inWords = (value: CellValue, { plain, dateTime }: CellFormats): string => {
  if (!isKnown(value)) return ''
  if (value instanceof Date) return dateTime(value.getTime())
  return typeof value === 'number' ? plain(value) : value
}

/** The rows of a table as a file: CSV for people, JSON for programs (S9). */
export const exportFile = <TRow>(
  columns: readonly FileColumn<TRow>[],
  rows: readonly TRow[],
  format: ExportFormat,
  formats: CellFormats,
): ExportedFile => {
  if (format === 'json') {
    const records = rows.map((row) =>
      Object.fromEntries(
        columns.map(({ key, value }) => {
          const cell = value?.(row)
          return [key, isKnown(cell) ? cell : null]
        }),
      ),
    )
    return {
      name: EXPORT_FILES.json,
      type: 'application/json',
      text: `${JSON.stringify(records, undefined, 2)}\n`,
    }
  }
  const lines = [
    columns.map(({ header, unit }) => (unit === undefined ? header : `${header} (${unit})`)),
    ...rows.map((row) => columns.map(({ value }) => inWords(value?.(row), formats))),
  ]
  return {
    name: EXPORT_FILES.csv,
    type: 'text/csv;charset=utf-8',
    text: BYTE_ORDER_MARK + toCsv(lines, EXPORT_DELIMITERS[format]),
  }
}
