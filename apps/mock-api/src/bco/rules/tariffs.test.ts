import { type Chargesession, rate, sumEuro, type TariffFees } from '@portal/schemas'
import type { Cdr, ChargePlacement, Subscription, SubscriptionType, Tariff } from '@portal/schemas/contract'
import { describe, expect, it } from 'vitest'
import { callerOf, type TestCaller } from '../../../test/testCaller.ts'
import { testServer } from '../../../test/testCalls.ts'

const app = await testServer()

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

const setFees = (
  caller: TestCaller,
  id: string,
  { Version, From, ...Fees }: TariffFees & { readonly Version: number; readonly From: string },
) => caller.post(`/v3.1/tariff/BCO/${id}/fees`, { Version, From, Fees })

const DAY = 24 * HOUR
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
  it('applies changed fees only to sessions that start afterwards', async () => {
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

  it('applies its current fees to a re-rated record, which keeps its old receipt', async () => {
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

  it('applies and shows new fees from their start date on', async () => {
    const operator = await callerOf(app, 'operator')
    const before = (await one(operator, 'tariff', DEPOT)) as Tariff
    const From = '2026-11-21T05:00:00.000Z'
    const fees = { StartFee: 1.25, KwhFee: 0.5001, ConnectionFee: 0, ParkingFee: 0, DayMaximum: 0 }
    const changed = await setFees(operator, DEPOT, { Version: before.Version, From, ...fees })
    expect(changed.data).toMatchObject({ KwhFee: before.KwhFee, Versions: [{}, { From, ...fees }] })
    await operator.advance(DAY)
    expect(await one(operator, 'tariff', DEPOT)).toMatchObject({ ...fees, Versions: changed.data.Versions })
    const sessions = (await list(operator, 'chargesession', FLEET, 'relid=R00003')) as Chargesession[]
    const own = sessions.filter(({ Provider }) => Provider === undefined)
    expect(own.filter(({ Start }) => Start >= From).length).toBeGreaterThan(5)
    const after = (await one(operator, 'tariff', DEPOT)) as Tariff
    for (const each of own) expect(each.Price).toBe(priceAt(each, each.Start >= From ? after : before))
  })

  it('allows the withdrawal of future fees, but not of fees in force', async () => {
    const operator = await callerOf(app, 'operator')
    const { Version, Versions, KwhFee } = (await one(operator, 'tariff', DEPOT)) as Tariff
    const fees = { StartFee: 0, KwhFee: 0.9, ConnectionFee: 0, ParkingFee: 0, DayMaximum: 0 }
    const past = await setFees(operator, DEPOT, { Version, From: '2026-11-20T17:00:00Z', ...fees })
    expect(past).toMatchObject({ code: 'Error', message: 'From: lies in the past' })
    const stale = await setFees(operator, DEPOT, {
      Version: Version + 1,
      From: '2026-12-01T00:00:00Z',
      ...fees,
    })
    expect([stale.status, stale.data.Id]).toEqual([409, DEPOT])
    const start = '2026-12-01T00:00:00.000Z'
    await setFees(operator, DEPOT, { Version, From: start, ...fees })
    // A second change at the same time replaces the first one.
    const twice = await setFees(operator, DEPOT, { Version: Version + 1, From: start, ...fees, KwhFee: 0.8 })
    expect(twice.data.Versions).toEqual([...Versions, { From: start, ...fees, KwhFee: 0.8 }])
    const takeBack = (from: string) =>
      operator.remove(`/v3.1/tariff/BCO/${DEPOT}/fees?version=${Version + 2}&start=${from}`)
    expect((await takeBack(Versions[0]?.From ?? '')).code).toBe('Error')
    expect((await takeBack(start)).data).toMatchObject({ KwhFee, Versions })
  })

  it('keeps future changes when its fees are changed immediately', async () => {
    const operator = await callerOf(app, 'operator')
    const { Version } = (await one(operator, 'tariff', DEPOT)) as Tariff
    const fees = { StartFee: 0, KwhFee: 0.9, ConnectionFee: 0, ParkingFee: 0, DayMaximum: 0 }
    await setFees(operator, DEPOT, { Version, From: '2026-11-21T05:00:00Z', ...fees })
    const { Versions } = (await change(operator, 'tariff', DEPOT, { KwhFee: 0.4 })) as Tariff
    expect(Versions.map(({ KwhFee }) => KwhFee)).toEqual([0.262, 0.4, 0.9])
    await operator.advance(DAY)
    const renamed = (await change(operator, 'tariff', DEPOT, { Description: 'Yard' })) as Tariff
    expect(renamed).toMatchObject({ Description: 'Yard', KwhFee: 0.9, Versions })
  })

  it('can be created, and lists the charge points where it prices guests', async () => {
    const operator = await callerOf(app, 'operator')
    const made = await operator.post('/v3.1/tariff/BCO/createupdate', {
      Code: 'NIGHT',
      Type: 'AC',
      Description: 'By night',
      StartFee: 0,
      KwhFee: 0.2,
      ConnectionFee: 0,
      ParkingFee: 0,
      DayMaximum: 0,
    })
    expect(made.data.Versions).toEqual([
      { From: made.data.CreatedOn, StartFee: 0, KwhFee: 0.2, ConnectionFee: 0, ParkingFee: 0, DayMaximum: 0 },
    ])
    const [placement] = (await list(operator, 'chargeplacement', FLEET)) as ChargePlacement[]
    await operator.post(`/v3/chargeplacement/BCO/${placement?.Id}/update/guestcharging`, {
      isBlueCornerFee: true,
      tariffid: 'NIGHT',
    })
    expect((await operator.get(`/v3.1/tariff/BCO/${made.data.Id}/use`)).data).toEqual({
      SubscriptionTypes: [],
      Subscriptions: 0,
      Contracts: [],
      ChargePoints: [{ Id: placement?.ChargePointId, Description: expect.any(String) }],
      ChargePointCount: 1,
    })
  })

  it('lists the subscription types, subscriptions and charge points that it prices', async () => {
    const operator = await callerOf(app, 'operator')
    const { data } = await operator.get(`/v3.1/tariff/BCO/${DEPOT}/use`)
    const cdrs = (await list(operator, 'cdr', `(Tariff EX "Depot")`)) as Cdr[]
    const subscriptions = (await list(operator, 'subscription')) as Subscription[]
    expect(data.ChargePointCount).toBeGreaterThan(0)
    expect(cdrs.length).toBeGreaterThan(0)
    expect(data.SubscriptionTypes.map(({ Id }: { Id: string }) => Id)).toEqual(['ST003', 'ST004', 'ST006'])
    expect(data.Subscriptions).toBe(subscriptions.filter(({ TariffCode }) => TariffCode === 'DEPOT').length)
  })

  it('is still linked from its charge detail records after its code and name have changed', async () => {
    const operator = await callerOf(app, 'operator')
    await change(operator, 'tariff', DEPOT, { Code: 'YARD', Description: 'In the yard' })
    const [cdr] = await list(operator, 'cdr', FLEET, 'Links=Tariff')
    expect(cdr).toMatchObject({ TariffId: DEPOT, Links: { Tariff: { Code: 'YARD' } } })
    const found = await list(operator, 'cdr', `${FLEET} AND (Tariff EX "In the yard")`)
    expect(found.length).toBeGreaterThan(0)
  })

  it('keeps all references when its code changes', async () => {
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

  it('applies to the subscriptions of a type that names it, with the monthly fee of the type', async () => {
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
