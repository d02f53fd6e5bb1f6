import type { Token, Whitelist, WhitelistGroup } from '@portal/schemas/contract'
import { describe, expect, it } from 'vitest'
import { callerOf, type TestCaller } from '../../test/testCaller.ts'
import { testServer } from '../../test/testCalls.ts'

const app = await testServer()

const OWN = '/v3.1/relation/BCO/R00003/whitelistgroup'
const GROUPS = '/v3.1/whitelistgroup/BCO'
const at = (code: string, rest = '') => `${GROUPS}/${encodeURIComponent(code)}${rest}`

const groups = async (caller: TestCaller): Promise<WhitelistGroup[]> =>
  (await caller.get(`${OWN}/list/filtered`)).data

const fleetAndVisitors = async (caller: TestCaller) => {
  const all = await groups(caller)
  const fleet = all.find(({ Code }) => Code.endsWith('#FLEET'))
  const visitors = all.find(({ Code }) => Code.endsWith('#VISITORS'))
  if (!fleet || !visitors) throw new Error('No groups')
  return { fleet, visitors }
}

const cards = async (caller: TestCaller, filter: string): Promise<Token[]> =>
  (await caller.get(`/v3.1/token/BCO/filtered?pagesize=100&select=&filter=${encodeURIComponent(filter)}`))
    .data

const oneNow = async (caller: TestCaller, code: string) => {
  const found = (await groups(caller)).find(({ Code }) => Code === code)
  if (!found) throw new Error(`No group ${code}`)
  return found
}

const lists = async (caller: TestCaller): Promise<Whitelist[]> =>
  (await caller.get('/v3.1/whitelist/BCO/filtered?pagesize=100&select=')).data

describe('Groups of cards', () => {
  it('appear in lists with or without a filter, only for people who see the relation', async () => {
    const manager = await callerOf(app, 'fleet')
    expect((await groups(manager)).map(({ RelationId }) => RelationId)).toEqual(['R00003', 'R00003'])
    const filter = encodeURIComponent('(Code EW "#FLEET")')
    expect((await manager.get(`${OWN}/list/filtered?filter=${filter}`)).data).toHaveLength(1)
    expect((await manager.get(`${OWN}/list/filtered?filter=broken`)).code).toBe('WRONGFILTER')
    const driver = await callerOf(app, 'driver')
    expect((await driver.get(`${OWN}/list/filtered`)).code).toBe('RELNOTFOUND')
  })

  it('can be created and changed, but not with an older version', async () => {
    const manager = await callerOf(app, 'fleet')
    const made = await manager.post(`${OWN}/createupdate`, { Code: 'NIGHT#SHIFT', Description: 'Night' })
    expect(made.data).toMatchObject({ Code: 'NIGHT#SHIFT', RelationId: 'R00003', Version: 1, Tokens: [] })
    const { Id, Version } = made.data
    const changed = await manager.post(`${OWN}/createupdate`, {
      Id,
      Version,
      Code: 'NIGHT#SHIFT',
      Description: 'Late',
    })
    expect(changed.data).toMatchObject({ Description: 'Late', Version: 2 })
    const late = { Id, Version, Code: 'NIGHT#SHIFT', Description: 'Too late' }
    expect(await manager.post(`${OWN}/createupdate`, late)).toMatchObject({
      status: 409,
      data: { Description: 'Late' },
    })
    expect((await oneNow(manager, 'NIGHT#SHIFT')).Description).toBe('Late')
  })

  it('require a valid and unique code', async () => {
    const manager = await callerOf(app, 'fleet')
    const { fleet, visitors } = await fleetAndVisitors(manager)
    const taken = { Code: fleet.Code, Description: 'Twice' }
    expect((await manager.post(`${OWN}/createupdate`, taken)).code).toBe('TOKGRUPFAIL')
    expect((await manager.post(at(fleet.Code, '/clone'), taken)).code).toBe('TOKGRUPFAIL')
    const { Id, Version } = visitors
    expect((await manager.post(`${OWN}/createupdate`, { ...taken, Id, Version })).code).toBe('TOKGRUPFAIL')
    const wrong = await manager.post(`${OWN}/createupdate`, { Code: 'no hash', Description: 'x' })
    expect(wrong).toMatchObject({ status: 400, code: 'Error' })
  })

  it('keep their lists and placements when their code changes', async () => {
    const manager = await callerOf(app, 'fleet')
    const { fleet } = await fleetAndVisitors(manager)
    await manager.post('/v3.1/chargeplacement/BCO/PL000003/whitelistgroup', { WhitelistGroup: fleet.Code })
    const { Id, Version, Description } = fleet
    await manager.post(`${OWN}/createupdate`, { Id, Version, Description, Code: 'TRUCKS#ALL' })
    const { data } = await manager.get('/v3.1/chargeplacement/BCO/PL000003/whitelistgroup')
    expect(data).toMatchObject({ Id, Code: 'TRUCKS#ALL' })
    const named = (await lists(manager)).map(({ WhitelistGroup: group }) => group)
    expect(named).toContain('TRUCKS#ALL')
    expect(named).not.toContain(fleet.Code)
  })

  it('are cloned with their cards', async () => {
    const manager = await callerOf(app, 'fleet')
    const { fleet } = await fleetAndVisitors(manager)
    const clone = await manager.post(at(fleet.Code, '/clone'), { Code: 'COPY#1', Description: 'Copy' })
    expect(clone.data).toMatchObject({ Code: 'COPY#1', Tokens: fleet.Tokens })
    expect(clone.data.Id).not.toBe(fleet.Id)
  })

  it('can be removed, unless a charger admits their cards', async () => {
    const manager = await callerOf(app, 'fleet')
    const { fleet, visitors } = await fleetAndVisitors(manager)
    await manager.post('/v3.1/chargeplacement/BCO/PL000003/whitelistgroup', { WhitelistGroup: fleet.Code })
    const remove = (code: string) => manager.remove(`${OWN}/${encodeURIComponent(code)}`)
    expect((await remove(fleet.Code)).code).toBe('TOKGRINUSE')
    expect((await remove(visitors.Code)).code).toBe('')
    expect((await groups(manager)).map(({ Id }) => Id)).toEqual([fleet.Id])
    expect((await lists(manager)).map(({ WhitelistGroup: group }) => group)).toEqual([fleet.Code])
    expect((await remove(visitors.Code)).code).toBe('TOKGRNOTFOUND')
    expect((await manager.get(`/v3.1/whitelistgroup/BCO/one/${visitors.Id}`)).code).toBe('TOKGRNOTFOUND')
  })
})

describe('A card of a group', () => {
  const spare = async (manager: TestCaller) => {
    const [card] = await cards(manager, '(State EX "ACTIVE") AND (Id SW "T0001")')
    if (!card) throw new Error('No card')
    return card
  }

  it('can be added only once with its printed number, and then authorized only once', async () => {
    const manager = await callerOf(app, 'fleet')
    const { visitors } = await fleetAndVisitors(manager)
    const card = await spare(manager)
    const printed = await manager.post(at(visitors.Code, `/${card.Id}/addprintednumber`))
    expect(printed.data.Tokens.at(-1)).toEqual({
      Id: card.Id,
      Description: card.Description,
      PrintedNumber: card.PrintedNumber,
      IsAuthorized: false,
    })
    expect((await manager.post(at(visitors.Code, `/${card.Id}/addprintednumber`))).code).toBe('ALUSEDCARD')
    const authorized = await manager.post(at(visitors.Code, `/${card.Id}/addauthorize`))
    expect(authorized.data.Tokens.at(-1)).toMatchObject({ Id: card.Id, IsAuthorized: true })
    expect((await manager.post(at(visitors.Code, `/${card.Id}/addauthorize`))).code).toBe('ALUSEDCARD')
    expect(await oneNow(manager, visitors.Code)).toEqual(authorized.data)
  })

  it('cannot get a printed number in use; the error code tells whether the other card has a user', async () => {
    const manager = await callerOf(app, 'fleet')
    const { visitors } = await fleetAndVisitors(manager)
    const card = await spare(manager)
    const all = await cards(manager, '(Id SW "T0000")')
    const [used] = all.filter(({ RelationContactId }) => RelationContactId !== undefined)
    const [unused] = all.filter(({ RelationContactId }) => RelationContactId === undefined)
    const add = async (PrintedNumber: string | undefined) =>
      (await manager.post(at(visitors.Code, `/${card.Id}/addprintednumber`), { PrintedNumber })).code
    expect(await add(used?.PrintedNumber)).toBe('ATTACHEDTOUSER')
    expect(await add(unused?.PrintedNumber)).toBe('ALUSEDCARD')
    expect(await add('0000-NEW')).toBe('')
  })

  it('cannot be authorized if it is blocked', async () => {
    const manager = await callerOf(app, 'fleet')
    const { visitors } = await fleetAndVisitors(manager)
    const [blocked] = await cards(manager, '(State EX "BLOCKED")')
    const refused = await manager.post(at(visitors.Code, `/${blocked?.Id}/addauthorize`))
    const expected = visitors.Tokens.some(({ Id }) => Id === blocked?.Id) ? 'ALUSEDCARD' : 'TOKACTIVERR'
    expect(refused.code).toBe(expected)
  })

  it('leaves the group and its lists once it is neither printed nor authorized', async () => {
    const manager = await callerOf(app, 'fleet')
    const { fleet } = await fleetAndVisitors(manager)
    const [card] = fleet.Tokens
    const first = await manager.remove(at(fleet.Code, `/${card?.Id}/authorize`))
    expect(first.data.Tokens[0]).toMatchObject({ Id: card?.Id, IsAuthorized: false })
    const second = await manager.remove(at(fleet.Code, `/${card?.Id}/printednumber`))
    const ids = second.data.Tokens.map(({ Id }: { Id: string }) => Id)
    expect(ids).toHaveLength(fleet.Tokens.length - 1)
    expect(ids).not.toContain(card?.Id)
    const listed = (await lists(manager)).flatMap(({ Tokens }) => Tokens.map(({ Id }) => Id))
    expect(listed).not.toContain(card?.Id)
    expect((await manager.remove(at(fleet.Code, `/${card?.Id}/everything`))).status).toBe(400)
  })

  it('is rejected with a sentence if its id is missing, and with the raw code if its id is unknown (S8)', async () => {
    const manager = await callerOf(app, 'fleet')
    const { fleet } = await fleetAndVisitors(manager)
    for (const call of ['addprintednumber', 'addauthorize']) {
      const missing = await manager.post(at(fleet.Code, `/%20/${call}`))
      expect(missing).toMatchObject({ code: 'UnknownToken', message: 'No token was set' })
      const invalid = await manager.post(at(fleet.Code, `/T000001/${call}`))
      expect(invalid).toMatchObject({ code: 'UnknownToken', message: 'UnknownToken' })
    }
  })
})

describe('A list of a group', () => {
  const list = { Code: 'LIST#NEW', Description: 'New' }

  it('accepts only cards of its group', async () => {
    const manager = await callerOf(app, 'fleet')
    const { fleet } = await fleetAndVisitors(manager)
    const TokenIds = fleet.Tokens.slice(0, 3).map(({ Id }) => Id)
    const save = (body: object) => manager.post(at(fleet.Code, '/whitelist/createupdate'), body)
    const made = await save({ ...list, TokenIds })
    expect(made.data).toMatchObject({ ...list, WhitelistGroup: fleet.Code, Tokens: fleet.Tokens.slice(0, 3) })
    expect((await save({ ...list, TokenIds })).code).toBe('WHTLCREFAIL')
    expect((await save({ ...list, Code: 'LIST#TWO', TokenIds: ['T000001'] })).code).toBe('WHTLCREFAIL')
    const { Id, Version } = made.data
    const fewer = await save({ ...list, Id, Version, TokenIds: TokenIds.slice(0, 1) })
    expect(fewer.data).toMatchObject({ Id, Version: 2, Tokens: fleet.Tokens.slice(0, 1) })
    expect((await save({ ...list, Id, Version, TokenIds })).status).toBe(409)
  })

  it('can move all its cards to another list, and can be removed', async () => {
    const manager = await callerOf(app, 'fleet')
    const { fleet } = await fleetAndVisitors(manager)
    const [from] = (await lists(manager)).filter(({ WhitelistGroup: group }) => group === fleet.Code)
    const TokenIds = [fleet.Tokens[0]?.Id, fleet.Tokens.at(-1)?.Id]
    const to = (await manager.post(at(fleet.Code, '/whitelist/createupdate'), { ...list, TokenIds })).data
    const path = `/movetokens/${encodeURIComponent(from?.Code ?? '')}/to/${encodeURIComponent(to.Code)}`
    const moved = await manager.post(at(fleet.Code, path))
    const ids = moved.data.Tokens.map(({ Id }: { Id: string }) => Id)
    expect(ids).toHaveLength(new Set(ids).size)
    expect(ids).toHaveLength((from?.Tokens.length ?? 0) + 1)
    expect((await lists(manager)).find(({ Id }) => Id === from?.Id)?.Tokens).toEqual([])
    const same = `/movetokens/${to.Id}/to/${to.Id}`
    expect((await manager.post(at(fleet.Code, same))).code).toBe('Error')
    expect((await manager.remove(at(fleet.Code, `/whitelist/${from?.Id}`))).code).toBe('')
    expect((await manager.remove(at(fleet.Code, `/whitelist/${from?.Id}`))).code).toBe('TOKGRNOTFOUND')
  })

  it('can move all its cards to another group, which removes them from all lists of the old group', async () => {
    const manager = await callerOf(app, 'fleet')
    const { fleet, visitors } = await fleetAndVisitors(manager)
    const goes = fleet.Tokens.slice(0, 2)
    const TokenIds = goes.map(({ Id }) => Id)
    await manager.post(at(fleet.Code, '/whitelist/createupdate'), { ...list, TokenIds })
    const move = (to: string) =>
      manager.post(
        at(fleet.Code, `/movetokens/${encodeURIComponent(list.Code)}/to/${encodeURIComponent(to)}`),
      )
    expect((await move(fleet.Code)).code).toBe('Error')
    expect((await move('NO#SUCH')).code).toBe('TOKGRNOTFOUND')
    expect((await move(visitors.Code)).data).toMatchObject({ ...list, Tokens: [] })
    expect((await oneNow(manager, visitors.Code)).Tokens).toEqual([...visitors.Tokens, ...goes])
    expect((await oneNow(manager, fleet.Code)).Tokens).toEqual(fleet.Tokens.slice(2))
    const listed = (await lists(manager)).flatMap(({ Tokens }) => Tokens.map(({ Id }) => Id))
    expect(listed.filter((id) => TokenIds.includes(id))).toEqual([])
  })

  it('cannot move its cards to a group of another relation', async () => {
    const operator = await callerOf(app, 'operator')
    const { fleet } = await fleetAndVisitors(operator)
    const all: WhitelistGroup[] = (await operator.get('/v3.1/whitelistgroup/BCO/filtered?pagesize=100')).data
    const strange = all.find(({ RelationId }) => RelationId !== fleet.RelationId)
    const TokenIds = fleet.Tokens.slice(0, 1).map(({ Id }) => Id)
    await operator.post(at(fleet.Code, '/whitelist/createupdate'), { ...list, TokenIds })
    const away = `/movetokens/${encodeURIComponent(list.Code)}/to/${strange?.Id}`
    expect((await operator.post(at(fleet.Code, away))).code).toBe('TOKGRUPFAIL')
    expect(await oneNow(operator, fleet.Code)).toEqual(fleet)
  })
})

describe('The group of a placement', () => {
  it('is absent until it is set', async () => {
    const manager = await callerOf(app, 'fleet')
    const path = '/v3.1/chargeplacement/BCO/PL000003/whitelistgroup'
    const { visitors } = await fleetAndVisitors(manager)
    expect((await manager.get(path)).code).toBe('TOKGRNOTFOUND')
    expect((await manager.post(path, { WhitelistGroup: 'NO#SUCH' })).code).toBe('TOKGRNOTFOUND')
    expect((await manager.post(path, { WhitelistGroup: visitors.Code })).data.Id).toBe(visitors.Id)
    expect((await manager.get(path)).data).toEqual(visitors)
    const other = '/v3.1/chargeplacement/BCO/PL000001/whitelistgroup'
    expect((await manager.get(other)).code).toBe('PLACEMENTNOTFOUND')
  })

  it('accepts the cards of an installation’s draft (S3), and rejects those out of scope', async () => {
    const manager = await callerOf(app, 'fleet')
    const path = '/v3.1/chargeplacement/BCO/PL000003/whitelistgroup'
    const { fleet, visitors } = await fleetAndVisitors(manager)
    const list = (await lists(manager)).find(({ WhitelistGroup: group }) => group === fleet.Code)
    const [card, other] = fleet.Tokens
    const set = async (body: object) =>
      (await manager.post(path, { WhitelistGroup: fleet.Code, ...body })).code
    expect(await set({ whitelistTokenGroup: 'NO#LIST' })).toBe('TOKGRNOTFOUND')
    expect(await set({ subscriptiontypeid: 'ST999' })).toBe('SUBTYPENOTFOUND')
    expect(await set({ tokens: [{ Id: 'T000001' }] })).toBe('UnknownToken')
    expect(await set({ rfidTokens: ['0000-NONE'] })).toBe('UnknownToken')
    const fields = { subscriptiontypeid: 'ST002', rfidTokens: [other?.PrintedNumber] }
    const tokens = [{ Id: card?.Id, Description: card?.Description }]
    expect(await set({ ...fields, whitelistTokenGroup: list?.Code, tokens: [{ Id: card?.Id }] })).toBe('')
    const placement = async () => (await manager.get('/v3.1/chargeplacement/BCO/one/PL000003')).data
    expect((await placement()).AccessCard).toEqual({ ...fields, whitelistTokenGroup: list?.Id, tokens })
    await manager.post(path, { WhitelistGroup: visitors.Code })
    expect((await placement()).AccessCard).toEqual({ ...fields, tokens })
  })

  it('admits only the cards of its list and those that the placement names', async () => {
    const manager = await callerOf(app, 'fleet')
    const { fleet } = await fleetAndVisitors(manager)
    const list = (await lists(manager)).find(({ WhitelistGroup: group }) => group === fleet.Code)
    const isActive = new Set((await cards(manager, '(State EX "ACTIVE")')).map(({ Id }) => Id))
    const beyond = fleet.Tokens.filter(({ Id }) => !list?.Tokens.some((one) => one.Id === Id))
    const [card] = beyond.filter(({ Id }) => isActive.has(Id))
    const placement = (
      await manager.post('/v3.1/chargeplacement/BCO/createupdate', {
        LocationId: 'L00003',
        ChargePointId: 'CPS0011',
      })
    ).data
    await manager.put('/v3.1/chargepoint/BCO/Update', { Id: 'CPS0011', Version: 1 })
    const set = (body: object) =>
      manager.post(`/v3.1/chargeplacement/BCO/${placement.Id}/whitelistgroup`, {
        WhitelistGroup: fleet.Code,
        ...body,
      })
    const start = async () =>
      (
        await manager.post('/v3/chargepoint/BCO/Remote/Start', {
          chargepointid: 'CPS0011',
          tokenid: card?.Id,
        })
      ).data
    await set({ whitelistTokenGroup: list?.Code })
    expect(await start()).toMatchObject({ Status: 'REJECTED', Reason: 'CARD_NOT_ALLOWED' })
    await set({ tokens: [{ Id: card?.Id }] })
    expect(await start()).toMatchObject({ Status: 'ACCEPTED' })
  })
})

describe("Another customer's groups", () => {
  it('are unknown to callers who guess their codes', async () => {
    const manager = await callerOf(app, 'fleet')
    const { fleet } = await fleetAndVisitors(manager)
    const stranger = await callerOf(app, 'entity')
    const guesses = [
      await stranger.post(at(fleet.Code, '/clone'), { Code: 'MINE#NOW', Description: 'Mine' }),
      await stranger.post(at(fleet.Code, '/T000210/addauthorize')),
      await stranger.remove(at(fleet.Id, '/T000010/authorize')),
      await stranger.post(at(fleet.Id, '/whitelist/createupdate'), {
        Code: 'MINE#NOW',
        Description: 'Mine',
        TokenIds: [],
      }),
    ]
    expect(guesses.map(({ code }) => code)).toEqual(Array.from({ length: 4 }, () => 'TOKGRNOTFOUND'))
  })

  it('cannot be changed by a driver', async () => {
    const driver = await callerOf(app, 'driver')
    const { fleet } = await fleetAndVisitors(await callerOf(app, 'fleet'))
    expect((await driver.post(at(fleet.Code, '/T000001/addauthorize'))).code).toBe('TOKGRNOTFOUND')
    expect((await driver.remove(at('A#B', '/T000001/authorize'))).status).toBe(403)
  })
})

describe('A private owner', () => {
  it('can create a group and authorize their own card', async () => {
    const driver = await callerOf(app, 'driver')
    const made = await driver.post('/v3.1/relation/BCO/R00001/whitelistgroup/createupdate', {
      Code: 'HOME#CARDS',
      Description: 'Home',
    })
    expect(made.data).toMatchObject({ RelationId: 'R00001' })
    const [card] = await cards(driver, '(State EX "ACTIVE")')
    expect((await driver.post(at('HOME#CARDS', `/${card?.Id}/addauthorize`))).data.Tokens).toEqual([
      { Id: card?.Id, Description: card?.Description, IsAuthorized: true },
    ])
  })
})
