import { type Chargesession, roundEuro, sumEuro } from '@portal/schemas'
import type { Cdr } from '@portal/schemas/contract'
import { describe, expect, it } from 'vitest'
import { callerOf, type TestCaller } from '../../../test/testCaller.ts'
import { testServer } from '../../../test/testCalls.ts'

const app = await testServer()

const FLEET = 'R00003'

const cdrWith = async (caller: TestCaller, status: string, more = ''): Promise<Cdr> => {
  const filter = `(Status EX "${status}") AND (RelationId EX "${FLEET}") AND (IsRoaming EX "false")${more}`
  const path = `/v3.1/cdr/BCO/filtered?pagesize=1&select=&filter=${encodeURIComponent(filter)}`
  return (await caller.get(path)).data[0]
}
const one = async <T = Cdr>(caller: TestCaller, id: string, name = 'cdr'): Promise<T> =>
  (await caller.get(`/v3.1/${name}/BCO/one/${id}`)).data
const correct = (caller: TestCaller, { Id, Version, Start, Stop, Consumption }: Cdr, changes: object = {}) =>
  caller.post(`/v3.1/cdr/BCO/${Id}/correct`, {
    Version,
    Start,
    Stop,
    Consumption,
    Reason: 'Meter was wrong',
    ...changes,
  })
const totals = async (caller: TestCaller, { SessionId }: Cdr) => {
  const filter = encodeURIComponent(`(SessionId EX "${SessionId}")`)
  return (await caller.get(`/v3.1/cdr/BCO/totals?filter=${filter}`)).data
}

describe('A corrected charge detail record', () => {
  it('replaces the old record at the previewed price, and the old record stays and links to the new one', async () => {
    const operator = await callerOf(app, 'operator')
    const cdr = await cdrWith(operator, 'RATED')
    const Consumption = roundEuro(cdr.Consumption / 2)
    const query = new URLSearchParams({
      start: cdr.Start,
      stop: cdr.Stop,
      consumption: String(Consumption),
    })
    const foreseen = (await operator.get(`/v3.1/cdr/BCO/${cdr.Id}/correct?${query}`)).data
    expect(foreseen).toEqual({ Before: cdr.Price, After: expect.any(Number) })
    expect(foreseen.After).toBeLessThan(cdr.Price)
    expect(await one(operator, cdr.Id)).toEqual(cdr)

    const made: Cdr = (await correct(operator, cdr, { Consumption })).data
    expect(made).toMatchObject({ Consumption, Price: foreseen.After, Status: 'RATED', CorrectsId: cdr.Id })
    expect(sumEuro(made.PriceLines.map(({ Amount }) => Amount))).toBe(made.Price)
    expect(await one(operator, cdr.Id)).toMatchObject({
      Consumption: cdr.Consumption,
      Price: cdr.Price,
      Status: 'CORRECTED',
      CorrectedById: made.Id,
    })
    expect(await totals(operator, cdr)).toMatchObject({
      Sessions: 1,
      EnergyKwh: Consumption,
      Price: made.Price,
    })
  })

  it('updates the session that its customer sees, and the report figures', async () => {
    const operator = await callerOf(app, 'operator')
    const fleet = await callerOf(app, 'fleet', operator.sessionId)
    const cdr = await cdrWith(operator, 'RATED')
    const day = cdr.Start.slice(0, 10)
    const path = `/v3.1/report/BCO/figures?from=2026-11-01&until=2026-12-01&by=relation&relation=${FLEET}`
    const before = (await operator.get(path)).data
    const Consumption = roundEuro(cdr.Consumption - 1)
    const made: Cdr = (await correct(operator, cdr, { Consumption })).data
    const session = await one<Chargesession>(fleet, cdr.SessionId, 'chargesession')
    expect(session).toMatchObject({
      EnergyKwh: Consumption,
      Price: made.Price,
      PriceLines: made.PriceLines,
      CorrectedOn: made.CreatedOn,
      PriceBefore: cdr.Price,
    })
    expect(day >= '2026-11-01').toBe(true)
    const sum = (data: { Groups: readonly { EnergyKwh: number }[] }) => data.Groups[0]?.EnergyKwh ?? 0
    expect(sum((await operator.get(path)).data)).toBeCloseTo(sum(before) - (cdr.Consumption - Consumption), 3)
  })

  it('gives its session the new price after each rating and correction', async () => {
    const operator = await callerOf(app, 'operator')
    const cdr = await cdrWith(operator, 'RATED')
    const rateAt = async (id: string, KwhFee: number): Promise<Cdr> => {
      const { Version } = await one(operator, cdr.TariffId ?? '', 'tariff')
      await operator.post('/v3.1/tariff/BCO/createupdate', { Id: cdr.TariffId, Version, KwhFee })
      return (await operator.post(`/v3.1/cdr/BCO/${id}/rerate`)).data
    }
    const priced = async (PriceBefore: number, { Price, PriceLines }: Cdr) =>
      expect(await one<Chargesession>(operator, cdr.SessionId, 'chargesession')).toMatchObject({
        Price,
        PriceLines,
        PriceBefore,
        CorrectedOn: expect.any(String),
      })
    const rated = await rateAt(cdr.Id, 2)
    await priced(cdr.Price, rated)
    expect(await totals(operator, cdr)).toMatchObject({ Sessions: 1, Price: rated.Price })
    const made: Cdr = (await correct(operator, rated, { Consumption: 1 })).data
    await priced(rated.Price, made)
    await priced(made.Price, await rateAt(made.Id, 3))
  })

  it('takes its duration from the corrected end, and can be corrected again', async () => {
    const operator = await callerOf(app, 'operator')
    const cdr = await cdrWith(operator, 'RATED')
    const Stop = new Date(Date.parse(cdr.Stop) - 600_000).toISOString()
    const first: Cdr = (await correct(operator, cdr, { Stop })).data
    expect(first).toMatchObject({ Stop, SessionDuration: cdr.SessionDuration - 600 })
    const second: Cdr = (await correct(operator, first, { Consumption: 1 })).data
    expect(second).toMatchObject({ Stop, Consumption: 1, CorrectsId: first.Id })
    const session = await one<Chargesession>(operator, cdr.SessionId, 'chargesession')
    expect(session).toMatchObject({ Stop, EnergyKwh: 1, PriceBefore: first.Price })
    expect(await totals(operator, cdr)).toMatchObject({ Sessions: 1, Price: second.Price })
  })

  it('is priced with the fees in force at its start', async () => {
    const operator = await callerOf(app, 'operator')
    const cdr = await cdrWith(operator, 'RATED')
    const { Version } = await one(operator, cdr.TariffId ?? '', 'tariff')
    await operator.post('/v3.1/tariff/BCO/createupdate', { Id: cdr.TariffId, Version, KwhFee: 2 })
    const made: Cdr = (await correct(operator, cdr, { Consumption: 1 })).data
    const fee = ({ PriceLines }: Cdr) => PriceLines.find(({ Type }) => Type === 'ENERGY')?.UnitPrice
    expect(fee(made)).toBe(fee(cdr))
  })

  it('can move to another card of its customer, which then lists the session', async () => {
    const operator = await callerOf(app, 'operator')
    const fleet = await callerOf(app, 'fleet', operator.sessionId)
    const cdr = await cdrWith(operator, 'INVOICED')
    const cards = (await fleet.get('/v3.1/token/BCO/filtered?pagesize=2&select=&orderby=Id')).data
    const card = cards.find(({ Id }: { Id: string }) => Id !== cdr.TokenId)
    const made: Cdr = (await correct(operator, cdr, { TokenId: card.Id })).data
    const charged = { TokenId: card.Id, TokenNumber: card.Number }
    expect(made).toMatchObject({ ...charged, Price: cdr.Price, Consumption: cdr.Consumption })
    const of = async (id = '') => {
      const filter = encodeURIComponent(`(TokenId EX "${id}") AND (Id EX "${cdr.SessionId}")`)
      return (await fleet.get(`/v3.1/chargesession/BCO/filtered?filter=${filter}`)).data
    }
    expect(await of(cdr.TokenId)).toEqual([])
    expect(await of(card.Id)).toMatchObject([charged])
    // The credit stays with the old card.
    expect(await one(fleet, `${cdr.Id}-CREDIT`)).toMatchObject({ TokenId: cdr.TokenId, Price: -cdr.Price })
    const again: Cdr = (await correct(operator, made, { Consumption: 1 })).data
    expect(again).toMatchObject(charged)
  })

  it('leads to a credit if the old record was invoiced', async () => {
    const operator = await callerOf(app, 'operator')
    const cdr = await cdrWith(operator, 'INVOICED')
    const made: Cdr = (await correct(operator, cdr, { Consumption: 1 })).data
    expect(await one(operator, cdr.Id)).toMatchObject({ Status: 'CREDITED', CorrectedById: made.Id })
    const credit = await one(operator, `${cdr.Id}-CREDIT`)
    expect(credit).toMatchObject({
      Credit: true,
      CreditReferenceId: cdr.Id,
      Price: -cdr.Price,
      Status: 'RATED',
    })
    expect(sumEuro(credit.PriceLines.map(({ Amount }) => Amount))).toBe(-cdr.Price)
    expect(await totals(operator, cdr)).toMatchObject({ Sessions: 1, Price: made.Price })
    expect((await operator.post(`/v3.1/cdr/BCO/${credit.Id}/rerate`)).message).toContain('was corrected')
  })

  it('gets a price even if the meter readings of its session were missing', async () => {
    const operator = await callerOf(app, 'operator')
    const cdr = await cdrWith(operator, 'ERROR', ' AND (Cause EX "NO_ENERGY")')
    expect(cdr).toMatchObject({ Consumption: 0, Price: 0 })
    const made: Cdr = (await correct(operator, cdr, { Consumption: 2 })).data
    expect(made).toMatchObject({ Status: 'RATED', Consumption: 2 })
    expect(made.Price).toBeGreaterThan(0)
    expect(made).not.toHaveProperty('Cause')
  })

  it('is not created by an invalid correction, which fails with a reason', async () => {
    const operator = await callerOf(app, 'operator')
    const cdr = await cdrWith(operator, 'RATED')
    const refusals = [
      [{ Stop: cdr.Start }, 'Stop: lies before Start'],
      [{ Stop: '2026-12-01T00:00:00.000Z' }, 'Stop: lies in the future'],
      [{ TokenId: 'T000001' }, 'TokenId: is not a card of this customer'],
      [{ TokenId: 'T999999' }, 'TokenId: is not a card of this customer'],
      [{ TokenId: cdr.TokenId }, 'Consumption: no value is corrected'],
      [{ Consumption: 5_000 }, 'Consumption: the connector cannot'],
      [{}, 'Consumption: no value is corrected'],
    ] as const
    for (const [changes, reason] of refusals)
      expect((await correct(operator, cdr, changes)).message).toContain(reason)
    expect((await correct(operator, cdr, { Consumption: -1 })).status).toBe(400)
    expect((await correct(operator, cdr, { Consumption: 1, Version: 9 })).status).toBe(409)
    expect((await correct(operator, cdr, { Consumption: 1 })).code).toBe('')
    const old = await one(operator, cdr.Id)
    expect((await correct(operator, old, { Consumption: 2 })).message).toContain('has already been corrected')
    const { Id, Version } = old
    expect(
      (await operator.post('/v3.1/cdr/BCO/createupdate', { Id, Version, Status: 'RATED' })).message,
    ).toBe('Status: cannot become RATED')
  })
})
