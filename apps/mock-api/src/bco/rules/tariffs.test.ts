import { type Chargesession, rate, sumEuro } from '@portal/schemas'
import type { Cdr, ChargePlacement, Subscription, SubscriptionType, Tariff } from '@portal/schemas/contract'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callerOf, type TestCaller } from '../../../test/testCaller.ts'
import { testServer } from '../../../test/testCalls.ts'

let app: FastifyInstance
beforeAll(async () => {
  app = await testServer()
})
afterAll(() => app.close())

const HOUR = 3_600
const one = async (caller: TestCaller, name: string, id: string) =>
  (await caller.get(`/v3.1/${name}/BCO/one/${id}`)).data
const list = async (caller: TestCaller, name: string, filter = '', more = '') => {
  const query = `select=&pagesize=100&filter=${encodeURIComponent(filter)}&${more}`
  return (await caller.get(`/v3.1/${name}/BCO/filtered?${query}`)).data
}
const change = async (caller: TestCaller, name: string, id: string, fields: object) => {
  const { Version } = await one(caller, name, id)
  return (await caller.post(`/v3.1/${name}/BCO/createupdate`, { Id: id, Version, ...fields })).data
}

const DEPOT = 'TF003'
const FLEET = '(RelationId EX "R00003")'

const priceAt = (session: Chargesession, tariff: Tariff): number =>
  rate(
    {
      energyKwh: session.EnergyKwh,
      connectedSeconds: session.DurationSeconds,
      chargingSeconds: session.ChargingSeconds,
      isRoaming: false,
    },
    tariff,
  ).price

describe('A tariff', () => {
  it('with changed fees applies only to sessions that start afterwards', async () => {
    const operator = await callerOf(app, 'operator')
    const before = (await one(operator, 'tariff', DEPOT)) as Tariff
    const [oldSession] = (await list(operator, 'chargesession', FLEET, 'type=CHARGING')) as Chargesession[]
    const changedAt = new Date('2026-11-20T17:30:00Z').toISOString()
    const after = (await change(operator, 'tariff', DEPOT, { KwhFee: 1, StartFee: 2 })) as Tariff
    await operator.advance(24 * HOUR)
    const sessions = (
      (await list(operator, 'chargesession', FLEET, 'relid=R00003')) as Chargesession[]
    ).filter(({ Provider }) => Provider === undefined)
    const late = sessions.filter(({ Start }) => Start >= changedAt)
    const early = sessions.filter(({ Start }) => Start < changedAt)
    expect(late.length).toBeGreaterThan(5)
    expect(early.length).toBeGreaterThan(5)
    for (const each of late) expect(each.Price).toBe(priceAt(each, after))
    for (const each of early) expect(each.Price).toBe(priceAt(each, before))
    const ran = (await one(operator, 'chargesession', oldSession?.Id ?? '')) as Chargesession
    expect(ran.Price).toBe(priceAt(ran, before))
    const detail = (await one(operator, 'chargesession', late[0]?.Id ?? '')) as Chargesession
    expect(sumEuro((detail.PriceLines ?? []).map(({ Amount }) => Amount))).toBe(detail.Price)
    expect(detail.PriceLines?.[0]).toMatchObject({ Type: 'START', UnitPrice: 2 })
    const ended = late.find(({ Stop }) => Stop !== undefined)
    expect(await one(operator, 'cdr', `CDR-${ended?.Id}`)).toMatchObject({
      Price: ended?.Price,
      TariffId: DEPOT,
    })
  })

  it('applies to a record that is rated again, which keeps its old receipt', async () => {
    const operator = await callerOf(app, 'operator')
    await change(operator, 'tariff', DEPOT, { KwhFee: 1 })
    const [cdr] = (await list(operator, 'cdr', FLEET, 'type=RATED')) as Cdr[]
    const rated = (await operator.post(`/v3.1/cdr/BCO/${cdr?.Id}/rerate`)).data as Cdr
    expect(rated.PriceLines[0]).toMatchObject({ Type: 'ENERGY', UnitPrice: 1 })
    expect(rated.Price).toBeGreaterThan(cdr?.Price ?? 0)
    expect(rated.EarlierReceipts).toEqual([
      {
        ReplacedOn: '2026-11-20T17:30:00.000Z',
        Price: cdr?.Price,
        PriceLines: cdr?.PriceLines,
        TariffId: DEPOT,
      },
    ])
    const again = (await operator.post(`/v3.1/cdr/BCO/${cdr?.Id}/rerate`)).data as Cdr
    expect([again.Price, again.EarlierReceipts]).toEqual([rated.Price, rated.EarlierReceipts])
    expect(await one(operator, 'cdr', rated.Id)).toEqual(again)
  })

  it('is named in every charge detail record, also under its new code', async () => {
    const operator = await callerOf(app, 'operator')
    await change(operator, 'tariff', DEPOT, { Code: 'YARD', Description: 'In the yard' })
    const [cdr] = await list(operator, 'cdr', FLEET, 'Links=Tariff')
    expect(cdr).toMatchObject({ TariffId: DEPOT, Links: { Tariff: { Code: 'YARD' } } })
    const found = await list(operator, 'cdr', `${FLEET} AND (Tariff EX "In the yard")`)
    expect(found.length).toBeGreaterThan(0)
  })

  it('with a new code keeps all references under that code', async () => {
    const operator = await callerOf(app, 'operator')
    const [placement] = (await list(operator, 'chargeplacement', FLEET)) as ChargePlacement[]
    await operator.post(`/v3/chargeplacement/BCO/${placement?.Id}/update/guestcharging`, {
      isBlueCornerFee: true,
      tariffid: 'WORK',
    })
    const named = async () => {
      const types = (await list(operator, 'subscriptiontype')) as SubscriptionType[]
      const subscriptions = (await list(operator, 'subscription')) as Subscription[]
      const { GuestCharge } = (await one(operator, 'chargeplacement', placement?.Id ?? '')) as ChargePlacement
      return [
        types.flatMap(({ TariffCodes }) => TariffCodes),
        subscriptions.map(({ TariffCode }) => TariffCode),
        [GuestCharge?.tariffid],
      ].flat()
    }
    const before = await named()
    expect(before).toContain('WORK')
    await change(operator, 'tariff', 'TF002', { Code: 'OFFICE' })
    expect(await named()).toEqual(before.map((code) => (code === 'WORK' ? 'OFFICE' : code)))
  })

  it('sets the price of subscriptions of its type', async () => {
    const operator = await callerOf(app, 'operator')
    const [subscription] = (await list(operator, 'subscription', FLEET)) as Subscription[]
    const type = subscription?.SubscriptionTypeId ?? ''
    await change(operator, 'subscriptiontype', type, { MonthlyFee: 33.25, TariffCodes: ['FAST'] })
    expect(await one(operator, 'subscription', subscription?.Id ?? '')).toMatchObject({
      MonthlyFee: 33.25,
      TariffCode: 'FAST',
    })
  })
})
