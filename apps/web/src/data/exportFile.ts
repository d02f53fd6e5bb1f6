import type { ExportFormat } from '@portal/machines'
import { EXPORT_DELIMITERS, EXPORT_FILES, minuteText, roundEuro } from '@portal/schemas'
import type { Formats } from '../texts/index.ts'

/** Content of a cell: a number in the unit of its column, a time or a text. */
export type CellValue = string | number | Date | undefined

export interface FileColumn<TRow> {
  /** Property name in JSON. */
  readonly key: string
  readonly header: string
  /** Unit of a number, such as 'kWh'. Amounts in '€' are rounded to the cent, as on screen. */
  readonly unit?: string | undefined
  readonly value?: (row: TRow) => CellValue
}

export interface ExportedFile {
  readonly name: string
  readonly type: string
  readonly text: string
}

/** Marks the file as UTF-8 for spreadsheets. */
const BYTE_ORDER_MARK = '\uFEFF'
const LINE_END = '\r\n'
/** Characters that start a formula or hide one. */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/
/**
 * Digits and the separators of numbers, dates and times. A spreadsheet would drop leading zeros and excess digits, or
 * convert the text to a date.
 */
const FIGURE_LIKE = /^[\d.,:/\s-]*\d[\d.,:/\s-]*(e[+-]?\d+)?\s*%?$/i
/** Texts that a spreadsheet does not change: integers of at most 15 digits without leading zeros, and ISO dates. */
const SAME_AS_TEXT = /^(0|[1-9]\d{0,14}|\d{4}-\d\d-\d\d)$/
/** Characters to quote whatever the delimiter, because a spreadsheet may expect another one. */
const SPECIAL = /[",;|\r\n]/

/** True if a spreadsheet would change the text: run it as a formula, or convert it to a number or a date. */
const isChanged = (text: string): boolean =>
  FORMULA.test(text) || (FIGURE_LIKE.test(text) && !SAME_AS_TEXT.test(text))

/** Formats a text cell of a CSV file. The apostrophe forces text; quotes escape special characters. */
export const csvCell = (text: string): string => {
  const safe = isChanged(text) ? `'${text}` : text
  return SPECIAL.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Rounds to ten decimals, which removes floating-point noise (0.1 + 0.2). */
const figure = new Intl.NumberFormat('en', {
  maximumFractionDigits: 10,
  useGrouping: false,
  signDisplay: 'negative',
})

/** Returns the decimal sign that spreadsheets expect with the delimiter; with the pipe, the sign of the language. */
const decimalSignOf = (
  format: keyof typeof EXPORT_DELIMITERS,
  { decimalSign }: Pick<Formats, 'decimalSign'>,
) => (format === 'pipe' ? decimalSign : format === 'comma' ? '.' : ',')

/** Returns the cell of a row; undefined if it is missing or invalid. */
const cellOf = <TRow>({ unit, value }: FileColumn<TRow>, row: TRow): CellValue => {
  const cell = value?.(row)
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? undefined : cell
  if (typeof cell !== 'number') return cell
  if (!Number.isFinite(cell)) return undefined
  return unit === '€' ? roundEuro(cell) : cell
}

/** Joins cells to lines as in RFC 4180, with the chosen delimiter (S9). */
const toCsv = (lines: readonly (readonly string[])[], delimiter: string): string =>
  lines.map((cells) => cells.join(delimiter) + LINE_END).join('')

/** Formats the rows of a table as a file: CSV for people, JSON for programs (S9). */
export const exportFile = <TRow>(
  columns: readonly FileColumn<TRow>[],
  rows: readonly TRow[],
  format: ExportFormat,
  formats: Pick<Formats, 'decimalSign'>,
): ExportedFile => {
  if (format === 'json') {
    const records = rows.map((row) =>
      Object.fromEntries(columns.map((column) => [column.key, cellOf(column, row) ?? null])),
    )
    return {
      name: EXPORT_FILES.json,
      type: 'application/json',
      text: `${JSON.stringify(records, undefined, 2)}\n`,
    }
  }
  const decimalSign = decimalSignOf(format, formats)
  const written = (cell: CellValue): string => {
    if (cell === undefined) return ''
    if (cell instanceof Date) return minuteText(cell.getTime())
    return typeof cell === 'number' ? figure.format(cell).replace('.', decimalSign) : csvCell(cell)
  }
  const lines = [
    columns.map(({ header, unit }) => csvCell(unit === undefined ? header : `${header} (${unit})`)),
    ...rows.map((row) => columns.map((column) => written(cellOf(column, row)))),
  ]
  return {
    name: EXPORT_FILES.csv,
    type: 'text/csv;charset=utf-8',
    text: BYTE_ORDER_MARK + toCsv(lines, EXPORT_DELIMITERS[format]),
  }
}
