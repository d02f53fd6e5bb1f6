import type { Chargepoint } from '@portal/schemas'
import type { Backlog, Cdr, Email, ErrorLog, Schedule } from '@portal/schemas/contract'
import { describe, expect, it } from 'vitest'
import { callerOf, type TestCaller } from '../../../test/testCaller.ts'
import { testServer } from '../../../test/testCalls.ts'
import { TEST_NOW } from '../../../test/testSignIn.ts'

const app = await testServer()
let admin: TestCaller

const one = async <T>(name: string, id: string) => (await admin.get(`/v3.1/${name}/BCO/one/${id}`)).data as T
const save = async (body: object) =>
  (await admin.post('/v3.1/schedule/BCO/createupdate', body)).data as Schedule
const run = async (id: string) => (await admin.post(`/v3.1/schedule/BCO/${id}/run`)).data as Schedule

const REPORT = {
  Description: 'Energy per customer',
  Task: 'REPORT',
  Cron: '0 18 * * *',
  ReportPeriod: 'lastMonth',
  ReportBy: 'relation',
  Recipient: 'team@bca-netwerk.example',
}

const isRated = { filter: '(Status EX "RATED") AND (RelationId EX "R00003")' }
const listed = async () =>
  (await admin.get(`/v3.1/cdr/BCO/filtered?pagesize=100&orderby=Stop&${new URLSearchParams(isRated)}`))
    .data as readonly Cdr[]

describe('A run', () => {
  it('creates a file and an e-mail for a report', async () => {
    admin = await callerOf(app, 'superadmin')
    const { Id } = await save(REPORT)
    const [result] = (await run(Id)).Results
    expect(result).toMatchObject({ Status: 'OK', File: `${Id}-20261120T1730` })
    const file = await admin.raw(`/v3.1/schedule/BCO/${Id}/file/${result?.File}`)
    expect(file.headers['content-type']).toContain('text/csv')
    expect(file.body.split('\r\n')).toHaveLength((result?.Count ?? 0) + 2)
    await admin.advance(60)
    expect(await one<Email>('email', String(result?.EmailId))).toMatchObject({
      Recipient: REPORT.Recipient,
      Subject: 'Energy per customer (2026-11-20)',
      Status: 'SENT',
    })
  })

  it('creates a report when it is due, without a call', async () => {
    admin = await callerOf(app, 'superadmin')
    const { Id } = await save(REPORT)
    await admin.get('/v3.1/user/BCO/UserInfo')
    await admin.advance(3_600)
    const [result] = (await one<Schedule>('schedule', Id)).Results
    expect(result).toMatchObject({ At: '2026-11-20T18:00:00.000Z', File: `${Id}-20261120T1800` })
    expect((await one<Email>('email', String(result?.EmailId))).SentOn).toBe('2026-11-20T18:00:10.000Z')
  })

  it('fails with a reason, which the error log contains once per run', async () => {
    admin = await callerOf(app, 'superadmin')
    const failures = async () =>
      (await admin.get('/v3.1/errorlog/BCO/filtered?select=&filter=(Source EX "scheduler")'))
        .data as readonly ErrorLog[]
    const before = (await failures()).length
    // The roaming partners are silent during one hour of 31, so one of 31 hourly runs fails.
    let result: Schedule['Results'][number] | undefined
    for (let hour = 0; hour < 31 && result?.Status !== 'FAILED'; hour += 1) {
      await admin.advance(3_600)
      result = (await run('J002')).Results[0]
    }
    const Note = 'The roaming partners did not answer'
    expect(result).toMatchObject({ Status: 'FAILED', Note })
    const logged = await failures()
    expect(logged.length).toBeGreaterThan(before)
    expect(logged.filter(({ At, Message }) => At === result?.At && Message === Note)).toHaveLength(1)
  })

  it('invoices the RATED records of past months', async () => {
    admin = await callerOf(app, 'superadmin')
    const due = (await listed()).filter(({ Stop }) => Stop < '2026-10-31T23:00:00.000Z')
    expect(due.length).toBeGreaterThan(0)
    const job = { Description: 'Invoices', Task: 'INVOICING', Cron: '0 2 * * *', RelationId: 'R00003' }
    const { Id } = await save(job)
    const [result] = (await run(Id)).Results
    expect(result?.Count).toBeGreaterThanOrEqual(due.length)
    expect((await one<Cdr>('cdr', due[0]?.Id ?? '')).Status).toBe('INVOICED')
    // A run invoices at most 500 records, so a second run takes the rest.
    await run(Id)
    expect((await run(Id)).Results[0]?.Count).toBe(0)
  })

  it('finds the charge points that have old firmware when a firmware check runs', async () => {
    admin = await callerOf(app, 'superadmin')
    const { Findings = [] } = await run('J004')
    for (const { FirmwareVersion, Newest } of Findings) expect(FirmwareVersion).not.toBe(Newest)
    const chargers = await Promise.all(
      Findings.map(({ ChargePointId }) => one<Chargepoint>('chargepoint', ChargePointId)),
    )
    const isReady = ({ Status, Protocol }: Chargepoint) => Status === 'ONLINE' && Protocol === 'OCPP 1.6'
    const updated = chargers.find(isReady)?.Id ?? ''
    const newest = Findings.find(({ ChargePointId }) => ChargePointId === updated)?.Newest
    const payload = { location: `https://firmware.example/${newest}.bin`, retrieveDate: TEST_NOW }
    await admin.post('/v2/chargepoint/BCO/SendMessage', {
      chargepointid: updated,
      action: 'UpdateFirmware',
      payload: JSON.stringify(payload),
    })
    const found = ({ Findings: now = [] }: Schedule) => now.map(({ ChargePointId }) => ChargePointId)
    expect(found(await one<Schedule>('schedule', 'J004'))).toContain(updated)
    // The charger installs the firmware once no car is connected.
    await admin.advance(86_400)
    expect(found(await run('J004'))).not.toContain(updated)
  })

  it('shortens the backlog of roaming partners', async () => {
    admin = await callerOf(app, 'superadmin')
    const before = await one<Backlog>('backlog', 'BL04')
    const [result] = (await run('J002')).Results
    expect((await one<Backlog>('backlog', 'BL04')).Waiting).toBe(before.Waiting - (result?.Count ?? 0))
  })
})

it('A job is deleted only if its version matches', async () => {
  admin = await callerOf(app, 'superadmin')
  const { Id, Version } = await save(REPORT)
  expect((await admin.remove(`/v3.1/schedule/BCO/${Id}?version=${Version + 1}`)).status).toBe(409)
  expect((await admin.remove(`/v3.1/schedule/BCO/${Id}?version=${Version}`)).code).toBe('')
  expect((await admin.get(`/v3.1/schedule/BCO/one/${Id}`)).code).toBe('UNKNOWNREQUEST')
})
