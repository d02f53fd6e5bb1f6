import { rate } from '@portal/schemas'
import { describe, expect, it } from 'vitest'
import { readSubscriptionType, readTariff } from '../../services/readers/cards.ts'
import { lastMonths, type PlanSession, type PlanType, planOf, planTypes, tariffUnder } from './plan.ts'

const free = { StartFee: 0, ConnectionFee: 0, ParkingFee: 0, DayMaximum: 0 }
const FEES = new Map([
  ['DEPOT', { ...free, KwhFee: 0.262 }],
  ['STREET', { ...free, StartFee: 0.35, KwhFee: 0.62 }],
  ['ROAMING', { ...free, KwhFee: 0.7 }],
])
const fan: PlanType = { id: 'ST003', name: 'Fan', monthlyFee: 4.9, tariffs: ['DEPOT', 'STREET', 'ROAMING'] }
const kiss: PlanType = { id: 'ST005', name: 'Kiss', monthlyFee: 1.5, tariffs: ['STREET'] }
const session = (
  month: string,
  tariff: string | undefined,
  more: Partial<PlanSession> = {},
): PlanSession => ({
  month,
  tariff,
  paid: 9,
  usage: { energyKwh: 30, connectedSeconds: 3_600, chargingSeconds: 3_600, isRoaming: false },
  ...more,
})

describe('planTypes', () => {
  it('leaves out the tariffs that have ended', () => {
    const EndDate = '2026-11-20T23:00:00Z'
    const types = [
      readSubscriptionType({ Id: 'ST003', Description: 'Fan', TariffCodes: ['DEPOT', 'STREET'] }),
    ]
    const tariffs = [readTariff({ Code: 'DEPOT', EndDate }), readTariff({ Code: 'STREET' })]
    const codesAt = (now: number) => planTypes(types, tariffs, now).map(({ tariffs: codes }) => codes)
    const end = Date.parse(EndDate)
    expect([codesAt(end - 1), codesAt(end)]).toEqual([[['DEPOT', 'STREET']], [['STREET']]])
  })
})

describe('tariffUnder', () => {
  it.each([
    ['the tariff of the charger', fan, 'DEPOT', false, 'DEPOT'],
    ['the street tariff if the type excludes the tariff of the charger', kiss, 'DEPOT', false, 'STREET'],
    ['the street tariff if the tariff of the charger is unknown', fan, undefined, false, 'STREET'],
    ['the first tariff of a type without a street tariff', { tariffs: ['HOME'] }, 'DEPOT', false, 'HOME'],
    ['the roaming tariff in other networks, whatever the type', kiss, 'ROAMING', true, 'ROAMING'],
  ] as const)('returns %s', (_, type, charged, isRoaming, expected) => {
    expect(tariffUnder(type, charged, isRoaming)).toBe(expected)
  })
})

describe('planOf', () => {
  it('rates each month under each type and adds the monthly fee', () => {
    const depot = session('2026-01', 'DEPOT')
    const { months, totals } = planOf([depot, depot], [fan, kiss], FEES, ['2026-01', '2026-02'])
    const under = (code: string) => rate(depot.usage, FEES.get(code) ?? { ...free, KwhFee: 0 }).price
    expect(months.map(({ prices }) => prices)).toEqual([
      [4.9 + 2 * under('DEPOT'), 1.5 + 2 * under('STREET')],
      [4.9, 1.5],
    ])
    expect(totals.map(({ type, fees }) => [type.name, fees])).toEqual([
      ['Fan', 9.8],
      ['Kiss', 3],
    ])
    expect(totals[0]?.price).toBeCloseTo(9.8 + 2 * under('DEPOT'), 4)
  })

  it('makes each total the sum of its months and ignores sessions outside them', () => {
    const all = [session('2026-01', 'DEPOT'), session('2026-02', 'STREET'), session('2025-01', 'STREET')]
    const { months, totals, sessions, energyKwh } = planOf(all, [fan, kiss], FEES, ['2026-01', '2026-02'])
    expect([sessions, energyKwh]).toEqual([2, 60])
    const ofFan = months.reduce((sum, { prices }) => sum + (prices[0] ?? 0), 0)
    expect(totals.find(({ type }) => type === fan)?.price).toBeCloseTo(ofFan, 4)
  })

  it('keeps the paid price of a session under every type if one type has no known price for it', () => {
    const lost = session('2026-01', undefined)
    const home: PlanType = { ...kiss, tariffs: ['HOME'] }
    const { months, unpriced } = planOf([lost], [fan, home], FEES, ['2026-01'])
    expect(unpriced).toBe(1)
    expect(months[0]?.prices).toEqual([13.9, 10.5])
  })
})

it('lastMonths returns the last twelve complete months', () => {
  const months = lastMonths('2026-11-20')
  expect([months.length, months[0], months.at(-1)]).toEqual([12, '2025-11', '2026-10'])
  expect(lastMonths('2026-01-31').at(-1)).toBe('2025-12')
})
