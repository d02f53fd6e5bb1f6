import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { loadAllTexts } from '../../texts/all.ts'
import { createFormats, createTexts } from '../../texts/index.ts'
import { type DeclaredColumn, listColumns } from './columns.tsx'
import { listFilters } from './filters.ts'
import { fitsColumn, listSortValues } from './localRows.ts'

const { t, ...texts } = createTexts('en', await loadAllTexts('en'))
const words = { t, formats: createFormats('en') }
vi.mock('../../app/context.ts', () => ({ useI18n: () => ({ ...texts, ...words }) }))

interface Row {
  readonly name: string | undefined
  readonly start: string | undefined
  readonly fee: number | undefined
  readonly kind: string
}
const header = 'table.field'
const COLUMNS: readonly DeclaredColumn<Row>[] = [
  { kind: 'text', field: 'name', header },
  { kind: 'moment', field: 'start', header },
  { kind: 'money', field: 'fee', header },
  { kind: 'word', field: 'kind', header, values: { B: 'common.yes', A: 'common.no' } },
  { kind: 'link', field: 'Owner', header, isUnsorted: true },
]
const FULL = {
  name: 'Depot Gent',
  start: '2026-05-20T10:00:00Z',
  fee: 12.5,
  kind: 'A',
  Links: { Owner: { Id: 'R1', Description: 'Belcharge' } },
}
const EMPTY: Row = { name: undefined, start: 'soon', fee: undefined, kind: '?C' }

describe('a declared list', () => {
  it.each([
    [FULL, ['Depot Gent', '20 May 2026, 12:00', '€12.50', 'No', 'Belcharge']],
    [EMPTY, ['–', '–', '–', 'Unknown (C)', '–']],
  ])('shows the values of %j', (row, expected) => {
    expect(listColumns(COLUMNS, words).map(({ cell }) => renderToStaticMarkup(cell(row)))).toEqual(expected)
  })

  it.each([
    [FULL, ['Depot Gent', new Date(FULL.start), 12.5, 'No', 'Belcharge']],
    [EMPTY, [undefined, undefined, undefined, 'Unknown (C)', undefined]],
  ])('exports the values of %j', (row, exported) => {
    expect(listColumns(COLUMNS, words).map(({ value }) => value?.(row))).toEqual(exported)
  })

  it('aligns figures at the end and names their unit', () => {
    const { align, unit } = listColumns(COLUMNS, words)[2] ?? {}
    expect({ align, unit }).toEqual({ align: 'end', unit: '€' })
  })

  it('sorts missing values first, and enumerations in declared order', () => {
    const ranks = listSortValues(COLUMNS)
    expect(Object.entries(ranks).map(([field, rank]) => [field, rank(FULL), rank(EMPTY)])).toEqual([
      ['name', 'Depot Gent', ''],
      ['start', Date.parse(FULL.start), 0],
      ['fee', 12.5, -1],
      ['kind', 1, -1],
    ])
  })

  it('filters by the value of a column', () => {
    const gent = { field: 'name', operator: 'CO', value: 'gent' } as const
    expect([FULL, EMPTY].map((row) => fitsColumn(COLUMNS, row, gent))).toEqual([true, false])
  })

  it('offers the values of an enumeration in declared order', () => {
    const [filter] = listFilters(['kind'], COLUMNS, t)
    expect(filter?.values).toEqual([
      { value: 'B', label: 'Yes' },
      { value: 'A', label: 'No' },
    ])
  })
})
