import type { Chargesession } from '@portal/schemas'
import type { CpoContract } from '@portal/schemas/contract'
import { describe, expect, it } from 'vitest'
import { callerOf, type TestCaller } from '../../../test/testCaller.ts'
import { testServer } from '../../../test/testCalls.ts'

const app = await testServer()

const NOW = '2026-11-20T17:30:00.000Z'
const HOUR = 3_600
const CONTRACT = 'CC00003'
const PATH = `/v3.1/cpocontract/BCO/${CONTRACT}`
/** Card of the fleet. */
const OWN = 'T000204'
/** Card of another customer. */
const STRANGE = 'T000370'
const STREET = 'TF004'
const STREET_FEE = 0.62

const contractOf = async (caller: TestCaller): Promise<CpoContract> =>
  (await caller.get(`/v3.1/cpocontract/BCO/one/${CONTRACT}`)).data
const setTariff = async (caller: TestCaller, body: object) =>
  caller.post(`${PATH}/tariff`, { Version: (await contractOf(caller)).Version, ...body })

interface Charger {
  readonly Id: string
  readonly PlacementId: string
  readonly Connectors: readonly { readonly Status: string }[]
}

const freeCharger = async (caller: TestCaller): Promise<Charger> => {
  const chargers: readonly Charger[] = (await caller.get('/v3.1/chargepoint/BCO/list?relid=R00003')).data
  const found = chargers.find(({ Connectors }) => Connectors[0]?.Status === 'AVAILABLE')
  if (!found) throw new Error('no charger is free')
  return found
}

const feeOf = ({ PriceLines }: Pick<Chargesession, 'PriceLines'>): number | undefined =>
  PriceLines?.find(({ Type }) => Type === 'ENERGY')?.UnitPrice

/** Starts and ends a session. Returns it with its CDR and energy price. */
const charged = async (caller: TestCaller, chargepointid: string, tokenid: string) => {
  const { data } = await caller.post('/v3/chargepoint/BCO/Remote/Start', { chargepointid, tokenid })
  await caller.advance(HOUR)
  await caller.post('/v3/chargepoint/BCO/Remote/Stop', { chargepointid })
  await caller.advance(HOUR)
  const session: Chargesession = (await caller.get(`/v3.1/chargesession/BCO/one/${data.SessionId}`)).data
  const cdr = (await caller.get(`/v3.1/cdr/BCO/one/CDR-${data.SessionId}`)).data
  return { session, cdr, fee: feeOf(session) }
}

describe('The price list of a contract', () => {
  it('applies a new tariff only to sessions that start later', async () => {
    const caller = await callerOf(app, 'superadmin')
    const { Id } = await freeCharger(caller)
    const before = await charged(caller, Id, OWN)
    expect(before.fee).not.toBe(STREET_FEE)
    expect((await setTariff(caller, { Type: 'AC', TariffId: STREET })).code).toBe('')
    const after = await charged(caller, Id, OWN)
    expect(after.fee).toBe(STREET_FEE)
    expect(after.cdr).toMatchObject({ TariffId: STREET, Price: after.session.Price })
    const earlier = (await caller.get(`/v3.1/cdr/BCO/one/${before.cdr.Id}`)).data
    expect(earlier).toEqual(before.cdr)
    const use = (await caller.get(`/v3.1/tariff/BCO/${STREET}/use`)).data
    expect(use.Contracts).toContainEqual(expect.objectContaining({ Id: CONTRACT }))
  })

  it('overrides the standard tariff, but not the guest fees of a charger', async () => {
    const caller = await callerOf(app, 'superadmin')
    const { Id, PlacementId } = await freeCharger(caller)
    await setTariff(caller, { Type: 'AC', TariffId: STREET })
    const takeGuests = (body: object) =>
      caller.post(`/v3/chargeplacement/BCO/${PlacementId}/update/guestcharging`, body)
    await takeGuests({ isBlueCornerFee: true })
    expect((await charged(caller, Id, STRANGE)).fee).toBe(STREET_FEE)
    await takeGuests({ isCustomfee: true, customfee: 0.91 })
    expect((await charged(caller, Id, STRANGE)).fee).toBe(0.91)
    expect((await charged(caller, Id, OWN)).fee).toBe(STREET_FEE)
    await setTariff(caller, { Type: 'AC' })
    expect((await charged(caller, Id, OWN)).fee).not.toBe(STREET_FEE)
  })

  it('takes effect at its start, follows the fees of its tariff and ends with the contract', async () => {
    const caller = await callerOf(app, 'superadmin')
    const { Id } = await freeCharger(caller)
    await setTariff(caller, { Type: 'AC', TariffId: STREET, From: '2026-11-20T20:00:00.000Z' })
    expect((await charged(caller, Id, OWN)).fee).not.toBe(STREET_FEE)
    await caller.advance(HOUR)
    const { Version } = (await caller.get(`/v3.1/tariff/BCO/one/${STREET}`)).data
    await caller.post('/v3.1/tariff/BCO/createupdate', { Id: STREET, Version, KwhFee: 0.8 })
    expect((await charged(caller, Id, OWN)).fee).toBe(0.8)
    const contract = await contractOf(caller)
    const EndDate = '2026-11-20T23:00:00.000Z'
    await caller.post('/v3.1/cpocontract/BCO/createupdate', { ...idOf(contract), EndDate })
    await caller.advance(2 * HOUR)
    expect((await charged(caller, Id, OWN)).fee).not.toBe(0.8)
  })

  it('keeps the tariff of a running session after a change, and applies the change to the next session', async () => {
    const caller = await callerOf(app, 'superadmin')
    const { Id: chargepointid } = await freeCharger(caller)
    await setTariff(caller, { Type: 'AC', TariffId: STREET })
    const { data } = await caller.post('/v3/chargepoint/BCO/Remote/Start', { chargepointid, tokenid: OWN })
    const running = async () =>
      feeOf((await caller.get(`/v3.1/chargesession/BCO/one/${data.SessionId}`)).data)
    await caller.advance(HOUR)
    const { Version } = (await caller.get(`/v3.1/tariff/BCO/one/${STREET}`)).data
    await caller.post('/v3.1/tariff/BCO/createupdate', { Id: STREET, Version, KwhFee: 0.8 })
    await setTariff(caller, { Type: 'AC' })
    expect(await running()).toBe(STREET_FEE)
    await caller.advance(HOUR)
    expect(await running()).toBe(STREET_FEE)
    await caller.post('/v3/chargepoint/BCO/Remote/Stop', { chargepointid })
    await caller.advance(HOUR)
    const cdr = (await caller.get(`/v3.1/cdr/BCO/one/CDR-${data.SessionId}`)).data
    expect([cdr.TariffId, cdr.Status, feeOf(cdr)]).toEqual([STREET, 'RATED', STREET_FEE])
    const next = await charged(caller, chargepointid, OWN)
    expect(next.cdr).toMatchObject({ Status: 'RATED', TariffId: expect.not.stringMatching(STREET) })
    expect([STREET_FEE, 0.8]).not.toContain(next.fee)
  })

  it('withdraws a future tariff, but rejects any other start and an outdated version', async () => {
    const caller = await callerOf(app, 'operator')
    const From = '2026-12-01T00:00:00.000Z'
    const { PriceList = [] } = await contractOf(caller)
    const set = await setTariff(caller, { Type: 'ROAMING', TariffId: 'TF006', From })
    expect(set.data.PriceList).toContainEqual({ Type: 'ROAMING', TariffId: 'TF006', From })
    const remove = (start: string, version: number) =>
      caller.remove(`${PATH}/tariff?version=${version}&type=ROAMING&start=${start}`)
    expect((await remove(NOW, set.data.Version)).message).toContain('start:')
    expect((await remove(From, set.data.Version - 1)).status).toBe(409)
    expect((await remove(From, set.data.Version)).data.PriceList).toEqual(PriceList)
  })

  it('rejects a past start, a tariff of another type, an unknown tariff, an outdated version and calls by a customer', async () => {
    const caller = await callerOf(app, 'operator')
    const street = { Type: 'AC', TariffId: STREET }
    expect((await setTariff(caller, { ...street, From: '2026-11-20T17:00:00.000Z' })).message).toBe(
      'From: lies in the past',
    )
    expect((await setTariff(caller, { ...street, Type: 'DC' })).message).toBe(
      'TariffId: is not a tariff for DC',
    )
    expect((await setTariff(caller, { ...street, TariffId: 'TF999' })).code).toBe('UNKNOWNREQUEST')
    const { Version } = (await setTariff(caller, street)).data
    expect((await setTariff(caller, { ...street, Version: Version - 1 })).status).toBe(409)
    const fleet = await callerOf(app, 'fleet', caller.sessionId)
    expect((await setTariff(fleet, { ...street, Version })).code).toBe('Unauthorized')
  })
})

const idOf = ({ Id, Version }: CpoContract) => ({ Id, Version })
