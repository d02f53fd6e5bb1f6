import { asPrintedNumber, hasCheckDigit } from '@portal/schemas'
import type { Token } from '@portal/schemas/contract'
import { type CsvRecord, csvRecords } from './csv.ts'

/** Maximum number of lines in a file, including the header. */
export const MAX_LINES = 100_000

export type RowProblem =
  | 'columns'
  | 'tooLong'
  | 'cells'
  | 'noNumber'
  | 'number'
  | 'digit'
  | 'uid'
  | 'description'
  | 'customer'
  | 'status'
  | 'repeated'
  | 'exists'

/** A card of the file, or a line that cannot be imported. */
export interface ImportRow {
  readonly line: number
  readonly number: string
  readonly uid: string
  readonly description: string
  /** Id or name of the customer. */
  readonly customer: string
  readonly state: Token['State'] | undefined
  /** Id of the customer; undefined until the check finds it. */
  readonly relation: string | undefined
  readonly problem: RowProblem | undefined
}

/** Column names in all languages of the portal. */
const COLUMNS = {
  number: ['number', 'card number', 'numéro', 'numéro de carte', 'nummer', 'laadkaartnummer'],
  uid: ['uid', 'printed number', 'numéro imprimé', 'gedrukt nummer'],
  description: ['description', 'beschrijving', 'omschrijving'],
  customer: ['customer', 'client', 'klant'],
  status: ['status', 'statut'],
} as const
type ColumnName = keyof typeof COLUMNS

const STATES: readonly Token['State'][] = ['ACTIVE', 'INACTIVE', 'BLOCKED', 'LOST', 'ORDERED']
const MAX_UID = 40
const MAX_DESCRIPTION = 255
const CARD_NUMBER = /^BEBCA(\d{6})(\d)$/

/**
 * Returns the index of each column. Returns undefined if the customer or both the number and UID are missing, or if a
 * column occurs twice.
 */
const columnsOf = ({ cells }: CsvRecord): Readonly<Partial<Record<ColumnName, number>>> | undefined => {
  const names = Object.keys(COLUMNS) as readonly ColumnName[]
  const found = cells.map((cell) =>
    names.find((name) => COLUMNS[name].some((each) => each === cell.toLowerCase())),
  )
  const columnNames = found.filter((name) => name !== undefined)
  const columns = Object.fromEntries(columnNames.map((name) => [name, found.indexOf(name)]))
  const isWhole = columns['customer'] !== undefined && (columns['number'] ?? columns['uid']) !== undefined
  return isWhole && new Set(columnNames).size === columnNames.length ? columns : undefined
}

const EMPTY = {
  number: '',
  uid: '',
  description: '',
  customer: '',
  state: undefined,
  relation: undefined,
}

/** Returns the number in the server's format; undefined if the text is not a card number. */
const numberOf = (text: string): string | undefined => {
  const [, body, digit] = CARD_NUMBER.exec(asPrintedNumber(text)) ?? []
  return body && digit && `BE-BCA-${body}-${digit}`
}

/** Parses the cards of a CSV file lazily, so the caller can pause. Validates each line without a request. */
export function* importRows(text: string): Generator<ImportRow> {
  let columns: ReturnType<typeof columnsOf>
  let width = 0
  const seen = new Set<string>()
  for (const record of csvRecords(text)) {
    const { line, cells } = record
    if (!columns) {
      columns = columnsOf(record)
      width = cells.length
      if (columns) continue
      yield { ...EMPTY, line, problem: 'columns' }
      return
    }
    if (line > MAX_LINES) {
      yield { ...EMPTY, line, problem: 'tooLong' }
      return
    }
    const at = columns
    const textOf = (name: ColumnName) => cells[at[name] ?? -1] ?? ''
    const number = numberOf(textOf('number'))
    const row = {
      ...EMPTY,
      line,
      number: number ?? textOf('number'),
      uid: asPrintedNumber(textOf('uid')),
      description: textOf('description'),
      customer: textOf('customer'),
      state: STATES.find((state) => state === textOf('status').toUpperCase()),
    }
    const keys = [row.number && `number ${row.number}`, row.uid && `uid ${row.uid}`].filter(Boolean)
    const problem = (): RowProblem | undefined => {
      if (cells.length !== width) return 'cells'
      if (keys.length === 0) return 'noNumber'
      if (row.number !== '' && number === undefined) return 'number'
      if (number !== undefined && !hasCheckDigit(number)) return 'digit'
      if (row.uid.length > MAX_UID) return 'uid'
      if (row.description.length > MAX_DESCRIPTION) return 'description'
      if (row.customer === '') return 'customer'
      if (row.state === undefined && textOf('status') !== '') return 'status'
      return keys.some((key) => seen.has(key)) ? 'repeated' : undefined
    }
    yield { ...row, problem: problem() }
    for (const key of keys) seen.add(key)
  }
  if (!columns) yield { ...EMPTY, line: 1, problem: 'columns' }
}
