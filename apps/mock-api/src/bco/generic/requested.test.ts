import { FILTER_OPERATORS } from '@portal/schemas'
import { CLASS_NAMES, categoryOf, classEntry, entitySchemas } from '@portal/schemas/contract'
import { describe, expect, it } from 'vitest'
import { callsOf, testServer } from '../../../test/testCalls.ts'
import { complaintOf, metaOf } from './meta.ts'

const app = await testServer()
const ask = callsOf(app)

const filtered = (name: string, query: Readonly<Record<string, string | number>>) =>
  ask('superadmin', 'GET', `${name}/BCO/filtered`, { query: { pagesize: 1, ...query } })

const sure = (name: (typeof CLASS_NAMES)[number], category: string): string[] => {
  const { required } = entitySchemas[classEntry(name).entity] as { readonly required: readonly string[] }
  return required.filter((field) => categoryOf(name, field) === category)
}

describe.each(CLASS_NAMES)('The list of the class %s', (name) => {
  const { entity } = classEntry(name)

  it('returns STATE and TECH fields only with `type` or `select` (S7)', async () => {
    const state = [...sure(name, 'STATE'), ...sure(name, 'TECH')]
    for (const query of [{ type: entity }, { select: '' }]) {
      const [row] = (await filtered(name, query)).data as object[]
      expect(Object.keys(row ?? {})).toEqual(expect.arrayContaining([...sure(name, 'BASIC'), ...state]))
    }
    const [row] = (await filtered(name, {})).data as object[]
    expect(Object.keys(row ?? {}).filter((field) => categoryOf(name, field) !== 'BASIC')).toEqual([])
  })

  it('rejects a `type` that does not belong to the class', async () => {
    for (const type of ['Nonsense', entity === 'Token' ? 'Relation' : 'Token', '']) {
      const refused = await filtered(name, { type })
      expect([refused.status, refused.code]).toEqual([400, 'Error'])
      expect(refused.message).toContain('type')
    }
  })

  it('accepts only the operators of `meta` for each field', () => {
    const complain = complaintOf(name)
    for (const { Name: field, Operators } of metaOf(name)) {
      const taken = FILTER_OPERATORS.filter(
        (operator) => complain({ field, operator, value: operator === 'EX' ? '' : '2026' }) === undefined,
      )
      expect([field, taken]).toEqual([field, FILTER_OPERATORS.filter((each) => Operators.includes(each))])
    }
  })
})

it.each([
  ['token/BCO/filtered', '(Number SW "BE") AND (Colour EX "red")', "Unknown field 'Colour' at position 22"],
  ['report/BCO/filtered', '(Start CO "2026")', "Field 'Start' takes SW, EX at position 1"],
  ['chargepoint/BCO/list', '(Connectors EX "x")', "Field 'Connectors' cannot be compared at position 1"],
  [
    'relation/BCO/R00003/whitelistgroup/list/filtered',
    '(Colour EX "x")',
    "Unknown field 'Colour' at position 1",
  ],
  [
    'relation/BCO/R00003/subscriptiontype/list/filtered',
    '(Code SW "x")',
    "Field 'Code' takes EX at position 1",
  ],
  [
    'chargesession/BCO/filtered',
    '(PowerKw EX "abc")',
    "Field 'PowerKw' takes a number such as 7.4, not 'abc' at position 1",
  ],
  [
    'chargesession/BCO/totals',
    '(Start SW "2026") AND (DurationSeconds EX "7.5")',
    "Field 'DurationSeconds' takes a whole number, not '7.5' at position 23",
  ],
  [
    'alarm/BCO/filtered',
    '(Severity EX "FATAL")',
    "Field 'Severity' takes INFO, WARNING, MAJOR, CRITICAL, not 'FATAL' at position 1",
  ],
  [
    'schedule/BCO/filtered',
    '(IsPaused EX "no")',
    "Field 'IsPaused' takes true or false, not 'no' at position 1",
  ],
  [
    'cdr/BCO/filtered',
    '(Stop SW "November")',
    "Field 'Stop' takes the beginning of a time such as 2026-10-02, not 'November' at position 1",
  ],
  [
    'chargepoint/BCO/list',
    '(EnergyThisMonthKwh EX "much")',
    "Field 'EnergyThisMonthKwh' takes a number such as 7.4, not 'much' at position 1",
  ],
  ['relation/BCO/treeview/R00003/Relation', '(IsCompany CO "x")', "Field 'IsCompany' takes EX at position 1"],
])('%s reports the position of the error in the filter %s', async (path, filter, message) => {
  const { code, message: text } = await ask('superadmin', 'GET', path, { query: { filter } })
  expect([code, text]).toEqual(['WRONGFILTER', message])
})

it.each([
  ['token/BCO/filtered', 'Number, Colour desc', "Unknown field 'Colour' at position 8"],
  ['chargepoint/BCO/filtered', 'Connectors', "Field 'Connectors' cannot be compared at position 0"],
  [
    'cdr/BCO/filtered',
    'Start downwards',
    "'Start downwards' is not an order: 'Field' or 'Field desc' at position 0",
  ],
  ['relation/BCO/R00003/whitelistgroup/list/filtered', 'Code,Colour', "Unknown field 'Colour' at position 5"],
  [
    'relation/BCO/R00003/subscriptiontype/list/filtered',
    'TariffCodes',
    "Field 'TariffCodes' cannot be compared at position 0",
  ],
])('%s reports the position of the error in the order %s', async (path, orderby, message) => {
  const { code, message: text } = await ask('superadmin', 'GET', path, { query: { orderby } })
  expect([code, text]).toEqual(['WRONGFILTER', message])
})

it('Chargers found by live fields include their energy this month and can be sorted by it', async () => {
  type Charger = { readonly Id: string; readonly EnergyThisMonthKwh: number }
  const chargers = async (filter: string, orderby = '') =>
    (await filtered('chargepoint', { filter, orderby, select: '', pagesize: 50 })).data as readonly Charger[]
  const online = await chargers('(Status EX "ONLINE")')
  expect(online.some(({ EnergyThisMonthKwh }) => EnergyThisMonthKwh > 0)).toBe(true)
  for (const { Id, EnergyThisMonthKwh } of online.slice(0, 5)) {
    const { data } = await ask('superadmin', 'GET', `chargepoint/BCO/${Id}`)
    expect((data as Charger).EnergyThisMonthKwh).toBe(EnergyThisMonthKwh)
  }
  const most = (await chargers('(Status EX "ONLINE")', 'EnergyThisMonthKwh desc')).map(
    ({ EnergyThisMonthKwh }) => EnergyThisMonthKwh,
  )
  expect(most[0]).toBeGreaterThan(0)
  expect(most).toEqual(most.toSorted((a, b) => b - a))
})
