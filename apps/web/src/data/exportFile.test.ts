import type { ExportFormat } from '@portal/machines'
import { EXPORT_DELIMITERS, type Language } from '@portal/schemas'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createFormats } from '../texts/index.ts'
import { type CellValue, csvCell, exportFile, type FileColumn } from './exportFile.ts'

const FORMATS = ['comma', 'semicolon', 'pipe'] as const

/** Parses CSV character by character, as a spreadsheet does. */
const readCsv = (text: string, separator: string): string[][] => {
  const lines: string[][] = []
  let line: string[] = []
  let cell = ''
  let isQuoted = false
  for (let at = 0; at < text.length; at += 1) {
    const one = text[at] ?? ''
    if (isQuoted) {
      if (one !== '"') cell += one
      else if (text[at + 1] === '"') {
        cell += '"'
        at += 1
      } else isQuoted = false
    } else if (one === '"') isQuoted = true
    else if (one === separator) {
      line.push(cell)
      cell = ''
    } else if (one === '\r' && text[at + 1] === '\n') {
      lines.push([...line, cell])
      line = []
      cell = ''
      at += 1
    } else cell += one
  }
  return lines
}

/** Texts with many characters that are special in CSV. */
const nasty = fc
  .array(
    fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '"', "'", ',', ';', '|', 'é', '🔌', 'a', ' ', '1'),
    {
      maxLength: 8,
    },
  )
  .map((all) => all.join(''))
const text = fc.oneof(nasty, fc.string())

/** Removes the apostrophe before a text that a spreadsheet would change. */
const unguarded = (cell: string) => cell.replace(/^'/, '')

describe('CSV (S9)', () => {
  it('survives a round trip with any content and any of the three delimiters', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(text, text), { minLength: 1, maxLength: 5 }),
        fc.constantFrom(...FORMATS),
        (rows, format) => {
          const columns = [0, 1].map((index) => ({
            key: `${index}`,
            header: 'Head',
            value: (row: readonly string[]) => row[index],
          }))
          const file = exportFile(columns, rows, format, createFormats('en')).text.replace('\uFEFF', '')
          const [, ...lines] = readCsv(file, EXPORT_DELIMITERS[format])
          for (const [line, cells] of lines.entries())
            for (const [index, cell] of cells.entries())
              expect([cell, unguarded(cell)]).toContain(rows[line]?.[index])
        },
      ),
    )
  })

  it('never contains a text that a spreadsheet reads as a formula', () => {
    fc.assert(
      fc.property(text, (cell) => {
        const [[read = ''] = []] = readCsv(`${csvCell(cell)}\r\n`, ';')
        expect(read).not.toMatch(/^[=+\-@\t\r\n]/)
      }),
    )
  })

  it.each([
    ['Depot Gent', 'Depot Gent'],
    ['=1+1', "'=1+1"],
    ['+32 475 12 34 56', "'+32 475 12 34 56"],
    ['-2', "'-2"],
    ['@home', "'@home"],
    ['＝1+1', "'＝1+1"],
    ['\tTab', "'\tTab"],
    ['\rReturn', `"'\rReturn"`],
    ['say "hi"', '"say ""hi"""'],
    ['a;b', '"a;b"'],
    ['two\nlines', '"two\nlines"'],
    ['', ''],
  ])('writes %j as %j', (cell, written) => expect(csvCell(cell)).toBe(written))

  it.each([
    '8932001234567890123',
    '0012',
    '1E5',
    '12e4',
    '1.10',
    '2-10',
    '3/4',
    '12:30',
    '1.2.3',
    '0475 12 34 56',
    '1,5',
    '50%',
  ])('keeps %j as text, because a spreadsheet would round it, shorten it or convert it to a date', (cell) => {
    expect(csvCell(cell)).toMatch(/^"?'/)
  })

  it.each(['12', '0', '9000', '123456789012345', '2026-10-02', '12A', 'BE-BCA-000001-1', '9000 Gent'])(
    'leaves %j unchanged',
    (cell) => expect(csvCell(cell)).toBe(cell),
  )
})

interface Row {
  readonly name: string
  readonly kwh?: number
  readonly at?: string
}
const ROWS: readonly Row[] = [
  { name: 'Depot; Gent', kwh: 1_234.5678, at: '2026-05-20T07:31:00.000Z' },
  { name: '=HYPERLINK("https://example.com")' },
]
const COLUMNS: readonly FileColumn<Row>[] = [
  { key: 'name', header: 'Name', value: ({ name }) => name },
  { key: 'energy', header: 'Energy', unit: 'kWh', value: ({ kwh }): CellValue => kwh },
  { key: 'start', header: 'Start', value: ({ at }) => (at === undefined ? undefined : new Date(at)) },
]
const fileIn = (language: Language, format: ExportFormat) =>
  exportFile(COLUMNS, ROWS, format, createFormats(language))
const cellIn = (column: Omit<FileColumn<number>, 'key' | 'header'>, format: ExportFormat = 'semicolon') =>
  exportFile([{ key: 'cell', header: 'Cell', ...column }], [0], format, createFormats('en')).text.split(
    '\r\n',
  )[1]

describe('an exported table', () => {
  it('has column names, times that spreadsheets can read, and empty cells for missing values', () => {
    expect(fileIn('en', 'semicolon')).toEqual({
      name: 'export.csv',
      type: 'text/csv;charset=utf-8',
      text:
        '\uFEFFName;Energy (kWh);Start\r\n' +
        '"Depot; Gent";1234,5678;2026-05-20 09:31\r\n' +
        `"'=HYPERLINK(""https://example.com"")";;\r\n`,
    })
  })

  it.each([
    ['en', 'semicolon', ';1234,5678;'],
    ['nl', 'semicolon', ';1234,5678;'],
    ['en', 'comma', ',1234.5678,'],
    ['fr', 'comma', ',1234.5678,'],
    ['en', 'pipe', '|1234.5678|'],
    ['fr', 'pipe', '|1234,5678|'],
  ] as const)('writes a decimal number in %s with the %s format as %s', (language, format, cell) => {
    expect(fileIn(language, format).text).toContain(cell)
  })

  it.each([
    [-12.5, '-12,5'],
    [-0, '0'],
    [0.1 + 0.2, '0,3'],
    [50.8503396, '50,8503396'],
    [1e21, '1000000000000000000000'],
    [Number.NaN, ''],
    [Number.POSITIVE_INFINITY, ''],
  ])('writes the number %d as “%s”', (value, cell) => expect(cellIn({ value: () => value })).toBe(cell))

  it('rounds amounts to the cent in CSV and JSON, as on screen', () => {
    expect(cellIn({ unit: '€', value: () => 3.347 })).toBe('3,35')
    expect(cellIn({ unit: '€', value: () => -12.5 })).toBe('-12,5')
    expect(cellIn({ unit: '€/kWh', value: () => 0.2621 })).toBe('0,2621')
    const column = { key: 'price', header: 'Price', unit: '€', value: () => 3.347 }
    expect(JSON.parse(exportFile([column], [0], 'json', createFormats('en')).text)).toEqual([{ price: 3.35 }])
  })

  it('distinguishes the two hours in which the clock shows 02:30', () => {
    const cells = ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'].map((at) =>
      cellIn({ value: () => new Date(at) }),
    )
    expect(cells).toEqual(['2026-10-25 02:30 +02:00', '2026-10-25 02:30 +01:00'])
  })

  it('keeps numbers, times and missing values distinct in JSON', () => {
    const { name, text: json } = fileIn('fr', 'json')
    expect(name).toBe('export.json')
    expect(JSON.parse(json)).toEqual([
      { name: 'Depot; Gent', energy: 1_234.5678, start: '2026-05-20T07:31:00.000Z' },
      { name: '=HYPERLINK("https://example.com")', energy: null, start: null },
    ])
  })

  it('leaves an invalid time empty', () => {
    const column = { key: 'at', header: 'At', value: () => new Date('soon') }
    const [, line] = exportFile([column], [0], 'comma', createFormats('en')).text.split('\r\n')
    expect(line).toBe('')
    expect(JSON.parse(exportFile([column], [0], 'json', createFormats('en')).text)).toEqual([{ at: null }])
  })
})
