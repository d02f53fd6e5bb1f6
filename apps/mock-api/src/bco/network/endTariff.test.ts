import type { Cdr, Tariff } from '@portal/schemas/contract'
import { describe, expect, it } from 'vitest'
import { callerOf, type TestCaller } from '../../../test/testCaller.ts'
import { testServer } from '../../../test/testCalls.ts'

const app = await testServer()

const HOUR = 3_600
const NOW = '2026-11-20T17:30:00.000Z'
const DEPOT = 'TF003'
const STREET = 'TF004'
const CARD = 'T000204'

const one = async <T>(caller: TestCaller, name: string, id: string): Promise<T> =>
  (await caller.get(`/v3.1/${name}/BCO/one/${id}`)).data
const end = async (caller: TestCaller, EndDate?: string, id = DEPOT) => {
  const { Version } = await one<Tariff>(caller, 'tariff', id)
  return caller.post(`/v3.1/tariff/BCO/${id}/end`, { Version, ...(EndDate && { EndDate }) })
}
const freeCharger = async (caller: TestCaller): Promise<string> => {
  const { data } = await caller.get('/v3.1/chargepoint/BCO/list?relid=R00003')
  return data.find(
    ({ Connectors }: { Connectors: readonly { readonly Status: string }[] }) =>
      Connectors[0]?.Status === 'AVAILABLE',
  ).Id
}
const start = async (caller: TestCaller, chargepointid: string): Promise<string> =>
  (await caller.post('/v3/chargepoint/BCO/Remote/Start', { chargepointid, tokenid: CARD })).data.SessionId
const finished = async (caller: TestCaller, chargepointid: string, sessionId: string): Promise<Cdr> => {
  await caller.advance(HOUR)
  await caller.post('/v3/chargepoint/BCO/Remote/Stop', { chargepointid })
  await caller.advance(HOUR)
  return one(caller, 'cdr', `CDR-${sessionId}`)
}

describe('A tariff', () => {
  it('prices no session that starts after its end, and keeps the price of earlier sessions', async () => {
    const caller = await callerOf(app, 'superadmin')
    const charger = await freeCharger(caller)
    const old = await finished(caller, charger, await start(caller, charger))
    expect(old).toMatchObject({ Status: 'RATED', TariffId: DEPOT })
    const running = await start(caller, charger)
    await caller.advance(60)
    await end(caller, '2026-11-20T20:00:00.000Z')
    const ran = await finished(caller, charger, running)
    expect(ran).toMatchObject({ Status: 'RATED', TariffId: DEPOT })
    expect(ran.Price).toBeGreaterThan(0)
    const late = await finished(caller, charger, await start(caller, charger))
    expect(late).toMatchObject({ Status: 'ERROR', Cause: 'NO_TARIFF', Price: 0, PriceLines: [] })
    expect(await one(caller, 'chargesession', late.SessionId)).toMatchObject({ Price: 0, PriceLines: [] })
    expect(await one(caller, 'cdr', old.Id)).toEqual(old)
  })

  it('leaves sessions after its end unpriced, even if rated again or corrected, until another tariff applies', async () => {
    const caller = await callerOf(app, 'superadmin')
    const charger = await freeCharger(caller)
    await end(caller, NOW)
    const { Id, Version, Start, Stop } = await finished(caller, charger, await start(caller, charger))
    const rate = () => caller.post(`/v3.1/cdr/BCO/${Id}/rerate`)
    expect((await rate()).message).toBe('TariffId: the tariff has ended')
    const preview = await caller.get(`/v3.1/cdr/BCO/${Id}/rerate`)
    expect(preview.data).toEqual({ Before: 0, Refusal: 'NO_TARIFF' })
    const figures = { Version, Start, Stop, Consumption: 1, Reason: 'Meter was wrong' }
    const { data } = await caller.post(`/v3.1/cdr/BCO/${Id}/correct`, figures)
    expect(data).toMatchObject({ Consumption: 1, Status: 'ERROR', Cause: 'NO_TARIFF' })
    const contract = await one<{ Version: number }>(caller, 'cpocontract', 'CC00003')
    const price = { Version: contract.Version, Type: 'AC', TariffId: STREET }
    await caller.post('/v3.1/cpocontract/BCO/CC00003/tariff', price)
    const rated = (await caller.post(`/v3.1/cdr/BCO/${data.Id}/rerate`)).data
    expect(rated).toMatchObject({ Status: 'RATED', TariffId: STREET })
    expect(rated.Price).toBeGreaterThan(0)
    expect(rated).not.toHaveProperty('Cause')
  })

  it('can have its end moved or removed, and earlier errors remain', async () => {
    const caller = await callerOf(app, 'superadmin')
    const charger = await freeCharger(caller)
    await end(caller, NOW)
    const late = await finished(caller, charger, await start(caller, charger))
    const { data } = await end(caller)
    expect(data).not.toHaveProperty('EndDate')
    expect(await one(caller, 'cdr', late.Id)).toEqual(late)
    const next = await finished(caller, charger, await start(caller, charger))
    expect(next).toMatchObject({ Status: 'RATED', TariffId: DEPOT })
    expect((await end(caller, '2026-12-01T22:59:00Z')).data.EndDate).toBe('2026-12-01T22:59:00.000Z')
    expect((await caller.post(`/v3.1/cdr/BCO/${late.Id}/rerate`)).data.Status).toBe('RATED')
  })

  it('cannot be ended in the past, with an unknown id, with an older version or by a customer', async () => {
    const caller = await callerOf(app, 'operator')
    expect((await end(caller, '2026-11-20T17:00:00.000Z')).message).toBe('EndDate: lies in the past')
    const unknown = await caller.post('/v3.1/tariff/BCO/TF999/end', { Version: 1, EndDate: NOW })
    expect(unknown.code).toBe('UNKNOWNREQUEST')
    const { Version } = (await end(caller, '2026-12-01T00:00:00.000Z')).data
    const path = `/v3.1/tariff/BCO/${DEPOT}/end`
    expect((await caller.post(path, { Version: Version - 1 })).status).toBe(409)
    const fleet = await callerOf(app, 'fleet', caller.sessionId)
    expect((await fleet.post(path, { Version })).code).toBe('Unauthorized')
  })
})
