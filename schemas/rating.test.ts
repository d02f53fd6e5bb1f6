import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HANDLING_FEE, VAT_RATE } from './constants.ts'
import { rate, sumEuro, type TariffFees, type Usage } from './rating.ts'

const fee = (max: number) => fc.integer({ min: 0, max: max * 10_000 }).map((units) => units / 10_000)
const tariffs: fc.Arbitrary<TariffFees> = fc.record({
  StartFee: fee(2),
  KwhFee: fee(2),
  ConnectionFee: fee(5),
  ParkingFee: fee(10),
  DayMaximum: fee(100),
})
const usages: fc.Arbitrary<Usage> = fc
  .record({
    wattHours: fc.integer({ min: 0, max: 200_000 }),
    chargingSeconds: fc.integer({ min: 0, max: 100_000 }),
    parkingSeconds: fc.integer({ min: 0, max: 100_000 }),
    isRoaming: fc.boolean(),
  })
  .map(({ wattHours, chargingSeconds, parkingSeconds, isRoaming }) => ({
    energyKwh: wattHours / 1_000,
    chargingSeconds,
    connectedSeconds: chargingSeconds + parkingSeconds,
    isRoaming,
  }))

const free: TariffFees = { StartFee: 0, KwhFee: 0, ConnectionFee: 0, ParkingFee: 0, DayMaximum: 0 }
const hour = 3_600

describe('The price of a session', () => {
  it('is what its lines add up to, and its net amount and VAT', () => {
    fc.assert(
      fc.property(usages, tariffs, (usage, tariff) => {
        const { lines, price, net, vat } = rate(usage, tariff)
        expect(sumEuro(lines.map(({ Amount }) => Amount))).toBe(price)
        expect(sumEuro([net, vat])).toBe(price)
        expect(vat).toBeCloseTo(net * VAT_RATE, 3)
      }),
    )
  })

  it('never exceeds the day maximum but by the handling fee', () => {
    fc.assert(
      fc.property(usages, tariffs, (usage, tariff) => {
        fc.pre(tariff.DayMaximum > 0)
        expect(rate(usage, tariff).price).toBeLessThanOrEqual(
          sumEuro([tariff.DayMaximum, usage.isRoaming ? HANDLING_FEE : 0]),
        )
      }),
    )
  })

  it('never falls when more is charged or the car stays longer', () => {
    fc.assert(
      fc.property(usages, tariffs, fc.nat(50_000), fc.nat(50), (usage, tariff, seconds, kwh) => {
        const { price } = rate(usage, tariff)
        expect(rate({ ...usage, energyKwh: usage.energyKwh + kwh }, tariff).price).toBeGreaterThanOrEqual(
          price,
        )
        const longer = { ...usage, connectedSeconds: usage.connectedSeconds + seconds }
        expect(rate(longer, tariff).price).toBeGreaterThanOrEqual(price)
      }),
    )
  })

  it('shows each part on its own line', () => {
    const usage = { energyKwh: 20, connectedSeconds: 10 * hour, chargingSeconds: 4 * hour, isRoaming: true }
    const tariff = { StartFee: 1, KwhFee: 0.5, ConnectionFee: 2, ParkingFee: 3, DayMaximum: 30 }
    expect(rate(usage, tariff)).toEqual({
      lines: [
        { Type: 'START', Quantity: 1, UnitPrice: 1, Amount: 1 },
        { Type: 'ENERGY', Quantity: 20, UnitPrice: 0.5, Amount: 10 },
        { Type: 'CONNECTION', Quantity: 2, UnitPrice: 2, Amount: 4 },
        { Type: 'PARKING', Quantity: 6, UnitPrice: 3, Amount: 18 },
        { Type: 'DAY_MAXIMUM', Quantity: 1, UnitPrice: -3, Amount: -3 },
        { Type: 'HANDLING', Quantity: 1, UnitPrice: 0.5, Amount: 0.5 },
      ],
      price: 30.5,
      net: 25.2066,
      vat: 5.2934,
    })
  })

  it.each([
    [7.9, 0],
    [8, 0],
    [9.5, 1.5],
    [20, 12],
    [30, 12],
  ])('asks the connection fee of %s connected hours for %s of them', (hours, charged) => {
    const usage = { energyKwh: 0, connectedSeconds: hours * hour, chargingSeconds: 0, isRoaming: false }
    expect(rate(usage, { ...free, ConnectionFee: 1 }).price).toBe(charged)
  })
})
