import { PERSONA_RELATIONS, personas } from '@portal/fixtures'
import { sumEuro } from '@portal/schemas'
import { endpoints } from '@portal/schemas/contract'
import { describe, expect, it } from 'vitest'
import { ALL, ajv, as, list, now, table } from '../../test/testWorld.ts'
import { handlers } from './handlers.ts'

const code = (expected: string, message = '') =>
  expect.objectContaining({ code: expected, message: expect.stringContaining(message) })

const OK = personas.filter(({ userInfo }) => userInfo.answer === 'ok').map(({ username }) => username)

describe('User info', () => {
  it.each(OK)('identifies %s', async (username) => {
    const info = handlers.getUserInfo({}, as(username))
    const persona = personas.find((each) => each.username === username)
    expect(info).toMatchObject({ role: persona?.roles, RelationContact: { Name: persona?.name } })
    expect(ajv.validate(endpoints.getUserInfo.data, info)).toBe(true)
  })

  it.each([
    ['newcomer', 'SETUP'],
    ['newcomer-company', 'SETUP'],
    ['locked', 'UNAUTHORIZED'],
    ['expired', 'InvalidToken'],
  ])('answers %s with %s', (username, expected) => {
    expect(() => handlers.getUserInfo({}, as(username))).toThrow(code(expected))
  })
})

describe('Chargers', () => {
  it.each(OK)('match the contract for %s', async (username) => {
    const chargers = handlers.listChargepoints(list(), as(username))
    expect(ajv.validate(endpoints.listChargepoints.data, chargers)).toBe(true)
  })

  it('include the session and power of a charging connector', async () => {
    const chargers = handlers.listChargepoints(list(), as('fleet'))
    const charging = chargers
      .flatMap(({ Connectors }) => Connectors)
      .filter(({ Status }) => Status === 'CHARGING')
    expect(charging.length).toBeGreaterThan(0)
    for (const { SessionId = '', PowerKw, StatusSince, EvseId } of charging) {
      const session = handlers.getChargesession({ params: { id: SessionId }, query: ALL }, as('fleet'))
      expect(session).toMatchObject({ Status: 'CHARGING', EvseId, PowerKw, Start: StatusSince })
    }
  })

  it('include those of lower relations for an entity manager, unless `directonly` is set', async () => {
    const count = async (query: Parameters<typeof list>[0]) =>
      handlers.listChargepoints(list(query), as('entity')).length
    expect(await count({})).toBe(28)
    expect(await count({ directonly: true })).toBe(4)
    expect(await count({ relid: 'R00006' })).toBe(12)
    expect(await count({ relid: 'R00006', directonly: true })).toBe(3)
  })

  it('can be found by serial number, and reject an unknown field', async () => {
    const [charger] = handlers.listChargepoints(list(), as('fleet'))
    const filter = `(ChargeBoxSerialNumber EX "${charger?.ChargeBoxSerialNumber.toLowerCase()}")`
    expect(handlers.listChargepoints(list({ filter }), as('fleet'))).toEqual([charger])
    expect(() => handlers.listChargepoints(list({ filter: '(Colour EX "red")' }), as('fleet'))).toThrow(
      code('WRONGFILTER', "'Colour'"),
    )
  })

  it('can be filtered by the contact of their placement', () => {
    const ofContact = (relationcontactid: string) =>
      handlers.listChargepoints(list({ relationcontactid }), as('fleet'))
    const all = handlers.listChargepoints(list(), as('fleet'))
    const [contact, colleague] = handlers
      .listRelationContacts(table({ pagesize: 100, orderby: 'Id' }), as('fleet'))
      .Data.filter(({ Relation }) => Relation.Id === 'R00003')
    expect(ofContact(contact?.Id ?? '').map(({ Id }) => Id)).toEqual(
      all.filter(({ RelationId }) => RelationId === 'R00003').map(({ Id }) => Id),
    )
    expect(ofContact(colleague?.Id ?? '')).toEqual([])
  })

  it('show the same energy this month as the statistics', async () => {
    const [charger] = handlers.listChargepoints(list(), as('driver'))
    if (!charger) throw new Error('No charger')
    const body = {
      start: '2026-10-31T23:00:00Z',
      end: new Date(now).toISOString(),
      chargepointid: charger.Id,
    }
    const stats = handlers.postChargepointStats({ body }, as('driver'))
    expect(stats.EnergyKwh).toBe(charger.EnergyThisMonthKwh)
    expect(stats.EnergyKwh).toBeGreaterThan(0)
  })
})

describe('Statistics', () => {
  const stats = (start: string, end: string, username = 'fleet', chargepointid?: string) =>
    handlers.postChargepointStats(
      { body: { start, end, ...(chargepointid !== undefined && { chargepointid }) } },
      as(username),
    )

  it('include every local day of the span, even days without sessions', async () => {
    const answer = stats('2026-10-23T22:00:00Z', '2026-11-30T23:00:00Z')
    expect(ajv.validate(endpoints.postChargepointStats.data, answer)).toBe(true)
    expect(answer.Days).toHaveLength(38)
    expect([answer.Days[0]?.Day, answer.Days.at(-1)?.Day]).toEqual(['2026-10-24', '2026-11-30'])
    expect(answer.Days.at(-1)).toMatchObject({ EnergyKwh: 0, Price: 0, Sessions: 0 })
    expect(sumEuro(answer.Days.map(({ Price }) => Price))).toBe(answer.Price)
    expect(answer.Days.reduce((sum, { Sessions }) => sum + Sessions, 0)).toBe(answer.Sessions)
  })

  it('include the energy of a running session so far', async () => {
    const { Data } = handlers.listChargesessions(
      table({ filter: '(Status EX "CHARGING")', DataCategories: 'BASIC,STATE' }),
      as('fleet'),
    )
    const [session] = Data
    if (!session) throw new Error('Nothing runs')
    const at = (moment: number) =>
      handlers.postChargepointStats(
        {
          body: {
            start: session.Start,
            end: new Date(now + 60_000).toISOString(),
            chargepointid: session.ChargePointId,
          },
        },
        as('fleet', moment),
      )
    const [before, after] = [at(now), at(now + 30_000)]
    expect(before.Sessions).toBe(after.Sessions)
    expect(after.EnergyKwh).toBeGreaterThan(before.EnergyKwh)
  })

  it('reject a span that is unreadable, reversed or longer than 400 days, and name the field', () => {
    expect(() => stats('2026-11-02T00:00:00Z', '2026-11-01T00:00:00Z')).toThrow(code('Error', 'end'))
    expect(() => stats('2025-01-01T00:00:00Z', '2026-11-01T00:00:00Z')).toThrow(code('Error', 'end'))
    expect(() => stats('soon', '2026-11-01T00:00:00Z')).toThrow(code('Error', 'start'))
    expect(() => stats('2025-10-01T00:00:00Z', '2026-11-01T00:00:00Z')).not.toThrow()
  })

  it.each(OK)('count the sessions of exactly the chargers that %s can list', async (username) => {
    const chargers = handlers.listChargepoints(list(), as(username))
    let sessions = 0
    for (const { Id } of chargers)
      sessions += stats('2026-11-01T00:00:00Z', '2026-11-18T19:30:00Z', username, Id).Sessions
    expect(stats('2026-11-01T00:00:00Z', '2026-11-18T19:30:00Z', username).Sessions).toBe(sessions)
  })

  it('are all zero without chargers', async () => {
    expect(stats('2026-11-01T00:00:00Z', '2026-11-02T00:00:00Z', 'driver-empty')).toMatchObject({
      EnergyKwh: 0,
      Price: 0,
      Sessions: 0,
    })
  })
})

describe('Charge sessions', () => {
  it('are sorted by start, latest first, and contain neither status nor meter values by default', async () => {
    const { Data, Page } = handlers.listChargesessions(table({ pagesize: 50 }), as('fleet'))
    expect(Data).toHaveLength(50)
    expect(Page.Results).toBeGreaterThan(1_000)
    expect(Data.map(({ Start }) => Start)).toEqual(
      Data.map(({ Start }) => Start)
        .sort()
        .reverse(),
    )
    expect(Data.every((session) => !('Status' in session) && !('MeterValues' in session))).toBe(true)
  })

  it('include their power, but no meter values, if they are running and STATE is requested', async () => {
    const query = table({ filter: '(Status EX "CHARGING")', DataCategories: 'BASIC,STATE' })
    const { Data } = handlers.listChargesessions(query, as('fleet'))
    expect(Data.length).toBeGreaterThan(0)
    for (const session of Data) {
      expect(session).toMatchObject({ Status: 'CHARGING' })
      expect(session.PowerKw).toBeGreaterThanOrEqual(0)
      expect(session.Stop).toBeUndefined()
      expect('MeterValues' in session).toBe(false)
    }
  })

  it.each(['fleet', 'entity', 'operator'])('match the charging connectors for %s', async (username) => {
    for (let hour = 0; hour < 24; hour += 4) {
      const context = as(username, now + hour * 3_600_000)
      const { Data } = handlers.listChargesessions(
        table({
          filter: '(Status EX "CHARGING") AND (RelationId EX "R00003")',
          pagesize: 100,
          Fields: 'Id,Provider',
        }),
        context,
      )
      const relid = username === 'operator' ? { relid: PERSONA_RELATIONS.fleet } : {}
      const connectors = handlers
        .listChargepoints(list(relid), context)
        .filter(({ RelationId }) => RelationId === PERSONA_RELATIONS.fleet)
        .flatMap(({ Connectors }) => Connectors)
        .filter(({ Status }) => Status === 'CHARGING')
      // Cards of the fleet also charge at other networks, whose connectors are not in this list.
      const here = Data.filter(({ Provider }) => Provider === undefined)
      expect(new Set(here.map(({ Id }) => Id))).toEqual(new Set(connectors.map(({ SessionId }) => SessionId)))
      expect(here).toHaveLength(connectors.length)
    }
  })

  it('keep the last known status with its time while the charger is offline, but report no power', async () => {
    const found = new Set<string>()
    for (let hour = 0; hour < 96; hour += 3) {
      const context = as('operator', now + hour * 3_600_000)
      const chargers = handlers.listChargepoints(list({ relid: PERSONA_RELATIONS.fleet }), context)
      for (const { LastHeartbeat, Status, Connectors } of chargers) {
        if (Status === 'ONLINE') continue
        for (const connector of Connectors) {
          if (connector.SessionId === undefined) continue
          const session = handlers.getChargesession(
            { params: { id: connector.SessionId }, query: ALL },
            context,
          )
          expect(session).toMatchObject({ Status: connector.Status, LastSeen: LastHeartbeat })
          expect(session.PowerKw).toBeUndefined()
          expect(ajv.validate(endpoints.getChargesession.data, session)).toBe(true)
          found.add(session.Status)
        }
      }
    }
    expect([...found].sort()).toEqual(['OFFLINE_CHARGING', 'OFFLINE_PARKING'])
  })

  it('include their power curve in the detail, or in a list on request', async () => {
    const full = table({ DataCategories: 'BASIC,STATE,TECH', pagesize: 3 })
    const { Data } = handlers.listChargesessions(full, as('driver'))
    for (const listed of Data) {
      const session = handlers.getChargesession({ params: { id: listed.Id }, query: ALL }, as('driver'))
      expect(session).toEqual(listed)
      expect(ajv.validate(endpoints.getChargesession.data, session)).toBe(true)
      expect(session.MeterValues?.at(-1)?.EnergyKwh).toBe(session.EnergyKwh)
    }
  })

  it('report the position of the error in a filter', () => {
    expect(() => handlers.listChargesessions(table({ filter: '(Status EX CHARGING)' }), as('fleet'))).toThrow(
      code('WRONGFILTER', 'position 10'),
    )
  })
})

describe('The banner', () => {
  it('is empty by default', async () => {
    expect(handlers.getBanner({}, as('driver'))).toBe('')
  })
})
