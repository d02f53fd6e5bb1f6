import { genericCalls } from '@portal/schemas'
import type { MetaField } from '@portal/schemas/contract'
import { Bell } from 'lucide-react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { exportFile } from '../../data/exportFile.ts'
import { createFormats, createTexts } from '../../texts/index.ts'
import { listColumns, listSortFields } from '../lists/columns.tsx'
import { columnsOf, furtherColumns } from './recordColumns.tsx'
import type { RecordScreen } from './recordScreen.ts'
import type { RecordWords } from './useRecordWords.ts'

vi.mock('../../app/context.ts', () => ({ useI18n: () => ({}) }))

const screen: RecordScreen = {
  routes: genericCalls('cdr', 'Cdr'),
  title: 'shell.netCdrs',
  icon: Bell,
  list: '/network/cdrs',
  path: (id) => id,
  columns: [{ field: 'Description', phone: 'title' }, { field: 'SessionId' }],
  sort: '-Start',
  links: { SessionId: 'Session' },
  missing: 'UNKNOWNREQUEST',
}
const field = (Name: string): MetaField => ({
  Name,
  Type: 'string',
  Category: 'BASIC',
  LabelKey: `cdr.${Name}`,
  IsRequired: false,
  IsSortable: true,
  IsFilterable: true,
  Operators: ['EX'],
})
const formats = createFormats('en')
const { t } = createTexts('en', {})
const words: RecordWords = {
  formats,
  labelOf: String,
  colon: ': ',
  wordOf: (_, value) => String(value),
  countOf: String,
}

describe('the columns of a record list', () => {
  it('show the name of a linked record, or its id if the column declares that', () => {
    const record = {
      Id: 'CDR1',
      Description: 'E411 Wavre · bay 1',
      SessionId: 'S000059-2',
      Links: { Session: { Id: 'S000059-2', Description: 'E411 Wavre · bay 1' } },
    }
    const textsOf = (byId: boolean) => {
      const columns = [{ field: 'SessionId', byId }]
      const [column] = listColumns(columnsOf({ ...screen, columns }, [field('SessionId')], words), {
        t,
        formats,
      })
      return [column?.key, renderToStaticMarkup(column?.cell(record)), column?.value?.(record)]
    }
    expect(textsOf(false)).toEqual(['Session', 'E411 Wavre · bay 1', 'E411 Wavre · bay 1'])
    expect(textsOf(true)).toEqual(['Session', 'S000059-2', 'S000059-2'])
  })

  it('export figures with their units in the header, and leave missing values empty', () => {
    const meta: readonly MetaField[] = [
      { ...field('DurationSeconds'), Type: 'integer' },
      { ...field('Consumption'), Type: 'number' },
      { ...field('Price'), Type: 'number' },
      field('SerialNumber'),
    ]
    const figures = { ...screen, columns: meta.map(({ Name }) => ({ field: Name })) }
    const columns = listColumns(columnsOf(figures, meta, words), { t, formats })
    const rows = [
      { Id: '1', DurationSeconds: 4_320, Consumption: 12.5, Price: 3.347, SerialNumber: '0012', Links: {} },
      { Id: '2', DurationSeconds: -3_600, Consumption: Number.NaN, Price: -12.5, Links: {} },
    ]
    expect(exportFile(columns, rows, 'semicolon', words.formats).text.split('\r\n')).toEqual([
      '\uFEFFDurationSeconds (min);Consumption (kWh);Price (€);SerialNumber',
      "72;12,5;3,35;'0012",
      ';;-12,5;',
      '',
    ])
    const cells = columns.map(({ cell }) => renderToStaticMarkup(cell(rows[1] ?? { Id: '', Links: {} })))
    expect(cells).toEqual(['–', '–', '-€12.50', '–'])
  })

  it('allow sorting by the sortable fields, declared ones first', () => {
    const notes = { ...field('Notes'), IsSortable: false }
    const meta = [field('Start'), field('SessionId'), field('Description'), notes]
    const declared = columnsOf(screen, meta, words)
    expect(listSortFields([...declared, ...furtherColumns(screen, meta, words)])).toEqual([
      'Description',
      'Session',
      'Start',
    ])
  })
})
