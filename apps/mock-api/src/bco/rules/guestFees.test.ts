import { type Chargesession, roundEuro } from '@portal/schemas'
import type { Cdr } from '@portal/schemas/contract'
import { describe, expect, it } from 'vitest'
import { callerOf, type TestCaller } from '../../../test/testCaller.ts'
import { testServer } from '../../../test/testCalls.ts'

const app = await testServer()

const HOUR = 3_600
const WEEK = 7 * 24 * HOUR
const NOW = '2026-11-20T17:30:00.000Z'
/** Card of another customer, whose user is a guest at the fleet's chargers. */
const STRANGE = 'T000370'

const list = async <T>(caller: TestCaller, path: string, filter: string): Promise<readonly T[]> =>
  (await caller.get(`/v3.1/${path}/BCO/filtered?select=&pagesize=100&filter=${encodeURIComponent(filter)}`))
    .data

const guestCharging = (caller: TestCaller, placement: string, body: object) =>
  caller.post(`/v3/chargeplacement/BCO/${placement}/update/guestcharging`, body)

/** Charges with the guest's card at a free charger of the fleet. Returns the session and its CDR. */
const strangersCharge = async (body: object) => {
  const caller = await callerOf(app, 'superadmin')
  const chargers = (await caller.get('/v3.1/chargepoint/BCO/list?relid=R00003')).data as readonly {
    readonly Id: string
    readonly PlacementId: string
    readonly Connectors: readonly { readonly Status: string }[]
  }[]
  const charger = chargers.find(({ Connectors }) => Connectors[0]?.Status === 'AVAILABLE')
  await guestCharging(caller, charger?.PlacementId ?? '', body)
  const start = await caller.post('/v3/chargepoint/BCO/Remote/Start', {
    chargepointid: charger?.Id,
    tokenid: STRANGE,
  })
  expect(start.data.Status).toBe('ACCEPTED')
  await caller.advance(HOUR)
  await caller.post('/v3/chargepoint/BCO/Remote/Stop', { chargepointid: charger?.Id })
  await caller.advance(HOUR)
  const session: Chargesession = (await caller.get(`/v3.1/chargesession/BCO/one/${start.data.SessionId}`))
    .data
  const cdr: Cdr = (await caller.get(`/v3.1/cdr/BCO/one/CDR-${start.data.SessionId}`)).data
  const [listed] = await list<Cdr>(caller, 'cdr', `(SessionId EX "${session.Id}")`)
  expect(listed).toEqual(cdr)
  return { caller, session, cdr }
}

describe('A guest', () => {
  it('pays the fee of the placement per kWh, in the session and in its charge detail record', async () => {
    const { session, cdr } = await strangersCharge({ isCustomfee: true, customfee: 0.91 })
    expect(session.EnergyKwh).toBeGreaterThan(0)
    expect(session.PriceLines).toEqual([expect.objectContaining({ Type: 'ENERGY', UnitPrice: 0.91 })])
    expect(session.Price).toBe(roundEuro(session.EnergyKwh * 0.91))
    expect(cdr).toMatchObject({ Price: session.Price, PriceLines: session.PriceLines })
    expect(cdr).not.toHaveProperty('TariffId')
  })

  it('pays nothing if charging is free', async () => {
    const { session, cdr } = await strangersCharge({ isFree: true })
    expect([session.Price, cdr.Price]).toEqual([0, 0])
  })

  it('pays by the tariff of the placement, which the record names', async () => {
    const { session, cdr, caller } = await strangersCharge({ isBlueCornerFee: true, tariffid: 'FAST' })
    const [tariff] = await list<{ readonly Id: string; readonly KwhFee: number }>(
      caller,
      'tariff',
      '(Code EX "FAST")',
    )
    expect(session.PriceLines).toContainEqual(
      expect.objectContaining({ Type: 'ENERGY', UnitPrice: tariff?.KwhFee }),
    )
    expect(cdr).toMatchObject({ TariffId: tariff?.Id, Price: session.Price })
  })

  it('pays a handling fee with a card of another provider, while the customer’s own cards keep their price', async () => {
    const caller = await callerOf(app, 'operator')
    const before = await list<Cdr>(caller, 'cdr', '(Provider SW "P") AND (RelationId EX "R00005")')
    const charger = before.find(({ TokenId }) => TokenId === undefined)?.ChargePointId ?? ''
    const { PlacementId } = (await caller.get(`/v3.1/chargepoint/BCO/${charger}`)).data
    await guestCharging(caller, PlacementId, { isCustomfee: true, customfee: 0.91 })
    await caller.advance(4 * WEEK)
    const sessions = await list<Chargesession>(caller, 'chargesession', `(ChargePointId EX "${charger}")`)
    const ended = sessions.filter(({ Stop }) => Stop !== undefined)
    const later = ended.filter(({ Start }) => Start > NOW)
    const guests = later.filter(({ TokenId }) => TokenId === undefined)
    expect(guests.length).toBeGreaterThan(0)
    for (const guest of guests) {
      expect(guest.PriceLines?.map(({ Type, UnitPrice }) => [Type, UnitPrice])).toEqual([
        ['ENERGY', 0.91],
        ['HANDLING', 0.5],
      ])
      const [cdr] = await list<Cdr>(caller, 'cdr', `(SessionId EX "${guest.Id}")`)
      expect(cdr).toMatchObject({ Price: guest.Price, PriceLines: guest.PriceLines })
    }
    const others = [
      ...later.filter(({ TokenId }) => TokenId !== undefined),
      ...ended.filter(({ Start }) => Start < NOW),
    ]
    expect(others.length).toBeGreaterThan(0)
    for (const { PriceLines = [] } of others)
      expect(PriceLines.map(({ UnitPrice }) => UnitPrice)).not.toContain(0.91)
  })
})
