import type { ExportFormat } from '@portal/machines'
import { EXPORT_DELIMITERS } from '@portal/schemas'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createFormats } from '../texts/index.ts'
import { type CellValue, csvCell, exportFile, type FileColumn, toCsv } from './exportFile.ts'

const SEPARATORS = Object.values(EXPORT_DELIMITERS)

/** Reads CSV back, one character after the other, as a spreadsheet does. */
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

/** Texts in which everything that CSV has a meaning for comes often. */
const nasty = fc
  .array(
    fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '"', "'", ',', ';', '|', 'é', '🔌', 'a', ' ', '1'),
    {
      maxLength: 8,
    },
  )
  .map((all) => all.join(''))
const text = fc.oneof(nasty, fc.string())

describe('CSV (S9)', () => {
  it('can be read back with any of the three separators, whatever the cells hold', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 4 }).chain((width) =>
          fc.array(fc.array(text, { minLength: width, maxLength: width }), {
            minLength: 1,
            maxLength: 5,
          }),
        ),
        fc.constantFrom(...SEPARATORS),
        (lines, separator) => {
          const harmless = (cell: string) => (/^[=+\-@\t\r\n]/.test(cell) ? `'${cell}` : cell)
          expect(readCsv(toCsv(lines, separator), separator)).toEqual(
            lines.map((cells) => cells.map(harmless)),
          )
        },
      ),
    )
  })

  it('never holds a cell that a spreadsheet takes for a formula', () => {
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
    ['\tTab', "'\tTab"],
    ['\rReturn', `"'\rReturn"`],
    ['say "hi"', '"say ""hi"""'],
    ['a;b', '"a;b"'],
    ['two\nlines', '"two\nlines"'],
    ['', ''],
  ])('writes %j as %j', (cell, written) => expect(csvCell(cell)).toBe(written))
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
const fileIn = (language: 'en' | 'fr', format: ExportFormat) =>
  exportFile(COLUMNS, ROWS, format, createFormats(language))

describe('a file of a table', () => {
  it('names the columns, writes figures and moments as the language does, and leaves missing values empty', () => {
    expect(fileIn('en', 'semicolon')).toEqual({
      name: 'export.csv',
      type: 'text/csv;charset=utf-8',
      text:
        '\uFEFFName;Energy (kWh);Start\r\n' +
        '"Depot; Gent";1234.5678;"20 May 2026, 09:31"\r\n' +
        `"'=HYPERLINK(""https://example.com"")";;\r\n`,
    })
    expect(fileIn('fr', 'pipe').text).toContain('"Depot; Gent"|"1234,5678"|')
    expect(fileIn('en', 'comma').text).toContain('Name,Energy (kWh),Start\r\n')
  })

  it('keeps figures, moments and missing values apart in JSON', () => {
    const { name, text: json } = fileIn('fr', 'json')
    expect(name).toBe('export.json')
    expect(JSON.parse(json)).toEqual([
      { name: 'Depot; Gent', energy: 1_234.5678, start: '2026-05-20T07:31:00.000Z' },
      { name: '=HYPERLINK("https://example.com")', energy: null, start: null },
    ])
  })

  it('leaves a moment empty that cannot be read', () => {
    const column = { key: 'at', header: 'At', value: () => new Date('soon') }
    const [, line] = exportFile([column], [0], 'comma', createFormats('en')).text.split('\r\n')
    expect(line).toBe('')
    expect(JSON.parse(exportFile([column], [0], 'json', createFormats('en')).text)).toEqual([{ at: null }])
  })
})
