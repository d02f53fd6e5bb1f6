const BYTE_ORDER_MARKS: readonly (readonly [encoding: string, bytes: readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]

/**
 * Decodes a file by its byte order mark. Without one, tries UTF-8, then falls back to Windows-1252, which older
 * spreadsheets use.
 */
export const decodeCsv = (bytes: Uint8Array): string => {
  const marked = BYTE_ORDER_MARKS.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte))
  if (marked) return new TextDecoder(marked[0]).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const DELIMITERS = [';', ',', '\t', '|'] as const

/** Returns the most frequent delimiter of the header. */
const delimiterOf = (text: string): string => {
  const header = text.slice(0, Math.max(0, text.search(/[\r\n]|$/)))
  const countOf = (delimiter: string) => header.split(delimiter).length
  return DELIMITERS.reduce<string>((best, next) => (countOf(next) > countOf(best) ? next : best), ';')
}

export interface CsvRecord {
  /** Line on which the record starts, counted from 1. */
  readonly line: number
  readonly cells: readonly string[]
}

/** Trims a cell and drops the apostrophe that marks text in an exported file. */
const cellOf = (text: string): string => text.trim().replace(/^'/, '')

/**
 * Splits a CSV file into records and skips empty ones. A quoted cell may contain delimiters, quotes and line breaks.
 */
export function* csvRecords(text: string): Generator<CsvRecord> {
  const delimiter = delimiterOf(text)
  const part = new RegExp(`"((?:[^"]|"")*)"|([^"\\r\\n${delimiter === '|' ? '\\|' : delimiter}]+)`, 'y')
  let [line, begun, cell] = [1, 1, '']
  let cells: string[] = []
  const end = (): CsvRecord | undefined => {
    const record = { line: begun, cells: [...cells, cellOf(cell)] }
    cells = []
    cell = ''
    return record.cells.some((each) => each !== '') ? record : undefined
  }
  for (let at = 0; at < text.length; ) {
    part.lastIndex = at
    const found = part.exec(text)
    if (found) {
      const [whole, quoted, plain = ''] = found
      cell += quoted === undefined ? plain : quoted.replaceAll('""', '"')
      line += quoted?.match(/\r\n|[\r\n]/g)?.length ?? 0
      at += whole.length
      continue
    }
    const sign = text[at]
    at += 1
    if (sign === delimiter) {
      cells.push(cellOf(cell))
      cell = ''
    } else if (sign === '\r' || sign === '\n') {
      if (sign === '\r' && text[at] === '\n') at += 1
      const record = end()
      line += 1
      begun = line
      if (record) yield record
    } else cell += sign ?? ''
  }
  const last = end()
  if (last) yield last
}
