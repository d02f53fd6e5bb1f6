import { type Chargesession, SETTINGS, type SettingName } from '@portal/schemas'
import type { Cdr, GenericTable } from '@portal/schemas/contract'
import { describe, expect, it } from 'vitest'
import { callerOf, type TestCaller } from '../../../test/testCaller.ts'
import { testServer } from '../../../test/testCalls.ts'

const app = await testServer()

const WEEK = 7 * 24 * 3_600
const NOW = '2026-11-20T17:30:00.000Z'

const rowOf = async (caller: TestCaller, name: SettingName): Promise<GenericTable> => {
  const rows = (await caller.get('/v3.1/generictable/BCO/filtered?select=&pagesize=100'))
    .data as GenericTable[]
  const row = rows.find(({ Table, Key }) => `${Table}/${Key}` === name)
  if (!row) throw new Error(`There is no row ${name}`)
  return row
}
const set = async (caller: TestCaller, name: SettingName, Value: string) => {
  const { Id, Version } = await rowOf(caller, name)
  return caller.post('/v3.1/generictable/BCO/createupdate', { Id, Version, Value })
}
const remove = async (caller: TestCaller, name: SettingName) => {
  const { Id, Version } = await rowOf(caller, name)
  return caller.remove(`/v3.1/generictable/BCO/${Id}?version=${Version}`)
}

describe('The handling fee', () => {
  it('changes only for later sessions with other providers', async () => {
    const admin = await callerOf(app, 'superadmin')
    expect((await set(admin, 'roaming/handling-fee', '0.85')).code).toBe('')
    await admin.advance(WEEK)
    const filter = encodeURIComponent('(Provider SW "P")')
    const page = await admin.get(
      `/v3.1/chargesession/BCO/filtered?select=&pagesize=100&orderby=Start%20desc&filter=${filter}`,
    )
    const sessions = (page.data as Chargesession[]).filter(({ Stop }) => Stop !== undefined)
    const feeOf = ({ PriceLines = [] }: Pick<Chargesession, 'PriceLines'>) =>
      PriceLines.find(({ Type }) => Type === 'HANDLING')?.UnitPrice
    const later = sessions.filter(({ Start }) => Start > NOW)
    expect(later.length).toBeGreaterThan(0)
    for (const session of later) expect(feeOf(session)).toBe(0.85)
    const [first] = later
    const cdr: Cdr = (await admin.get(`/v3.1/cdr/BCO/one/CDR-${first?.Id}`)).data
    expect(cdr).toMatchObject({ Price: first?.Price, PriceLines: first?.PriceLines })
    for (const session of sessions.filter(({ Start }) => Start < NOW)) expect(feeOf(session)).toBe(0.5)
  })
})

describe('The limit of cards per request', () => {
  const order = (fleet: TestCaller, Quantity: number) =>
    fleet.post('/v3.1/chargepassrequest/BCO/createupdate', {
      Quantity,
      SubscriptionTypeId: 'ST002',
      DeliveryAddress: { address: 'Kaai 1', zipCode: '8380', city: 'Zeebrugge' },
    })

  it('rejects larger orders until its row is removed', async () => {
    const admin = await callerOf(app, 'superadmin')
    const fleet = await callerOf(app, 'fleet', admin.sessionId)
    await set(admin, 'limits/cards-per-request', '3')
    expect(await order(fleet, 4)).toMatchObject({ code: 'Error', message: 'Quantity: at most 3' })
    expect((await order(fleet, 3)).code).toBe('')
    expect((await remove(admin, 'limits/cards-per-request')).code).toBe('')
    expect((await order(fleet, 4)).code).toBe('')
  })
})

describe('The sender setting', () => {
  it('applies only to later emails', async () => {
    const admin = await callerOf(app, 'superadmin')
    await set(admin, 'mail/sender', 'quagga@example.com')
    const { data } = await admin.post('/v3.1/email/BCO/createupdate', {
      Recipient: 'ann@elsewhere.example',
      Subject: 'Hello',
      Body: 'Hello',
      Status: 'QUEUED',
    })
    expect(data.Sender).toBe('quagga@example.com')
    const [first] = (await admin.get('/v3.1/email/BCO/filtered?select=&pagesize=1&orderby=CreatedOn')).data
    expect(first.Sender).toBe(SETTINGS['mail/sender'].value)
  })
})

describe('A row of the generic tables', () => {
  it.each([
    ['limits/cards-per-request', '0'],
    ['limits/files-per-request', '51'],
    ['mail/sender', 'nobody'],
    ['roaming/handling-fee', '-1'],
  ] as const)('for %s rejects the value %s', async (name, value) => {
    const admin = await callerOf(app, 'superadmin')
    const refused = await set(admin, name, value)
    expect(refused).toMatchObject({ code: 'Error', message: expect.stringMatching(/^Value: takes /) })
  })

  it('accepts any value if the server does not read it', async () => {
    const admin = await callerOf(app, 'superadmin')
    const made = await admin.post('/v3.1/generictable/BCO/createupdate', { Table: 'x', Key: 'y', Value: 'z' })
    expect(made).toMatchObject({ code: '', data: { Description: 'x y' } })
    const { Id } = made.data
    expect((await admin.remove(`/v3.1/generictable/BCO/${Id}?version=2`)).status).toBe(409)
    expect((await admin.remove(`/v3.1/generictable/BCO/${Id}?version=1`)).code).toBe('')
    expect((await admin.get(`/v3.1/generictable/BCO/one/${Id}`)).code).toBe('UNKNOWNREQUEST')
  })
})
