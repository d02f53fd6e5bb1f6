import { expect, it } from 'vitest'
import { listColumns } from '../../components/lists/columns.tsx'
import { exportFile } from '../../data/exportFile.ts'
import { readSession } from '../../services/readers/sessions.ts'
import { loadAllTexts } from '../../texts/all.ts'
import { createFormats, createTexts } from '../../texts/index.ts'
import { SESSIONS } from './list.tsx'

const { t } = createTexts('en', await loadAllTexts('en'))
const formats = createFormats('en')
const columns = listColumns(SESSIONS.columns, { t, formats }).filter(({ key }) =>
  /Seconds|Kwh|Price|Start/.test(key),
)
const NOTHING_KNOWN = { DurationSeconds: Number.NaN, EnergyKwh: Number.NaN, Price: Number.NaN, Start: 'soon' }

it.each([
  [{ DurationSeconds: 3_725, EnergyKwh: 12.44, Price: 3.347 }, ['', '62', '12,44', '3,35']],
  [{ DurationSeconds: -3_600, EnergyKwh: -1, Price: -12.5 }, ['', '', '-1', '-12,5']],
  [NOTHING_KNOWN, ['', '', '', '']],
  [{}, ['', '', '', '']],
])('the export of %j has an empty cell exactly where the screen shows a dash', (fields, cells) => {
  const session = readSession({ Id: 'S1', ...fields })
  const [, line] = exportFile(columns, [session], 'semicolon', formats).text.split('\r\n')
  expect(line?.split(';')).toEqual(cells)
  const texts = columns.map(({ cell }) => cell(session))
  expect(texts.map((text) => text === '–')).toEqual(cells.map((text) => text === ''))
})
