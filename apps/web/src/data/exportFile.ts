import type { ExportFormat } from '@portal/machines'
import { EXPORT_DELIMITERS, EXPORT_FILES, minuteText, roundEuro } from '@portal/schemas'
import type { Formats } from '../texts/index.ts'

/** The content of a cell: a figure in the unit of its column, a moment, or words. */
export type CellValue = string | number | Date | undefined

/** A column of a file. */
export interface FileColumn<TRow> {
  /** Names the cell in JSON. */
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

/** Tells spreadsheets that the file is Unicode. */
const BYTE_ORDER_MARK = '\uFEFF'
const LINE_END = '\r\n'
/** First characters of a formula, and those that hide one. */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/
/** Digits with the signs of figures, dates and times: a spreadsheet drops zeros and digits, or makes a day of them. */
const FIGURE_LIKE = /^[\d.,:/\s-]*\d[\d.,:/\s-]*(e[+-]?\d+)?\s*%?$/i
/** The same as text and as what a spreadsheet makes of it: whole numbers of at most 15 digits, and days. */
const SAME_AS_TEXT = /^(0|[1-9]\d{0,14}|\d{4}-\d\d-\d\d)$/
/** Characters that would end a cell or a line, whichever delimiter a spreadsheet expects. */
const SPECIAL = /[",;|\r\n]/

/** True if a spreadsheet would change the text: run it as a formula, or read a number or a day. */
const isChanged = (text: string): boolean =>
  FORMULA.test(text) || (FIGURE_LIKE.test(text) && !SAME_AS_TEXT.test(text))

/** A text cell of a CSV file: an apostrophe keeps it text, quotes keep it whole. */
export const csvCell = (text: string): string => {
  const kept = isChanged(text) ? `'${text}` : text
  return SPECIAL.test(kept) ? `"${kept.replaceAll('"', '""')}"` : kept
}

/** At most the digits that a spreadsheet keeps, without the last ones of a fraction that is not exact (0.1 + 0.2). */
const figure = new Intl.NumberFormat('en', {
  maximumFractionDigits: 10,
  useGrouping: false,
  signDisplay: 'negative',
})

/** The decimal sign of the spreadsheets that expect the delimiter; the pipe leaves it to the language. */
const decimalSignOf = (
  format: keyof typeof EXPORT_DELIMITERS,
  { decimalSign }: Pick<Formats, 'decimalSign'>,
) => (format === 'pipe' ? decimalSign : format === 'comma' ? '.' : ',')

/** The cell of a row, undefined if it is missing or cannot be read. */
const cellOf = <TRow>({ unit, value }: FileColumn<TRow>, row: TRow): CellValue => {
  const cell = value?.(row)
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? undefined : cell
  if (typeof cell !== 'number') return cell
  if (!Number.isFinite(cell)) return undefined
  return unit === '€' ? roundEuro(cell) : cell
}

/** Lines of cells as RFC 4180 has them, with the delimiter that was chosen (S9). */
const toCsv = (lines: readonly (readonly string[])[], delimiter: string): string =>
  lines.map((cells) => cells.join(delimiter) + LINE_END).join('')

/** The rows of a table as a file: CSV for people, JSON for programs (S9). */
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
