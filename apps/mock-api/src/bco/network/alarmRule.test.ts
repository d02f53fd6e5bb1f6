import type { Alarm, AlarmRule, Email } from '@portal/schemas/contract'
import { describe, expect, it } from 'vitest'
import { callerOf, type TestCaller } from '../../../test/testCaller.ts'
import { testServer } from '../../../test/testCalls.ts'
import { TEST_NOW } from '../../../test/testSignIn.ts'

const app = await testServer()

const DAY_SECONDS = 86_400
const [OFFLINE, FAULT] = ['AR001', 'AR002']
const NOC = 'noc@network.example'

const open = async (session: string) => {
  const operator = await callerOf(app, 'operator', session)
  const admin = await callerOf(app, 'superadmin', session)
  const list = async (caller: TestCaller, name: string, filter: string) =>
    (await caller.get(`/v3.1/${name}/BCO/filtered?pagesize=100&select=&filter=${encodeURIComponent(filter)}`))
      .data
  const rule = async (id: string) => (await operator.get(`/v3.1/alarmrule/BCO/one/${id}`)).data as AlarmRule
  const save = (body: object) => operator.post('/v3.1/alarmrule/BCO/createupdate', body)
  return {
    operator,
    rule,
    save,
    change: async (id: string, fields: object) =>
      save({ Id: id, Version: (await rule(id)).Version, ...fields }),
    storm: () =>
      app.inject({
        method: 'PUT',
        url: '/__mock/scenarios/offline-storm',
        headers: { 'x-mock-session': session },
      }),
    advance: (days: number) => operator.advance(days * DAY_SECONDS),
    alarms: (filter: string): Promise<Alarm[]> => list(operator, 'alarm', filter),
    mails: (to = NOC): Promise<Email[]> => list(admin, 'email', `(Recipient EX "${to}")`),
  }
}

const idsOf = (records: readonly { readonly Id: string }[]) => records.map(({ Id }) => Id).toSorted()

describe('A changed alarm rule', () => {
  it('applies its new severity only to later alarms', async () => {
    const { change, advance, alarms } = await open('rule-severity')
    await advance(2)
    const before = await alarms('(Code EX "Offline")')
    expect(new Set(before.map(({ Severity, RuleId }) => `${Severity} ${RuleId}`))).toEqual(
      new Set([`MAJOR ${OFFLINE}`]),
    )
    await change(OFFLINE, { Severity: 'CRITICAL' })
    await advance(3)
    const severities = new Map(
      (await alarms('(Code EX "Offline")')).map(({ Id, Severity }) => [Id, Severity]),
    )
    const unchanged = before.filter(({ Id }) => severities.has(Id))
    expect(unchanged.every(({ Id }) => severities.get(Id) === 'MAJOR')).toBe(true)
    for (const { Id } of before) severities.delete(Id)
    expect(severities.size).toBeGreaterThan(2)
    expect(new Set(severities.values())).toEqual(new Set(['CRITICAL']))
  })

  it('sends one email per alarm to each recipient, in the language of the rule', async () => {
    const { change, advance, alarms, mails } = await open('rule-mails')
    const before = idsOf(await alarms('(Code EX "GroundFailure")'))
    await change(FAULT, { Recipients: [NOC, 'wacht@network.example'], Language: 'nl' })
    await advance(10)
    const raised = (await alarms('(Code EX "GroundFailure")')).filter(({ Id }) => !before.includes(Id))
    expect(raised.length).toBeGreaterThan(0)
    const sent = await mails()
    expect(sent.map(({ Subject }) => Subject).toSorted()).toEqual(
      raised.map(({ Description }) => `Kritiek · ${Description}`).toSorted(),
    )
    expect(sent[0]?.Body).toContain('alarmregel ‘Earth faults’')
    expect(await mails('wacht@network.example')).toHaveLength(sent.length)
  })

  it('raises no alarm while it is switched off', async () => {
    const { change, advance, alarms, storm } = await open('rule-off')
    const before = idsOf(await alarms('(Code EX "Offline")'))
    await change(OFFLINE, { IsActive: false })
    await advance(3)
    await storm()
    expect(idsOf(await alarms('(Code EX "Offline")'))).toEqual(before)
    await change(OFFLINE, { IsActive: true })
    await advance(3)
    expect((await alarms('(Code EX "Offline")')).length).toBeGreaterThan(before.length)
  })

  it('applies only to its customer, for whom it overrides the general rule', async () => {
    const { change, storm, alarms } = await open('rule-customer')
    await change('AR006', { IsActive: true, Severity: 'INFO' })
    await storm()
    const own = await alarms('(RuleId EX "AR006")')
    expect(own.length).toBeGreaterThan(5)
    expect(new Set(own.map(({ RelationId, Severity }) => `${RelationId} ${Severity}`))).toEqual(
      new Set(['R00003 INFO']),
    )
    expect(
      (await alarms('(Id SW "AO") AND (RuleId EX "AR001")')).every(
        ({ RelationId }) => RelationId !== 'R00003',
      ),
    ).toBe(true)
  })

  it('raises an alarm only if the event lasts longer than the delay of the rule', async () => {
    const [at, later] = [await open('rule-at-once'), await open('rule-delayed')]
    // Both mock sessions raise their alarms from the same events.
    await later.change(OFFLINE, { DelayMinutes: 180 })
    for (const { advance } of [at, later]) await advance(8)
    const byCharger = (alarms: readonly Alarm[]) =>
      new Map(alarms.map((alarm) => [alarm.Id, alarm] as const).filter(([id]) => id.includes('-')))
    const [atOnce, delayed] = [
      byCharger(await at.alarms('(Code EX "Offline")')),
      byCharger(await later.alarms('(Code EX "Offline")')),
    ]
    expect(delayed.size).toBeGreaterThan(2)
    expect(delayed.size).toBeLessThan(atOnce.size)
    const waited = (alarm: Alarm) =>
      (Date.parse(alarm.Raised) - Date.parse(atOnce.get(alarm.Id)?.Raised ?? '')) / 60_000
    expect(new Set([...delayed.values()].map(waited))).toEqual(new Set([180]))
    const now = TEST_NOW.getTime() + 8 * DAY_SECONDS * 1_000
    const lasted = ({ Raised, ModifiedOn, Status }: Alarm) =>
      ((Status === 'OPEN' ? now : Date.parse(ModifiedOn)) - Date.parse(Raised)) / 60_000
    const omitted = [...atOnce.values()].filter(({ Id }) => !delayed.has(Id))
    expect(Math.max(...omitted.map(lasted))).toBeLessThanOrEqual(180)
  })

  it('raises the alarms of a storm only after the delay of the rule', async () => {
    const { change, storm, alarms, operator } = await open('rule-storm-delayed')
    const count = async () => (await alarms('(Id SW "AO")')).length
    await change(OFFLINE, { DelayMinutes: 10 })
    await storm()
    await operator.advance(9 * 60)
    expect(await count()).toBe(0)
    await operator.advance(60)
    const raised = await alarms('(Id SW "AO")')
    expect(raised.length).toBeGreaterThan(20)
    expect(new Set(raised.map(({ Raised }) => Raised))).toEqual(new Set(['2026-11-20T17:40:00.000Z']))
    await operator.advance(3_600)
    expect(await count()).toBe(raised.length)

    await operator.control('/scenarios/offline-storm/events', { type: 'PASS' })
    await operator.control('/scenarios/offline-storm/events', { type: 'BREAK' })
    await operator.control('/scenarios/offline-storm/events', { type: 'PASS' })
    await operator.advance(3_600)
    expect(await count()).toBe(raised.length)
  })

  it('summarizes a storm in one email', async () => {
    const { change, storm, alarms, mails } = await open('rule-storm')
    await change(OFFLINE, { Recipients: [NOC], Severity: 'CRITICAL' })
    await storm()
    const count = (await alarms('(Id SW "AO")')).length
    expect(count).toBeGreaterThan(20)
    const [mail, ...more] = await mails()
    expect(more).toEqual([])
    expect(mail).toMatchObject({
      Subject: `Critical · ${count} alarms · Silent charge points`,
      Status: 'QUEUED',
    })
  })
})

describe('The checks of an alarm rule', () => {
  const RULE = { Description: 'Hot', Event: 'HighTemperature', Recipients: [] }

  it('reject an unknown event and an invalid address', async () => {
    const { save } = await open('rule-checks')
    expect(await save({ ...RULE, Event: 'Flood' })).toMatchObject({ status: 400, code: 'Error' })
    const wrong = await save({ ...RULE, IsActive: false, Recipients: [NOC, 'noc@network'] })
    expect(wrong).toMatchObject({
      code: 'Error',
      message: "Recipients: 'noc@network' is not an email address",
    })
  })

  it('reject a second active rule for the same event and customers, and a stale version', async () => {
    const { save, change, rule, operator } = await open('rule-rival')
    expect(await save(RULE)).toMatchObject({ code: 'ALARMRULEINUSE', message: 'Event: AR004 is active' })
    const own = await save({ ...RULE, RelationId: 'R00003' })
    expect(own).toMatchObject({ code: '', data: { Severity: 'WARNING', Language: 'en', IsActive: true } })
    expect((await change(own.data.Id, { RelationId: null })).code).toBe('ALARMRULEINUSE')
    const off = await save({ ...RULE, IsActive: false })
    const rival = await change(off.data.Id, { IsActive: true })
    expect(rival).toMatchObject({ code: 'ALARMRULEINUSE', message: 'IsActive: AR004 is active' })
    const { Version } = await rule('AR004')
    await change('AR004', { IsActive: false })
    expect(await save({ Id: 'AR004', Version, Severity: 'INFO' })).toMatchObject({ status: 409 })
    expect((await change(off.data.Id, { IsActive: true })).code).toBe('')
    expect(await operator.remove(`/v3.1/alarmrule/BCO/AR004?version=${Version}`)).toMatchObject({
      status: 409,
    })
  })
})

describe('A deleted alarm rule', () => {
  it('raises no more alarms but keeps the existing ones', async () => {
    const { operator, storm, alarms } = await open('rule-deleted')
    const before = idsOf(await alarms('(RuleId EX "AR001")'))
    expect(before.length).toBeGreaterThan(0)
    expect((await operator.remove('/v3.1/alarmrule/BCO/AR001?version=1')).code).toBe('')
    await storm()
    expect(idsOf(await alarms('(RuleId EX "AR001")'))).toEqual(before)
  })
})

describe('An alarm rule', () => {
  it('stays hidden from customers, even in the links of an alarm', async () => {
    await open('rule-scope')
    const fleet = await callerOf(app, 'fleet', 'rule-scope')
    expect((await fleet.get('/v3.1/alarmrule/BCO/filtered')).status).toBe(403)
    const alarms = (await fleet.get('/v3.1/alarm/BCO/filtered?Links=Rule')).data as { Links?: object }[]
    expect(alarms.length).toBeGreaterThan(0)
    expect(alarms.every(({ Links }) => JSON.stringify(Links ?? {}) === '{}')).toBe(true)
  })
})
