import { expect, it } from 'vitest'
import { loadAllTexts } from '../../texts/all.ts'
import { createFormats, createTexts } from '../../texts/index.ts'
import { statementOf } from './statement.ts'
import { statementFile } from './statementFile.ts'

const { t } = createTexts('en', await loadAllTexts('en'))
const formats = createFormats('en')
const span = { start: Date.parse('2026-09-30T22:00:00Z'), end: Date.parse('2026-10-31T23:00:00Z') }
const session = (Id: string) => ({
  Id,
  Start: `2026-10-0${Id}T10:00:00Z`,
  Stop: '2026-11-02T00:00:00Z',
  TokenId: 'T1',
  TokenNumber: 'BE-BCA-000001-1',
  EnergyKwh: 10,
  ChargingSeconds: 3_600,
  Price: 3.347,
})

it('four sessions of €3.347 add up to the payout, on screen and in the file', () => {
  const meter = { StartKwh: 0, EndKwh: 40, Gaps: [] }
  const { lines, payout } = statementOf(['1', '2', '3', '4'].map(session), meter, span, [])
  const [, ...rows] = statementFile(lines, t, formats).text.trim().split('\r\n')
  expect(formats.money(payout)).toBe('€13.40')
  expect(lines.map((line) => formats.money(line.session.Price))).toEqual(Array(4).fill('€3.35'))
  expect(rows[0]).toBe(`2026-10-01 12:00;BE-BCA-000001-1;10;3,35;${t('statement.standing.reimbursed')}`)
  const amounts = rows.map((row) => Number(row.split(';')[3]?.replace(',', '.')))
  expect(amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0)).toBe(payout * 100)
})
