import type { Alarm, ChargePassRequest, Request, Subscription, Token } from '@portal/schemas/contract'
import { describe, expect, it } from 'vitest'
import { callsOf, testServer } from '../../../test/testCalls.ts'

const app = await testServer()
const ask = callsOf(app)

const save = (session: string, username: string, name: string, body: object) =>
  ask(username, 'POST', `${name}/BCO/createupdate`, { body, session })

describe('A request', () => {
  const order = {
    Kind: 'CHARGER',
    Summary: 'At the gate',
    PriceLines: [
      { type: 'charger', price: 0.1 },
      { type: 'cable', price: 0.2 },
    ],
  }

  it('costs the sum of its price list, and records every status in its timeline', async () => {
    const session = 'request'
    const made = (await save(session, 'driver', 'request', order)).data as Request
    expect(made).toMatchObject({
      Total: 0.3,
      Status: 'SUBMITTED',
      RelationId: 'R00001',
      RelationContactId: 'RC00001',
    })
    const { Id, Version } = made
    const planned = await save(session, 'operator', 'request', { Id, Version, Status: 'PLANNED' })
    expect((planned.data as Request).Timeline.map(({ Status }) => Status)).toEqual(['SUBMITTED', 'PLANNED'])
    const back = await save(session, 'operator', 'request', { Id, Version: Version + 1, Status: 'DRAFT' })
    expect(back).toMatchObject({ status: 400, message: expect.stringContaining('Status') })
  })

  it('is created only for a relation in the caller’s scope', async () => {
    const session = 'other'
    const below = await save(session, 'entity', 'request', { ...order, RelationId: 'R00006' })
    expect(below.data).toMatchObject({ RelationId: 'R00006' })
    const stranger = await save(session, 'entity', 'request', { ...order, RelationId: 'R00001' })
    expect(stranger.code).toBe('RELNOTFOUND')
  })

  it('can be cancelled by its creator, but planned only by an operator', async () => {
    const session = 'cancel'
    const { Id, Version } = (await save(session, 'driver', 'request', order)).data as Request
    expect((await save(session, 'driver', 'request', { Id, Version, Status: 'PLANNED' })).code).toBe(
      'Unauthorized',
    )
    const cancelled = await save(session, 'driver', 'request', { Id, Version, Status: 'CANCELLED' })
    expect(cancelled.data).toMatchObject({ Status: 'CANCELLED' })
  })

  it('can be assigned, reassigned and unassigned only by an operator', async () => {
    const session = 'assigned'
    const AssignedTo = 'Nadia El Amrani'
    const made = await save(session, 'driver', 'request', { ...order, AssignedTo })
    expect(made).toMatchObject({ status: 403, code: 'Unauthorized' })
    const { Id, Version } = (await save(session, 'driver', 'request', order)).data as Request
    const moved = await save(session, 'driver', 'request', { Id, Version, AssignedTo })
    expect(moved.code).toBe('Unauthorized')
    const taken = await save(session, 'operator', 'request', { Id, Version, AssignedTo })
    expect(taken.data).toMatchObject({ AssignedTo })
    const next = { Id, Version: Version + 1 }
    for (const other of ['', 'Lotte Verhaegen'])
      expect((await save(session, 'driver', 'request', { ...next, AssignedTo: other })).code).toBe(
        'Unauthorized',
      )
    const cancelled = await save(session, 'driver', 'request', { ...next, Status: 'CANCELLED' })
    expect(cancelled.data).toMatchObject({ Status: 'CANCELLED', AssignedTo })
  })

  it('is planned only in a free future slot within working hours', async () => {
    const session = 'slot'
    // A Monday, 8:00 local time.
    const free = '2026-11-23T07:00:00Z'
    const slot = async (username: string, ReservationSlot: string) => {
      const { Id, Version } = (await save(session, username, 'request', order)).data as Request
      return save(session, 'operator', 'request', { Id, Version, Status: 'PLANNED', ReservationSlot })
    }
    expect((await slot('driver', '2026-11-20T09:00:00Z')).message).toContain('lies in the past')
    expect((await slot('driver', '2026-11-23T17:00:00Z')).message).toContain('full hours from 8 to 16')
    expect((await slot('driver', '2026-11-22T09:00:00Z')).message).toContain('working days')
    expect((await slot('driver', free)).data).toMatchObject({ ReservationSlot: new Date(free).toISOString() })
    expect(await slot('fleet', free)).toMatchObject({ status: 400, message: 'ReservationSlot: is taken' })
  })

  it('stores messages under the name of their author, and loses none', async () => {
    const session = 'messages'
    const { Id, Version } = (await save(session, 'driver', 'request', order)).data as Request
    const message = { At: '2020-01-01T00:00:00Z', By: 'Another person', Text: 'When do you come?' }
    const written = (await save(session, 'driver', 'request', { Id, Version, Messages: [message] }))
      .data as Request
    expect(written.Messages).toEqual([
      expect.objectContaining({
        By: 'Lotte Verhaegen',
        At: expect.stringContaining('2026-11-20'),
        Text: message.Text,
      }),
    ])
    const unsaid = await save(session, 'driver', 'request', { Id, Version: Version + 1, Messages: [] })
    expect(unsaid).toMatchObject({ status: 400, message: expect.stringContaining('Messages') })
  })
})

describe('An order of cards', () => {
  const order = {
    Quantity: 3,
    SubscriptionTypeId: 'ST002',
    DeliveryAddress: { address: 'Kaai 1', zipCode: '8380', city: 'Zeebrugge' },
  }

  it('creates its cards once, when an operator approves it', async () => {
    const session = 'order'
    const { Id, Version } = (await save(session, 'fleet', 'chargepassrequest', order))
      .data as ChargePassRequest
    expect(
      (await save(session, 'fleet', 'chargepassrequest', { Id, Version, Status: 'APPROVED' })).code,
    ).toBe('Unauthorized')
    const approved = (
      await save(session, 'operator', 'chargepassrequest', { Id, Version, Status: 'APPROVED' })
    ).data as ChargePassRequest
    expect(new Set(approved.TokenIds).size).toBe(3)
    for (const id of approved.TokenIds) {
      const { data } = await ask('fleet', 'GET', `token/BCO/one/${id}`, { session })
      expect(data).toMatchObject({ State: 'ORDERED', IsUserMissing: true, IsSubscriptionMissing: true })
    }
    const again = await save(session, 'operator', 'chargepassrequest', {
      Id,
      Version: Version + 1,
      Status: 'REJECTED',
    })
    expect(again.status).toBe(400)
  })
})

describe('A write of a card or subscription', () => {
  it('flags a duplicate number, and a card without a user', async () => {
    const session = 'flags'
    const first = (await save(session, 'fleet', 'token', { PrintedNumber: 'TWICE' })).data as Token
    expect(first).toMatchObject({ IsDuplicate: false, IsUserMissing: true, IsSubscriptionMissing: true })
    const second = (
      await save(session, 'fleet', 'token', { PrintedNumber: 'TWICE', RelationContactId: 'RC00003' })
    ).data
    expect(second).toMatchObject({ IsDuplicate: true, IsUserMissing: false })
  })

  it('requires an operator to reactivate a lost card', async () => {
    const session = 'lost'
    const { Id, Version } = (await save(session, 'fleet', 'token', { State: 'LOST' })).data as Token
    expect((await save(session, 'fleet', 'token', { Id, Version, State: 'ACTIVE' })).code).toBe('TOKACTIVERR')
    expect((await save(session, 'operator', 'token', { Id, Version, State: 'ACTIVE' })).data).toMatchObject({
      State: 'ACTIVE',
    })
  })

  it('sets the fee and tariff of the subscription’s type', async () => {
    const made = await save('subscribe', 'fleet', 'subscription', { SubscriptionTypeId: 'ST004' })
    expect(made.data as Subscription).toMatchObject({
      MonthlyFee: 9.9,
      TariffCode: 'WORK',
      RelationId: 'R00003',
    })
  })
})

describe('An alarm', () => {
  it('records who acknowledged it, and when', async () => {
    const session = 'alarm'
    const { data } = await ask('operator', 'GET', 'alarm/BCO/filtered', {
      session,
      query: { filter: '(Status EX "OPEN")', select: '', pagesize: 1 },
    })
    const [{ Id, Version } = { Id: '', Version: 0 }] = data as Alarm[]
    const answer = await save(session, 'operator', 'alarm', { Id, Version, Status: 'ACKNOWLEDGED' })
    expect(answer.data).toMatchObject({
      AcknowledgedBy: 'Nadia El Amrani',
      AcknowledgedOn: expect.stringContaining('2026-11-20'),
    })
  })

  it('can be snoozed for at most 30 days', async () => {
    const session = 'snooze'
    const { data } = await ask('operator', 'GET', 'alarm/BCO/filtered', {
      session,
      query: { filter: '(Status EX "OPEN")', select: '', pagesize: 1 },
    })
    const [{ Id, Version } = { Id: '', Version: 0 }] = data as Alarm[]
    const snooze = (SnoozedUntil: string) => save(session, 'operator', 'alarm', { Id, Version, SnoozedUntil })
    expect(await snooze('2027-11-21T08:00:00Z')).toMatchObject({
      code: 'Error',
      message: expect.stringContaining('SnoozedUntil'),
    })
    expect((await snooze('2026-11-21T08:00:00Z')).data).toMatchObject({
      SnoozedUntil: '2026-11-21T08:00:00.000Z',
    })
  })
})
