import { createWorld } from '@portal/fixtures'
import { CLASS_NAMES, classEntry, type Subscription, type Token } from '@portal/schemas/contract'
import { describe, expect, it } from 'vitest'
import { callerOf, type TestCaller } from '../../../test/testCaller.ts'
import { testServer } from '../../../test/testCalls.ts'
import { SessionWorld } from '../../world/sessionWorld.ts'
import { createStore } from '../../world/store.ts'

const app = await testServer()

const save = (caller: TestCaller, name: string, body: object) =>
  caller.post(`/v3.1/${name}/BCO/createupdate`, body)
const one = async (caller: TestCaller, name: string, id: string) =>
  (await caller.get(`/v3.1/${name}/BCO/one/${id}`)).data
const list = async (caller: TestCaller, name: string, filter: string) =>
  (await caller.get(`/v3.1/${name}/BCO/filtered?select=&pagesize=100&filter=${encodeURIComponent(filter)}`))
    .data

describe('A card ordered by a customer', () => {
  it('must first be activated by an operator, and can then be turned off and on by the customer', async () => {
    const operator = await callerOf(app, 'operator')
    const fleet = await callerOf(app, 'fleet', operator.sessionId)
    for (const State of ['ACTIVE', 'INACTIVE'])
      expect((await save(fleet, 'token', { State })).code).toBe('TOKACTIVERR')
    const { Id, Version, State } = (await save(fleet, 'token', { Description: 'New' })).data as Token
    expect(State).toBe('ORDERED')
    for (const next of ['ACTIVE', 'INACTIVE'])
      expect((await save(fleet, 'token', { Id, Version, State: next })).code).toBe('TOKACTIVERR')
    const made = (await save(operator, 'token', { Id, Version, State: 'ACTIVE' })).data as Token
    const off = (await save(fleet, 'token', { Id, Version: made.Version, State: 'INACTIVE' })).data as Token
    expect((await save(fleet, 'token', { Id, Version: off.Version, State: 'ACTIVE' })).data.State).toBe(
      'ACTIVE',
    )
  })

  it('is created only when an operator approves the order', async () => {
    const operator = await callerOf(app, 'operator')
    const fleet = await callerOf(app, 'fleet', operator.sessionId)
    const DeliveryAddress = { address: 'Kaai 1', zipCode: '8380', city: 'Zeebrugge' }
    const order = { Quantity: 2, SubscriptionTypeId: 'ST002', DeliveryAddress }
    expect((await save(fleet, 'chargepassrequest', { ...order, Status: 'APPROVED' })).code).not.toBe('')
    const { Id, Version } = (await save(fleet, 'chargepassrequest', order)).data
    expect((await save(fleet, 'chargepassrequest', { Id, Version, Status: 'APPROVED' })).code).toBe(
      'Unauthorized',
    )
    const { TokenIds } = (await save(operator, 'chargepassrequest', { Id, Version, Status: 'APPROVED' })).data
    expect(TokenIds.length).toBe(2)
    for (const id of TokenIds) expect(await one(fleet, 'token', id)).toMatchObject({ State: 'ORDERED' })
  })
})

describe('A lost or blocked card', () => {
  it('cannot be activated by its owner, even through another state', async () => {
    const operator = await callerOf(app, 'operator')
    const fleet = await callerOf(app, 'fleet', operator.sessionId)
    const change = async (caller: TestCaller, State: string) => {
      const { Version } = (await one(operator, 'token', 'T000186')) as Token
      const { code, data } = await save(caller, 'token', { Id: 'T000186', Version, State })
      return code || data.State
    }
    expect(await change(fleet, 'BLOCKED')).toBe('BLOCKED')
    expect(await change(fleet, 'INACTIVE')).toBe('TOKACTIVERR')
    expect(await change(fleet, 'LOST')).toBe('LOST')
    expect(await change(fleet, 'BLOCKED')).toBe('TOKACTIVERR')
    expect(await change(operator, 'ACTIVE')).toBe('ACTIVE')
  })
})

describe('A driver', () => {
  it('changes their own card, but cannot give it away', async () => {
    const operator = await callerOf(app, 'operator')
    const driver = await callerOf(app, 'driver', operator.sessionId)
    const change = async (caller: TestCaller, fields: object) => {
      const { Id, Version } = (await one(operator, 'token', 'T000001')) as Token
      return (await save(caller, 'token', { Id, Version, ...fields })).code
    }
    expect(await change(driver, { Description: 'Mine' })).toBe('')
    expect(await change(driver, { RelationContactId: 'RC00003' })).not.toBe('')
  })
})

describe('A card of a customer', () => {
  it('leaves its user, subscription, contract, lists and sessions behind when it moves to another customer', async () => {
    const operator = await callerOf(app, 'operator')
    const fleet = await callerOf(app, 'fleet', operator.sessionId)
    const idsIn = ({ Tokens }: { Tokens: readonly { Id: string }[] }) => Tokens.map(({ Id }) => Id)
    const lists = async (caller: TestCaller) =>
      [...(await list(caller, 'whitelistgroup', '')), ...(await list(caller, 'whitelist', ''))].flatMap(idsIn)
    const [Id = ''] = await lists(fleet)
    const card = (await one(fleet, 'token', Id)) as Token
    const sessions = () => list(fleet, 'chargesession', `(TokenId EX "${Id}")`)
    const before = (await sessions()).length
    const theirs = { RelationId: 'R00001', RelationContactId: 'RC00001' }
    const written = await save(operator, 'token', { Id, Version: card.Version, ...theirs })
    expect(written.data).toMatchObject({ ...theirs, IsSubscriptionMissing: true })
    for (const field of ['Subscription', 'EvcoId', 'InvoiceReference'])
      expect([field, written.data[field]]).toEqual([field, undefined])
    expect(await one(fleet, 'token', Id)).toMatchObject({ data: null })
    expect(await lists(operator)).not.toContain(Id)
    expect((await sessions()).length).toBe(before)
  })

  it('cannot be assigned to a user of another customer', async () => {
    const operator = await callerOf(app, 'operator')
    const { Id, Version } = (await one(operator, 'token', 'T000186')) as Token
    const body = { Id, Version, RelationContactId: 'RC00001' }
    expect((await save(operator, 'token', body)).code).toBe('RCNOTFOUND')
  })
})

describe('A subscription', () => {
  const [first, second, third] = ['T000186', 'T000187', 'T000188']

  it('stays linked to its cards after a write to the subscription or to a card', async () => {
    const fleet = await callerOf(app, 'fleet')
    const [old] = (await list(fleet, 'subscription', '(RelationId EX "R00003")')) as Subscription[]
    const made = (
      await save(fleet, 'subscription', { SubscriptionTypeId: 'ST004', TokenIds: [first, second] })
    ).data as Subscription
    expect(made.Id).toMatch(/^SU\d{5}$/)
    const inOld = async () => ((await one(fleet, 'subscription', old?.Id ?? '')) as Subscription).TokenIds
    const inNew = async () => ((await one(fleet, 'subscription', made.Id)) as Subscription).TokenIds
    expect((await list(fleet, 'token', `(Subscription EX "${made.Id}")`)).length).toBe(2)
    expect(await inOld()).not.toContain(first)
    const card = (await one(fleet, 'token', third ?? '')) as Token
    await save(fleet, 'token', { Id: card.Id, Version: card.Version, Subscription: made.Id })
    expect(await inNew()).toEqual([first, second, third])
    expect(await inOld()).not.toContain(third)
    const { Version } = (await one(fleet, 'subscription', made.Id)) as Subscription
    await save(fleet, 'subscription', { Id: made.Id, Version, TokenIds: [second] })
    const left = (await one(fleet, 'token', first ?? '')) as Token
    expect([left.Subscription, left.IsSubscriptionMissing]).toEqual([undefined, true])
    expect(await inNew()).toEqual([second])
  })

  it('loses a card that moves to another relation, and can still be written', async () => {
    const operator = await callerOf(app, 'operator')
    const [old] = (await list(operator, 'subscription', '(RelationId EX "R00003")')) as Subscription[]
    const [theirs] = (await list(operator, 'subscription', '(RelationId EX "R00004")')) as Subscription[]
    const id = old?.Id ?? ''
    const subscription = async () => (await one(operator, 'subscription', id)) as Subscription
    const move = async (card: string, fields: object) => {
      const { Version } = (await one(operator, 'token', card)) as Token
      return save(operator, 'token', { Id: card, Version, RelationId: 'R00004', ...fields })
    }
    const moved = await move(first, { Subscription: id })
    expect(moved.data).toMatchObject({ RelationId: 'R00004', IsSubscriptionMissing: true })
    expect(moved.data.Subscription).toBeUndefined()
    await move(second, { Subscription: theirs?.Id })
    const { Version, TokenIds } = await subscription()
    expect(TokenIds).not.toContain(first)
    expect(TokenIds).not.toContain(second)
    expect(((await one(operator, 'subscription', theirs?.Id ?? '')) as Subscription).TokenIds).toContain(
      second,
    )
    expect((await save(operator, 'subscription', { Id: id, Version, Description: 'Later' })).code).toBe('')
  })

  it('rejects a card of another relation, whether the card or the subscription is written', async () => {
    const operator = await callerOf(app, 'operator')
    const [theirs] = (await list(operator, 'subscription', '(RelationId EX "R00004")')) as Subscription[]
    const Subscription = theirs?.Id ?? ''
    const { Version, TokenIds } = (await one(operator, 'subscription', Subscription)) as Subscription
    const card = (await one(operator, 'token', first)) as Token
    const refused = [
      await save(operator, 'token', { Id: first, Version: card.Version, Subscription }),
      await save(operator, 'token', { RelationId: 'R00003', Subscription }),
      await save(operator, 'subscription', { Id: Subscription, Version, TokenIds: [...TokenIds, first] }),
    ]
    expect(refused.map(({ code }) => code)).toEqual(['SUBNOTFOUND', 'SUBNOTFOUND', 'UnknownToken'])
    expect(await one(operator, 'token', first)).toEqual(card)
  })

  it('is active only between start and end, and cannot end before it starts', async () => {
    const fleet = await callerOf(app, 'fleet')
    const period = { StartDate: '2026-11-21T00:00:00.000Z', EndDate: '2026-11-22T00:00:00.000Z' }
    const body = { SubscriptionTypeId: 'ST004', TokenIds: [] }
    const wrong = await save(fleet, 'subscription', {
      ...body,
      StartDate: period.EndDate,
      EndDate: period.StartDate,
    })
    expect(wrong.message).toBe('EndDate: lies before StartDate')
    const { Id, Status } = (await save(fleet, 'subscription', { ...body, ...period })).data as Subscription
    const now = async () => ((await one(fleet, 'subscription', Id)) as Subscription).Status
    expect([Status, await now()]).toEqual(['PENDING', 'PENDING'])
    await fleet.advance(12 * 3_600)
    expect(await now()).toBe('ACTIVE')
    expect((await list(fleet, 'subscription', `(Id EX "${Id}") AND (Status EX "ACTIVE")`)).length).toBe(1)
    await fleet.advance(24 * 3_600)
    expect(await now()).toBe('ENDED')
  })
})

it('A new id has the format of its class', () => {
  const store = createStore(createWorld({ seed: 7, size: 'small', now: '2026-11-20T17:30:00.000Z' }))
  const world = new SessionWorld(store)
  for (const name of CLASS_NAMES) {
    if (name === 'chargesession' || name === 'cdr') continue
    const [firstId = ''] = store.records[name].keys()
    const [, digits = ''] = /(\d+)$/.exec(firstId) ?? []
    const { idLetters } = classEntry(name)
    expect([name, firstId.startsWith(idLetters)]).toEqual([name, true])
    expect(world.newId(name)).toMatch(new RegExp(`^${idLetters}\\d{${digits.length}}$`))
  }
})
