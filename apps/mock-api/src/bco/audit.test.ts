import { VIEW_AS_HEADER } from '@portal/schemas'
import type { AuditEntry } from '@portal/schemas/contract'
import { describe, expect, it } from 'vitest'
import { callsOf, type Row, testServer } from '../../test/testCalls.ts'

const app = await testServer()
const ask = callsOf(app)

const LOCATION = 'L00005'

const trail = async (session: string, filter: string, reader = 'operator') =>
  (await ask(reader, 'GET', 'audit/BCO/filtered', { query: { filter, pagesize: 100 }, session }))
    .data as AuditEntry[]

const of = (className: string, id: string) => `(Class EX "${className}") AND (RecordId EX "${id}")`

const change = async (
  session: string,
  person: string,
  [name, id]: readonly [string, string],
  fields: object,
  headers: Readonly<Record<string, string>> = {},
) => {
  const record = (await ask(person, 'GET', `${name}/BCO/one/${id}`, { session })).data as Row
  const body = { Id: id, Version: record.Version, ...fields }
  const answer = await ask(person, 'POST', `${name}/BCO/createupdate`, { body, headers, session })
  expect(answer).toMatchObject({ status: 200, code: '' })
  return record
}

describe('The audit trail', () => {
  it('records the person, the call and each changed field with its old and new value', async () => {
    const before = await change('who', 'operator', ['chargelocation', LOCATION], {
      Floor: '2',
      Label: 'Yard',
    })
    const [entry] = await trail('who', of('chargelocation', LOCATION), 'superadmin')
    expect(entry).toMatchObject({
      By: 'Nadia El Amrani',
      Action: 'CHANGED',
      Call: 'createupdateChargeLocation',
      Description: before['Description'],
      RelationId: before['RelationId'],
      Changes: expect.arrayContaining([
        { Field: 'Floor', After: '2' },
        { Field: 'Label', Before: before['Label'], After: 'Yard' },
      ]),
    })
    expect(entry?.Changes).toHaveLength(2)
    expect(entry).not.toHaveProperty('ViewedAs')
  })

  it('records removals, charge point commands and changed charge point settings', async () => {
    const session = 'kinds'
    const { data } = await ask('superadmin', 'GET', 'generictable/BCO/one/GT0001', { session })
    const { Version } = data as Row
    await ask('superadmin', 'DELETE', 'generictable/BCO/GT0001', { query: { version: Version }, session })
    expect(await trail(session, of('generictable', 'GT0001'), 'superadmin')).toMatchObject([
      { Action: 'REMOVED', Call: 'removeGenericTable', Changes: [] },
    ])
    await ask('operator', 'POST', 'v3/chargepoint/BCO/Remote/Reset', {
      body: { chargepointid: 'CP000001' },
      session,
    })
    const { data: charger } = await ask('driver', 'GET', 'chargepoint/BCO/CP000001', { session })
    await ask('driver', 'PUT', 'chargepoint/BCO/Update', {
      body: {
        Id: 'CP000001',
        Version: (charger as Row).Version,
        Settings: [{ Key: 'LightIntensity', Value: '40' }],
      },
      session,
    })
    expect(await trail(session, of('chargepoint', 'CP000001'))).toMatchObject([
      { Action: 'CHANGED', Changes: [{ Field: 'Settings.LightIntensity', After: '40' }] },
      { Action: 'COMMANDED', Call: 'postRemoteReset', Changes: [{ Field: 'Message', After: 'Reset' }] },
    ])
  })

  it('records a closed connection for the connection and for its charge point', async () => {
    const session = 'closed'
    await ask('superadmin', 'POST', 'connection/BCO/CN000003/close', { session })
    const Call = 'closeConnection'
    expect(await trail(session, of('connection', 'CN000003'), 'superadmin')).toMatchObject([
      { Action: 'CHANGED', Call, Changes: [{ Field: 'Status', Before: 'OPEN', After: 'CLOSED' }] },
    ])
    const forCharger = of('chargepoint', 'CP000003')
    expect(await trail(session, forCharger)).toMatchObject([
      { Action: 'COMMANDED', Call, Changes: [{ Field: 'Message', After: 'CloseConnection' }] },
    ])
  })

  it('records no field change for a refused write or a write without changes', async () => {
    await change('same', 'operator', ['chargelocation', LOCATION], {})
    const body = { Id: LOCATION, Version: 99, Floor: '7' }
    const refused = await ask('operator', 'POST', 'chargelocation/BCO/createupdate', {
      body,
      session: 'same',
    })
    expect(refused.status).toBe(409)
    const entries = await trail('same', of('chargelocation', LOCATION))
    expect(entries.filter(({ Changes }) => Changes.some(({ Field }) => Field === 'Floor'))).toEqual([])
  })

  it('hides sensitive fields and the personal data of protected people from operators', async () => {
    await change('secret', 'operator', ['relation', 'R00003'], { BankAccount: 'BE68539007547034' })
    expect((await trail('secret', of('relation', 'R00003')))[0]?.Changes).toEqual([
      { Field: 'BankAccount', IsHidden: true },
    ])
    const { data } = await ask('operator', 'GET', 'relationcontact/BCO/filtered', {
      query: { filter: '(Relation EX "Noordzee Logistics")', pagesize: 100 },
      session: 'secret',
    })
    const masked = (data as Row[]).find(({ IsProtected }) => IsProtected === true)
    await change('secret', 'fleet', ['relationcontact', String(masked?.Id)], {
      Name: 'Quentin Zebra',
      Street: 'Kaai',
    })
    const [entry] = await trail('secret', of('relationcontact', String(masked?.Id)))
    expect(entry).toMatchObject({ By: 'Sofie Claes' })
    expect(JSON.stringify(entry)).not.toMatch(/Zebra|Quentin|Kaai/)
    expect(entry?.Changes).toContainEqual({ Field: 'Name', IsHidden: true })
  })

  it('shows operators only classes that they may read, and shows customers nothing', async () => {
    const session = 'scope'
    await change(session, 'superadmin', ['email', 'M00013'], { Subject: 'Another subject' })
    expect(await trail(session, '(Class EX "email")', 'superadmin')).toHaveLength(1)
    expect(await trail(session, '(Class EX "email")')).toEqual([])
    const [{ Id } = { Id: '' }] = await trail(session, '(Class EX "email")', 'superadmin')
    expect(await ask('operator', 'GET', `audit/BCO/one/${Id}`, { session })).toMatchObject({
      code: 'UNKNOWNREQUEST',
    })
    const within = { query: { relid: 'R00003', filter: '(Class EX "email")' }, session }
    expect((await ask('operator', 'GET', 'audit/BCO/filtered', within)).data).toEqual([])
    expect((await ask('fleet', 'GET', 'audit/BCO/filtered', { session })).status).toBe(403)
  })

  it('names the relation that the author was viewing the portal as', async () => {
    await change(
      'as',
      'operator',
      ['chargelocation', LOCATION],
      { Floor: '3' },
      { [VIEW_AS_HEADER]: 'R00003' },
    )
    expect((await trail('as', of('chargelocation', LOCATION)))[0]).toMatchObject({
      By: 'Nadia El Amrani',
      ViewedAs: 'Noordzee Logistics',
    })
  })

  it('cannot be rewritten', async () => {
    const [entry] = await trail('fixed', '(Class EX "chargelocation")')
    const body = { Id: entry?.Id, Version: entry?.Version, By: 'Somebody else' }
    const answer = await ask('superadmin', 'POST', 'audit/BCO/createupdate', { body, session: 'fixed' })
    expect(answer).toMatchObject({ code: 'Error', message: 'By: is set by the server' })
  })
})
