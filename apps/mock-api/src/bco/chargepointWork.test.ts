import { type Chargepoint, type Chargesession, localDay, localTime } from '@portal/schemas'
import { describe, expect, it } from 'vitest'
import { callerOf, type TestCaller } from '../../test/testCaller.ts'
import { testServer } from '../../test/testCalls.ts'
import { TEST_NOW } from '../../test/testSignIn.ts'

const app = await testServer()

const FLEET = 'R00003'
const MERIDIAAN = 'R00004'
const DAY_SECONDS = 86_400

const one = async (caller: TestCaller, name: string, id: string) =>
  (await caller.get(`/v3.1/${name}/BCO/one/${id}`)).data
const list = async (caller: TestCaller, name: string, filter = '') =>
  (await caller.get(`/v3.1/${name}/BCO/filtered?select=&pagesize=100&filter=${encodeURIComponent(filter)}`))
    .data
const save = (caller: TestCaller, name: string, body: object) =>
  caller.post(`/v3.1/${name}/BCO/createupdate`, body)
const ask = (caller: TestCaller, { Id, Version }: { Id: string; Version: number }, act: string, body = {}) =>
  caller.post(`/v3.1/chargepoint/BCO/${Id}/${act}`, { Version, ...body })
const chargerOf = async (caller: TestCaller, isConnected: boolean): Promise<Chargepoint> => {
  const chargers: Chargepoint[] = await list(caller, 'chargepoint', `(RelationId EX "${FLEET}")`)
  const found = chargers.find(
    ({ Connectors }) => Connectors.some(({ SessionId }) => SessionId !== undefined) === isConnected,
  )
  if (!found) throw new Error(`no charger of the fleet has isConnected ${isConnected}`)
  return found
}
const otherPlaceOf = async (caller: TestCaller, { LocationId }: Chargepoint) => {
  const places: { Id: string; Version: number }[] = await list(
    caller,
    'chargelocation',
    `(RelationId EX "${FLEET}")`,
  )
  const found = places.find(({ Id }) => Id !== LocationId)
  if (!found) throw new Error('the fleet has one location')
  return found
}
const CONNECTOR = { ConnectorNumber: 1, PowerType: 'AC_3_PHASE', MaxPowerKw: 11, Standard: 'IEC_62196_T2' }
const RETIRED = { RetiredOn: '2026-11-20T08:00:00.000Z', RetireReason: 'The site is sold' }

describe('Saving a charger', () => {
  it('rejects a location and a relation of different customers', async () => {
    const operator = await callerOf(app, 'operator')
    const { Id, Version, LocationId } = await chargerOf(operator, false)
    const [other] = await list(operator, 'chargelocation', `(RelationId EX "${MERIDIAAN}")`)
    for (const place of [{ LocationId: other.Id }, { RelationId: MERIDIAAN }]) {
      const { code } = await save(operator, 'chargepoint', { Id, Version, ...place })
      expect(code).toBe('UnknownChargeLocation')
    }
    expect((await one(operator, 'chargepoint', Id)).LocationId).toBe(LocationId)
  })
})

describe('A charger with a connected car', () => {
  it('cannot be moved, replaced or retired, and its connectors cannot be changed', async () => {
    const operator = await callerOf(app, 'operator')
    const charger = await chargerOf(operator, true)
    const place = { LocationId: (await otherPlaceOf(operator, charger)).Id, RelationId: FLEET }
    const acts = [
      ['move', place],
      ['connectors', { Connectors: [CONNECTOR] }],
      ['replace', { Serial: 'STOCK-0036', Reason: 'Screen is broken' }],
      ['retire', RETIRED],
    ] as const
    for (const [act, body] of acts)
      expect([act, (await ask(operator, charger, act, body)).code]).toEqual([act, 'CPINUSE'])
    expect(await one(operator, 'chargepoint', charger.Id)).toEqual(charger)
  })

  it('cannot be moved by saving its record or its placement with another location', async () => {
    const operator = await callerOf(app, 'operator')
    const charger = await chargerOf(operator, true)
    const { Id, Version, PlacementId } = charger
    const { Id: LocationId } = await otherPlaceOf(operator, charger)
    const placement = await one(operator, 'chargeplacement', PlacementId)
    const moved = [
      ['chargepoint', { Id, Version, LocationId }],
      ['chargeplacement', { Id: PlacementId, Version: placement.Version, LocationId }],
    ] as const
    for (const [name, body] of moved)
      expect([name, (await save(operator, name, body)).code]).toEqual([name, 'CPINUSE'])
    expect(await one(operator, 'chargepoint', Id)).toEqual(charger)
  })

  it('prevents a transfer or merge of its location', async () => {
    const operator = await callerOf(app, 'operator')
    const charger = await chargerOf(operator, true)
    const { LocationId } = charger
    const location = await one(operator, 'chargelocation', LocationId)
    const other = await otherPlaceOf(operator, charger)
    const path = `/v3.1/chargelocation/BCO/${LocationId}`
    const { Version } = location
    const here = () => list(operator, 'chargepoint', `(LocationId EX "${LocationId}")`)
    const before = await here()
    expect(before.length).toBeGreaterThan(1)
    expect((await operator.post(`${path}/give`, { Version, RelationId: MERIDIAAN })).code).toBe('CPINUSE')
    expect((await operator.post(`${path}/merge`, { Version, LocationId: other.Id })).code).toBe('CPINUSE')
    expect(await one(operator, 'chargelocation', LocationId)).toEqual(location)
    expect(await here()).toEqual(before)
  })
})

describe('A location with chargers', () => {
  it('cannot be deleted', async () => {
    const operator = await callerOf(app, 'operator')
    const { LocationId } = await chargerOf(operator, false)
    const { Version } = await one(operator, 'chargelocation', LocationId)
    const path = `/v3.1/chargelocation/BCO/${LocationId}?version=${Version}`
    expect((await operator.remove(path)).code).toBe('LOCINUSE')
    expect((await one(operator, 'chargelocation', LocationId)).Version).toBe(Version)
  })

  it('rejects a merge into itself or into a location of another customer', async () => {
    const operator = await callerOf(app, 'operator')
    const { LocationId } = await chargerOf(operator, false)
    const { Version } = await one(operator, 'chargelocation', LocationId)
    const [foreign] = await list(operator, 'chargelocation', `(RelationId EX "${MERIDIAAN}")`)
    const merge = (into: string) =>
      operator.post(`/v3.1/chargelocation/BCO/${LocationId}/merge`, { Version, LocationId: into })
    expect((await merge(LocationId)).message).toBe('LocationId: is the same location')
    expect((await merge(foreign.Id)).message).toBe('LocationId: belongs to another customer')
  })
})

describe('A location of another customer', () => {
  it('accepts neither a new charger nor a moved one', async () => {
    const operator = await callerOf(app, 'operator')
    const charger = await chargerOf(operator, false)
    const [foreign] = await list(operator, 'chargelocation', `(RelationId EX "${MERIDIAAN}")`)
    const place = { LocationId: foreign.Id, RelationId: FLEET }
    const rejected = {
      code: 'UnknownChargeLocation',
      message: 'LocationId: is not a location of this customer',
    }
    expect(await ask(operator, charger, 'move', place)).toMatchObject(rejected)
    const added = { Serial: 'STOCK-0022', Description: 'Quagga', ChargerType: 'PRIVATE', ...place }
    expect(await operator.post('/v3.1/chargepoint/BCO/add', added)).toMatchObject(rejected)
  })
})

describe('The check of connectors', () => {
  it('rejects connectors that the hardware does not have', async () => {
    const operator = await callerOf(app, 'operator')
    const charger = await chargerOf(operator, false)
    const most = (await operator.get(`/v3/chargepoint/BCO/Verify/Serial/${charger.ChargeBoxSerialNumber}`))
      .data.MaxConnectors
    const own = charger.Connectors.map(({ ConnectorNumber, PowerType, MaxPowerKw, Standard }) => ({
      ConnectorNumber,
      PowerType,
      MaxPowerKw,
      Standard,
    }))
    const [first = CONNECTOR] = own
    const messageOf = async (Connectors: readonly object[]) =>
      (await ask(operator, charger, 'connectors', { Connectors })).message
    const many = Array.from({ length: most + 1 }, (_, index) => ({ ...first, ConnectorNumber: index + 1 }))
    expect(await messageOf(many)).toBe(`Connectors: this model has at most ${most}`)
    expect(await messageOf([{ ...first, MaxPowerKw: 400 }, ...own.slice(1)])).toMatch(
      /^Connectors\/0\/MaxPowerKw: this model supports at most \d+ kW$/,
    )
    const onePhase = { ...first, PowerType: 'AC_1_PHASE', MaxPowerKw: 7.5 }
    expect(await messageOf([onePhase, ...own.slice(1)])).toBe(
      'Connectors/0/MaxPowerKw: this model supports at most 7.4 kW',
    )
    expect(await messageOf([{ ...first, PowerType: 'DC' }, ...own.slice(1)])).toBe(
      'Connectors/0/PowerType: this model supports AC_1_PHASE or AC_3_PHASE',
    )
    expect(await messageOf([{ ...first, Standard: 'CHADEMO' }, ...own.slice(1)])).toBe(
      'Connectors/0/Standard: this model supports IEC_62196_T2',
    )
    expect(await messageOf([{ ...first, ConnectorNumber: most + 1 }, ...own.slice(1)])).toMatch(
      /cannot be removed$/,
    )
    expect((await one(operator, 'chargepoint', charger.Id)).Connectors).toEqual(charger.Connectors)
  })

  it('allows one phase for every AC model, and three phases only for a three-phase model', async () => {
    const operator = await callerOf(app, 'operator')
    const [single] = await list(operator, 'chargepoint', '(Model EX "Pulsar Plus")')
    const triple = await chargerOf(operator, false)
    const set = (charger: Chargepoint, PowerType: string) => {
      const Connectors = charger.Connectors.map(({ ConnectorNumber, Standard }) => ({
        ConnectorNumber,
        PowerType,
        MaxPowerKw: 7,
        Standard,
      }))
      return ask(operator, charger, 'connectors', { Connectors })
    }
    expect(await set(single, 'AC_3_PHASE')).toMatchObject({
      code: 'Error',
      message: 'Connectors/0/PowerType: this model supports AC_1_PHASE',
    })
    expect((await one(operator, 'chargepoint', single.Id)).Connectors).toEqual(single.Connectors)
    for (const charger of [single, triple]) {
      const { code, data } = await set(charger, 'AC_1_PHASE')
      expect([code, data.Connectors[0].PowerType]).toEqual(['', 'AC_1_PHASE'])
    }
  })
})

describe('A change of the maximum power', () => {
  const setPower = (caller: TestCaller, charger: Chargepoint, MaxPowerKw: number) => {
    const Connectors = charger.Connectors.map(({ ConnectorNumber, PowerType, Standard }) => ({
      ConnectorNumber,
      PowerType,
      MaxPowerKw,
      Standard,
    }))
    return ask(caller, charger, 'connectors', { Connectors })
  }
  const curveOf = async (caller: TestCaller, id: string) => {
    const { MeterValues = [] }: Chargesession = await one(caller, 'chargesession', id)
    return MeterValues
  }
  const peakOf = async (caller: TestCaller, id: string) =>
    Math.max(...(await curveOf(caller, id)).map(({ PowerKw }) => PowerKw))

  it('limits planned sessions that start later, and keeps the curves of earlier ones', async () => {
    const operator = await callerOf(app, 'operator')
    const twin = await callerOf(app, 'operator')
    await twin.advance(DAY_SECONDS)
    const strongOf = async (caller: TestCaller): Promise<Chargesession[]> =>
      (await list(caller, 'chargesession', `(RelationId EX "${FLEET}")`)).filter(
        ({ EnergyKwh, ChargingSeconds }: Chargesession) => EnergyKwh > (8 * ChargingSeconds) / 3_600,
      )
    const before = new Map((await strongOf(operator)).map((session) => [session.ChargePointId, session]))
    const chargers: Chargepoint[] = await list(operator, 'chargepoint', `(RelationId EX "${FLEET}")`)
    const free = chargers.filter(({ Connectors }) => Connectors.every(({ SessionId }) => !SessionId))
    const now = TEST_NOW.toISOString()
    const later = (await strongOf(twin)).find(
      ({ ChargePointId, Start }) =>
        Start > now && before.has(ChargePointId) && free.some(({ Id }) => Id === ChargePointId),
    )
    if (!later) throw new Error('no free charger has a strong session before and after the change')
    const charger: Chargepoint = await one(operator, 'chargepoint', later.ChargePointId)
    const earlierId = before.get(charger.Id)?.Id ?? ''
    const curve = await curveOf(operator, earlierId)
    expect(await peakOf(twin, later.Id)).toBeGreaterThan(7.4)
    expect((await setPower(operator, charger, 7.4)).code).toBe('')
    await operator.advance(DAY_SECONDS)
    expect(await peakOf(operator, later.Id)).toBeGreaterThan(0)
    expect(await peakOf(operator, later.Id)).toBeLessThanOrEqual(7.4)
    expect(await curveOf(operator, earlierId)).toEqual(curve)
  })

  it('limits sessions that are started later at a charger from stock, and keeps the curves of earlier ones', async () => {
    const operator = await callerOf(app, 'operator')
    const { LocationId, RelationId } = await chargerOf(operator, false)
    const place = { LocationId, RelationId }
    const added = { Serial: 'STOCK-0022', Description: 'Quagga', ChargerType: 'PRIVATE', ...place }
    const { data: charger } = await operator.post('/v3.1/chargepoint/BCO/add', added)
    const [{ Id: connectorid }] = charger.Connectors
    const charge = async (): Promise<string> => {
      const start = { connectorid, tokenid: 'T000205' }
      const { SessionId } = (await operator.post('/v3/chargepoint/BCO/Remote/Start', start)).data
      await operator.advance(1_800)
      await operator.post('/v3/chargepoint/BCO/Remote/Stop', { connectorid })
      await operator.advance(600)
      return SessionId
    }
    const earlier = await charge()
    const curve = await curveOf(operator, earlier)
    expect(await peakOf(operator, earlier)).toBeGreaterThan(4)
    expect((await setPower(operator, charger, 3)).code).toBe('')
    const later = await charge()
    expect(await peakOf(operator, later)).toBeGreaterThan(2)
    expect(await peakOf(operator, later)).toBeLessThanOrEqual(3)
    expect(await curveOf(operator, earlier)).toEqual(curve)
  })
})

describe('The retirement of a charger', () => {
  it('makes every later change fail with UnknownChargePoint, whatever its version', async () => {
    const operator = await callerOf(app, 'operator')
    const charger = await chargerOf(operator, false)
    const retired = await ask(operator, charger, 'retire', RETIRED)
    expect(retired.code).toBe('')
    for (const each of [charger, retired.data]) {
      expect((await ask(operator, each, 'retire', RETIRED)).code).toBe('UnknownChargePoint')
      expect((await ask(operator, each, 'connectors', { Connectors: [CONNECTOR] })).code).toBe(
        'UnknownChargePoint',
      )
    }
    const { Id, Version } = retired.data
    const saved = await save(operator, 'chargepoint', { Id, Version, Description: 'Quagga' })
    expect(saved.code).toBe('UnknownChargePoint')
    const stale = { Id, Version: charger.Version, Description: 'Quagga' }
    expect((await save(operator, 'chargepoint', stale)).code).toBe('UnknownChargePoint')
  })

  it('can be dated to the local day on which the charger was added, but not earlier', async () => {
    const operator = await callerOf(app, 'operator')
    const { LocationId, RelationId } = await chargerOf(operator, false)
    const place = { LocationId, RelationId }
    const added = { Serial: 'STOCK-0022', Description: 'Quagga', ChargerType: 'PRIVATE', ...place }
    const { data } = await operator.post('/v3.1/chargepoint/BCO/add', added)
    const midnight = localTime(localDay(Date.parse(data.CreatedOn)))
    const retireAt = (at: number) =>
      ask(operator, data, 'retire', { ...RETIRED, RetiredOn: new Date(at).toISOString() })
    expect((await retireAt(midnight - 1)).message).toBe('RetiredOn: lies before the charge point was there')
    expect((await retireAt(midnight)).code).toBe('')
  })

  it('requires the current version', async () => {
    const operator = await callerOf(app, 'operator')
    const charger = await chargerOf(operator, false)
    const { Id, Version } = charger
    expect((await save(operator, 'chargepoint', { Id, Version, Description: 'Quagga' })).code).toBe('')
    const stale = await ask(operator, charger, 'retire', RETIRED)
    expect([stale.status, stale.data.Description]).toEqual([409, 'Quagga'])
  })
})

describe('The CPO contract of a charger', () => {
  const withContract = async (operator: TestCaller) => {
    const { Id, Version } = await chargerOf(operator, false)
    const contract = { RelationId: FLEET, ContractNumber: 'CPO-1', StartDate: '2026-11-21T00:00:00Z' }
    const { Id: CpoContractId } = (await save(operator, 'cpocontract', { ...contract, MonthlyFee: 10 })).data
    const saved = await save(operator, 'chargepoint', { Id, Version, CpoContractId })
    expect([saved.code, saved.data.CpoContractId]).toEqual(['', CpoContractId])
    return saved.data
  }

  it('is removed when the charger moves to another customer', async () => {
    const [foreign] = await list(
      await callerOf(app, 'operator'),
      'chargelocation',
      `(RelationId EX "${MERIDIAAN}")`,
    )
    const place = { LocationId: foreign.Id, RelationId: MERIDIAAN }
    for (const move of [
      (operator: TestCaller, charger: Chargepoint) => ask(operator, charger, 'move', place),
      (operator: TestCaller, { Id, Version }: Chargepoint) =>
        save(operator, 'chargepoint', { Id, Version, ...place }),
      async (operator: TestCaller, { PlacementId: Id }: Chargepoint) => {
        const { Version } = await one(operator, 'chargeplacement', Id)
        return save(operator, 'chargeplacement', { Id, Version, ...place })
      },
    ]) {
      const operator = await callerOf(app, 'operator')
      const charger = await withContract(operator)
      expect((await move(operator, charger)).code).toBe('')
      const moved = await one(operator, 'chargepoint', charger.Id)
      expect([moved.RelationId, moved.CpoContractId]).toEqual([MERIDIAAN, undefined])
    }
  })

  it('stays when the charger moves within its customer', async () => {
    const operator = await callerOf(app, 'operator')
    const charger = await withContract(operator)
    const { Id: LocationId } = await otherPlaceOf(operator, charger)
    const moved = await ask(operator, charger, 'move', { LocationId, RelationId: FLEET })
    expect([moved.code, moved.data.CpoContractId]).toEqual(['', charger.CpoContractId])
  })

  it('can be changed only by operators, and only to a contract of the customer', async () => {
    const operator = await callerOf(app, 'operator')
    const fleet = await callerOf(app, 'fleet', operator.sessionId)
    const { Id, Version, CpoContractId } = await withContract(operator)
    const refused = await save(fleet, 'chargepoint', { Id, Version, CpoContractId: null })
    expect(refused.code).toBe('Unauthorized')
    expect((await save(fleet, 'chargepoint', { Id, Version, CpoContractId })).code).toBe('')
    const foreign = await list(operator, 'chargepoint', `(RelationId EX "${MERIDIAAN}")`)
    const other = { Id: foreign[0].Id, Version: foreign[0].Version, CpoContractId }
    expect((await save(operator, 'chargepoint', other)).code).toBe('NOCPO')
  })
})
