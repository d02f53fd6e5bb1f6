import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CUSTOM_GUEST_FEE_PER_MONTH, HANDLING_FEE, VAT_RATE } from './constants.ts'
import { sumEuro } from './money.ts'
import { feesAt, monthlyFees, rate, type TariffFees, type Usage, withFees } from './rating.ts'

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

describe('the price of a session', () => {
  it('is the sum of its lines, and of its net amount and VAT', () => {
    fc.assert(
      fc.property(usages, tariffs, (usage, tariff) => {
        const { lines, price, net, vat } = rate(usage, tariff)
        expect(sumEuro(lines.map(({ Amount }) => Amount))).toBe(price)
        expect(sumEuro([net, vat])).toBe(price)
        // The net amount is off by at most half a cent, and VAT is due on that half cent too.
        expect(Math.abs(vat - net * VAT_RATE)).toBeLessThan(0.0061)
      }),
    )
  })

  it('exceeds the day maximum only by the handling fee', () => {
    fc.assert(
      fc.property(usages, tariffs, (usage, tariff) => {
        fc.pre(tariff.DayMaximum > 0)
        expect(rate(usage, tariff).price).toBeLessThanOrEqual(
          sumEuro([tariff.DayMaximum, usage.isRoaming ? HANDLING_FEE : 0]),
        )
      }),
    )
  })

  it('never falls with more energy or a longer stay', () => {
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

  it('has each part on its own line', () => {
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
      net: 25.21,
      vat: 5.29,
    })
  })

  it.each([
    [7.9, 0],
    [8, 0],
    [9.5, 1.5],
    [20, 12],
    [30, 12],
  ])('of %s connected hours includes the connection fee for %s of them', (hours, charged) => {
    const usage = { energyKwh: 0, connectedSeconds: hours * hour, chargingSeconds: 0, isRoaming: false }
    expect(rate(usage, { ...free, ConnectionFee: 1 }).price).toBe(charged)
  })

  it('never falls when a fee rises, or when charging ends sooner in the same stay', () => {
    const fees = ['StartFee', 'KwhFee', 'ConnectionFee', 'ParkingFee'] as const
    fc.assert(
      fc.property(
        usages,
        tariffs,
        fc.constantFrom(...fees),
        fee(3),
        fc.nat(90_000),
        (usage, tariff, name, more, sooner) => {
          const { price } = rate(usage, tariff)
          expect(rate(usage, { ...tariff, [name]: tariff[name] + more }).price).toBeGreaterThanOrEqual(price)
          const parkedLonger = { ...usage, chargingSeconds: Math.max(0, usage.chargingSeconds - sooner) }
          expect(rate(parkedLonger, tariff).price).toBeGreaterThanOrEqual(price)
        },
      ),
    )
  })

  it('rounds each line once, half up, to the cent', () => {
    const exact = (count: number, unit: number, per: number) => {
      const [whole, part] = [BigInt(count) * BigInt(Math.round(unit * 10_000)), BigInt(per) * 100n]
      return Number((2n * whole + part) / (2n * part)) / 100
    }
    fc.assert(
      fc.property(usages, tariffs, (usage, tariff) => {
        const amounts = Object.fromEntries(
          rate(usage, tariff).lines.map(({ Type, Amount }) => [Type, Amount]),
        )
        const parked = usage.connectedSeconds - usage.chargingSeconds
        expect(amounts.ENERGY ?? 0).toBe(exact(Math.round(usage.energyKwh * 1_000), tariff.KwhFee, 1_000))
        expect(amounts.PARKING ?? 0).toBe(exact(parked, tariff.ParkingFee, 3_600))
      }),
    )
    // In floating point 1.005 is slightly smaller, but it must be rounded up to 1.01.
    const usage = { energyKwh: 1.5, connectedSeconds: 0, chargingSeconds: 0, isRoaming: false }
    expect(rate(usage, { ...free, KwhFee: 0.67 }).price).toBe(1.01)
  })

  it('adds the handling fee to the day maximum once, and only for cards of another provider', () => {
    const usage = { energyKwh: 50, connectedSeconds: hour, chargingSeconds: hour, isRoaming: false }
    const tariff = { ...free, KwhFee: 1, DayMaximum: 40 }
    expect(rate(usage, tariff).price).toBe(40)
    const roaming = rate({ ...usage, isRoaming: true }, tariff)
    expect(roaming.price).toBe(40.5)
    expect(roaming.lines.at(-1)).toEqual({ Type: 'HANDLING', Quantity: 1, UnitPrice: 0.5, Amount: 0.5 })
  })

  it('has no cap if the tariff has none, and omits lines with amount 0', () => {
    const usage = { energyKwh: 500, connectedSeconds: hour, chargingSeconds: hour, isRoaming: false }
    expect(rate(usage, { ...free, KwhFee: 1 }).lines).toEqual([
      { Type: 'ENERGY', Quantity: 500, UnitPrice: 1, Amount: 500 },
    ])
    expect(rate(usage, free)).toEqual({ lines: [], price: 0, net: 0, vat: 0 })
  })

  it('uses the connection fee hours of the tariff, if any', () => {
    const usage = { energyKwh: 0, connectedSeconds: 10 * hour, chargingSeconds: 0, isRoaming: false }
    const tariff = { ...free, ConnectionFee: 1, ConnectionFromHour: 4, ConnectionUntilHour: 6 }
    expect(rate(usage, tariff).price).toBe(2)
  })

  it('includes no parking fee if the charging time exceeds the connected time', () => {
    const usage = { energyKwh: 0, connectedSeconds: hour, chargingSeconds: 2 * hour, isRoaming: false }
    expect(rate(usage, { ...free, ParkingFee: 1 }).price).toBe(0)
  })

  it.each([
    ['energyKwh', -1],
    ['energyKwh', Number.NaN],
    ['connectedSeconds', Number.POSITIVE_INFINITY],
    ['chargingSeconds', -0.5],
  ])('is rejected for %s of %s', (name, value) => {
    const usage = { energyKwh: 1, connectedSeconds: 1, chargingSeconds: 1, isRoaming: false, [name]: value }
    expect(() => rate(usage, free)).toThrow(`${name} must be a number from 0, not ${value}`)
  })

  it('is rejected for a tariff with a negative fee', () => {
    const usage = { energyKwh: 1, connectedSeconds: 1, chargingSeconds: 1, isRoaming: false }
    expect(() => rate(usage, { ...free, KwhFee: -0.1 })).toThrow('KwhFee must be a number from 0, not -0.1')
  })
})

const moments = fc.integer({ min: 0, max: 1_000 }).map((day) => day * 24 * hour * 1_000)
const versions = fc
  .uniqueArray(fc.tuple(moments, tariffs), { minLength: 1, maxLength: 6, selector: ([at]) => at })
  .map((drawn) =>
    drawn.reduce<(TariffFees & { readonly From: string })[]>(
      (others, [at, fees]) => withFees(others, { From: new Date(at).toISOString(), ...fees }),
      [],
    ),
  )

describe('the versions of a tariff', () => {
  it('are sorted by time, regardless of their creation order', () => {
    fc.assert(
      fc.property(versions, (all) => {
        expect(all.map(({ From }) => From)).toEqual(all.map(({ From }) => From).sort())
      }),
    )
  })

  it('apply to sessions that start before the next version', () => {
    fc.assert(
      fc.property(versions, moments, (all, start) => {
        const began = all.filter(({ From }) => Date.parse(From) <= start)
        expect(feesAt(all, start)).toBe(began.at(-1) ?? all[0])
      }),
    )
  })

  it('leave the price of earlier sessions unchanged when later fees are added', () => {
    fc.assert(
      fc.property(versions, moments, moments, tariffs, (all, start, from, fees) => {
        const changed = withFees(all, { From: new Date(from).toISOString(), ...fees })
        const isEarlier = start < from && start >= Date.parse(all[0]?.From ?? '')
        fc.pre(isEarlier)
        expect(feesAt(changed, start)).toEqual(feesAt(all, start))
      }),
    )
  })
})

describe('the monthly fees of a contract', () => {
  it('are those of the subscription, plus 4 euro with a custom guest fee', () => {
    expect(monthlyFees(3.99, false)).toEqual({ subscription: 3.99, customGuestFee: 0, total: 3.99 })
    expect(monthlyFees(3.99, true)).toEqual({ subscription: 3.99, customGuestFee: 4, total: 7.99 })
    expect(CUSTOM_GUEST_FEE_PER_MONTH).toBe(4)
  })

  it('are not part of the price of a session', () => {
    const usage = { energyKwh: 1, connectedSeconds: 1, chargingSeconds: 1, isRoaming: true }
    const types = rate(usage, { ...free, KwhFee: 1 }).lines.map(({ Type }) => Type)
    expect(types).toEqual(['ENERGY', 'HANDLING'])
  })
})
