import { createWorld, PERSONA_RELATIONS, personas } from '@portal/fixtures'
import { sumEuro } from '@portal/schemas'
import { endpoints, entitySchemas, type FilledInputs } from '@portal/schemas/contract'
import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import { createPasswords } from '../identity/passwords.ts'
import { isElsewhere } from '../world/liveSessions.ts'
import { SessionWorld } from '../world/sessionWorld.ts'
import { createStore } from '../world/store.ts'
import { BcoError, type CallContext } from './handler.ts'
import { handlers } from './handlers.ts'

const now = Date.parse('2026-11-18T19:30:00.000Z')
const store = createStore(createWorld({ seed: 7, size: 'small', now: new Date(now).toISOString() }))
const world = new SessionWorld(store)

const as = (username: string, at = now): CallContext => {
  const persona = personas.find((each) => each.username === username)
  if (!persona) throw new Error(`No persona ${username}`)
  const { userInfo, roles } = persona
  const ids =
    userInfo.answer === 'ok' ? { contactId: userInfo.contactId, relationId: userInfo.relationId } : {}
  return { caller: { username, roles, ...ids }, world, passwords: createPasswords(), now: at }
}

type ListQuery = FilledInputs['listChargesessions']['query']
const table = (query: Partial<ListQuery> = {}): { query: ListQuery } => ({
  query: { pagesize: 10, pagenumber: 1, caching: 0, ...query },
})
const list = (query: Partial<FilledInputs['listChargepoints']['query']> = {}) => ({
  query: { directonly: false, ...query },
})
const ALL = { caching: 0 }
const code = (expected: string, message = '') =>
  expect.objectContaining({ code: expected, message: expect.stringContaining(message) })

const ajv = new Ajv({ strict: false, formats: { euro: true } })
ajv.addFormat('date-time', (text: string) => !Number.isNaN(Date.parse(text)))
ajv.addFormat('date', /^\d{4}-\d\d-\d\d$/)
for (const schema of Object.values(entitySchemas)) ajv.addSchema(schema)

const OK = personas.filter(({ userInfo }) => userInfo.answer === 'ok').map(({ username }) => username)

describe('User info', () => {
  it.each(OK)('tells %s who they are', async (username) => {
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
  it.each(OK)('answers %s with chargers as the contract has them', async (username) => {
    const chargers = handlers.listChargepoints(list(), as(username))
    expect(ajv.validate(endpoints.listChargepoints.data, chargers)).toBe(true)
  })

  it('names the running session of a connector that charges, and the power that flows', async () => {
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

  it('shows the entity manager the relations below, or the own alone, or another of them', async () => {
    const count = async (query: Parameters<typeof list>[0]) =>
      handlers.listChargepoints(list(query), as('entity')).length
    expect(await count({})).toBe(28)
    expect(await count({ directonly: true })).toBe(4)
    expect(await count({ relid: 'R00006' })).toBe(12)
    expect(await count({ relid: 'R00006', directonly: true })).toBe(3)
  })

  it('finds a charger by its serial number, and by a contact', async () => {
    const [charger] = handlers.listChargepoints(list(), as('fleet'))
    const filter = `(ChargeBoxSerialNumber EX "${charger?.ChargeBoxSerialNumber.toLowerCase()}")`
    expect(handlers.listChargepoints(list({ filter }), as('fleet'))).toEqual([charger])
    expect(handlers.listChargepoints(list({ relationcontactid: 'RC00003' }), as('fleet'))).toHaveLength(40)
    expect(() => handlers.listChargepoints(list({ filter: '(Colour EX "red")' }), as('fleet'))).toThrow(
      code('WRONGFILTER', "'Colour'"),
    )
  })

  it('counts the energy of the month as its sessions do', async () => {
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

  it('have every local day of the span, days without sessions too', async () => {
    const answer = stats('2026-10-23T22:00:00Z', '2026-11-30T23:00:00Z')
    expect(ajv.validate(endpoints.postChargepointStats.data, answer)).toBe(true)
    expect(answer.Days).toHaveLength(38)
    expect([answer.Days[0]?.Day, answer.Days.at(-1)?.Day]).toEqual(['2026-10-24', '2026-11-30'])
    expect(answer.Days.at(-1)).toMatchObject({ EnergyKwh: 0, Price: 0, Sessions: 0 })
    expect(sumEuro(answer.Days.map(({ Price }) => Price))).toBe(answer.Price)
    expect(answer.Days.reduce((sum, { Sessions }) => sum + Sessions, 0)).toBe(answer.Sessions)
  })

  it('count a running session with what it has delivered so far', async () => {
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

  it('refuse a span that ends before it begins, or has more than 400 days, and name the field', () => {
    expect(() => stats('2026-11-02T00:00:00Z', '2026-11-01T00:00:00Z')).toThrow(code('Error', 'end'))
    expect(() => stats('2025-01-01T00:00:00Z', '2026-11-01T00:00:00Z')).toThrow(code('Error', 'end'))
    expect(() => stats('soon', '2026-11-01T00:00:00Z')).toThrow(code('Error', 'start'))
    expect(() => stats('2025-10-01T00:00:00Z', '2026-11-01T00:00:00Z')).not.toThrow()
  })

  it.each(OK)('are about the chargers that the list shows %s', async (username) => {
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
  it('come latest first, narrowed to what was asked for', async () => {
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

  it('that run are found by their status, with power and energy', async () => {
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

  it.each(['fleet', 'entity', 'operator'])(
    'of %s that charge are those of the connectors that charge',
    async (username) => {
      for (let hour = 0; hour < 24; hour += 4) {
        const context = as(username, now + hour * 3_600_000)
        const { Data } = handlers.listChargesessions(
          table({
            filter: '(Status EX "CHARGING") AND (RelationId EX "R00003")',
            pagesize: 100,
            Fields: 'Id',
          }),
          context,
        )
        const relid = username === 'operator' ? { relid: PERSONA_RELATIONS.fleet } : {}
        const connectors = handlers
          .listChargepoints(list(relid), context)
          .filter(({ RelationId }) => RelationId === PERSONA_RELATIONS.fleet)
          .flatMap(({ Connectors }) => Connectors)
          .filter(({ Status }) => Status === 'CHARGING')
        expect(new Set(Data.map(({ Id }) => Id))).toEqual(
          new Set(connectors.map(({ SessionId }) => SessionId)),
        )
        expect(Data).toHaveLength(connectors.length)
      }
    },
  )

  it('at a silent charger say what was last seen, and when, but no power', async () => {
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

  it('bring their power curve when opened, or when a list asks for it', async () => {
    const full = table({ DataCategories: 'BASIC,STATE,TECH', pagesize: 3 })
    const { Data } = handlers.listChargesessions(full, as('driver'))
    for (const listed of Data) {
      const session = handlers.getChargesession({ params: { id: listed.Id }, query: ALL }, as('driver'))
      expect(session).toEqual(listed)
      expect(ajv.validate(endpoints.getChargesession.data, session)).toBe(true)
      expect(session.MeterValues?.at(-1)?.EnergyKwh).toBe(session.EnergyKwh)
    }
  })

  it('are refused with the position of a broken filter', () => {
    expect(() => handlers.listChargesessions(table({ filter: '(Status EX CHARGING)' }), as('fleet'))).toThrow(
      code('WRONGFILTER', 'position 10'),
    )
  })
})

describe('The banner', () => {
  it('is empty without a message', async () => {
    expect(handlers.getBanner({}, as('driver'))).toBe('')
  })
})

describe('Records of others are not visible', () => {
  const visible = (username: string): ReadonlySet<string> => {
    const own = as(username).caller.relationId
    if (own === undefined) return new Set()
    if (['operator', 'superadmin'].includes(username)) return new Set(store.records.relation.keys())
    if (username !== 'entity') return new Set([own])
    return new Set([
      'R00004',
      'R00006',
      'R00007',
      'R00008',
      'R00009',
      'R00010',
      'R00011',
      'R00012',
      'R00013',
      'R00014',
    ])
  }

  /** 'success', or the code with which a call was refused. */
  const outcome = async (call: () => unknown): Promise<string> => {
    try {
      await call()
      return 'success'
    } catch (error) {
      if (error instanceof BcoError) return error.code
      throw error
    }
  }

  describe.each(personas.map(({ username }) => username))('%s', (username) => {
    const mine = visible(username)
    const context = as(username)
    /** The records for which a call has another outcome than it must have. */
    const wrongWith = async <T>(
      records: Iterable<T>,
      ownerOf: (record: T) => string,
      refusal: string,
      call: (record: T) => unknown,
    ) => {
      const wrong: string[] = []
      for (const record of records) {
        const wanted = mine.has(ownerOf(record)) ? 'success' : refusal
        const got = await outcome(() => call(record))
        if (got !== wanted) wrong.push(`${JSON.stringify(record)} answers ${got}, not ${wanted}`)
      }
      return wrong
    }

    it('opens the own records and no others, and hears only that there are none', async () => {
      const body = { start: '2026-11-01T00:00:00Z', end: '2026-11-02T00:00:00Z' }
      const { relations, contacts, chargepoints } = store.world
      const perRelation = new Map(
        store.world.sessions.map((session) => [session.RelationId, session]),
      ).values()
      const owner = ({ RelationId }: { readonly RelationId: string }) => RelationId
      const own = ({ Id }: { readonly Id: string }) => Id

      const wrong = [
        await wrongWith(relations, own, 'RELNOTFOUND', ({ Id }) =>
          handlers.getRelation({ params: { id: Id } }, context),
        ),
        await wrongWith(relations, own, 'RELNOTFOUND', ({ Id }) =>
          handlers.listChargepoints(list({ relid: Id }), context),
        ),
        await wrongWith(chargepoints, owner, 'UnknownChargePoint', ({ Id }) =>
          handlers.getChargepoint({ params: { id: Id } }, context),
        ),
        await wrongWith(chargepoints, owner, 'UnknownChargePoint', ({ Id }) =>
          handlers.postChargepointStats({ body: { ...body, chargepointid: Id } }, context),
        ),
        await wrongWith(perRelation, owner, 'UNKNOWNREQUEST', ({ Id }) =>
          handlers.getChargesession({ params: { id: Id }, query: ALL }, context),
        ),
        await wrongWith(
          contacts,
          ({ Relation }) => Relation.Id,
          'RELNOTFOUND',
          ({ Id }) => handlers.listChargepoints(list({ relationcontactid: Id }), context),
        ),
      ]
      expect(wrong.flat()).toEqual([])
    })

    it('lists nothing of others, whatever is asked for', async () => {
      const seen = new Set<string>()
      const everything = table({ pagesize: 100, DataCategories: 'BASIC,STATE' })
      for (const { RelationId } of handlers.listChargesessions(everything, context).Data) seen.add(RelationId)
      for (const { Relation } of handlers.listRelationContacts(everything, context).Data)
        seen.add(Relation.Id)
      for (const id of mine) {
        for (const { RelationId } of handlers.listChargepoints(list({ relid: id }), context))
          seen.add(RelationId)
      }
      const foreign = [...store.records.relation.keys()].filter((id) => !mine.has(id))
      for (const id of foreign) {
        const filter = `(RelationId EX "${id}")`
        const { Page } = handlers.listChargesessions(table({ filter }), context)
        seen.add(Page.Results === 0 ? '' : id)
      }
      expect([...seen].filter((id) => id !== '' && !mine.has(id))).toEqual([])
    })
  })

  it('not even in the figures of a span', async () => {
    const body = { start: '2026-08-10T00:00:00Z', end: new Date(now + 1).toISOString() }
    const stats = async (username: string) => handlers.postChargepointStats({ body }, as(username)).Sessions
    // Without a charger even the network's people get their own relation only.
    const ofOwnTree = (username: string): ReadonlySet<string> =>
      ['operator', 'superadmin'].includes(username) ? new Set([PERSONA_RELATIONS.network]) : visible(username)
    const of = (relations: ReadonlySet<string>) =>
      new SessionWorld(store)
        .as({ roles: ['Operator'], relationId: PERSONA_RELATIONS.network })
        .sessions(now)
        .filter((session) => relations.has(session.RelationId) && !isElsewhere(session))
        .filter(({ Start }) => Start >= body.start).length
    for (const { username } of personas) expect(await stats(username)).toBe(of(ofOwnTree(username)))
  })

  it('and the fleet manager has 40 chargers while the empty driver has none', async () => {
    expect(handlers.listChargepoints(list(), as('fleet'))).toHaveLength(40)
    expect(handlers.listChargepoints(list(), as('driver'))).toHaveLength(2)
    expect(handlers.listChargepoints(list(), as('driver-empty'))).toEqual([])
    expect(PERSONA_RELATIONS.driverEmpty).toBe(as('driver-empty').caller.relationId)
  })
})
