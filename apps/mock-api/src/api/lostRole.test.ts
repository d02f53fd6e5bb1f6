import type { Cdr } from '@portal/schemas/contract'
import { describe, expect, it } from 'vitest'
import { callerOf, type TestCaller } from '../../test/testCaller.ts'
import { testServer } from '../../test/testCalls.ts'

const app = await testServer()

const OPERATOR = 'RC00005'

const first = async (caller: TestCaller, name: string, filter: string) =>
  (
    await caller.get(
      `/v3.1/${name}/BCO/filtered?pagesize=1&select=&orderby=Id&filter=${encodeURIComponent(filter)}`,
    )
  ).data[0]

const open = async () => {
  const operator = await callerOf(app, 'operator')
  const admin = await callerOf(app, 'superadmin', operator.sessionId)
  return {
    operator,
    admin,
    setRole: async (Role: string) => {
      const { Id, Version } = (await admin.get(`/v3.1/relationcontact/BCO/one/${OPERATOR}`)).data
      expect((await admin.post('/v3.1/relationcontact/BCO/createupdate', { Id, Version, Role })).code).toBe(
        '',
      )
    },
    changes: async () => {
      const filter = encodeURIComponent('(By EX "Nadia El Amrani")')
      const { code, count } = await admin.get(`/v3.1/audit/BCO/filtered?pagesize=1&filter=${filter}`)
      expect(code).toBe('')
      return count
    },
  }
}

const REFUSED = { status: 403, code: 'Unauthorized' }

describe('An operator who loses the role', () => {
  it('can no longer write records until they regain the role', async () => {
    const { operator, admin, setRole, changes } = await open()
    const cdr: Cdr = await first(operator, 'cdr', '(Status EX "INVOICED") AND (IsRoaming EX "false")')
    const { Id, Version, Start, Stop } = cdr
    const [tariff, entries] = [(await operator.get('/v3.1/tariff/BCO/one/TF003')).data, await changes()]
    await setRole('User')
    const correction = { Version, Start, Stop, Consumption: 1, Reason: 'Meter was wrong' }
    expect(await operator.post(`/v3.1/cdr/BCO/${Id}/correct`, correction)).toMatchObject(REFUSED)
    const fees = { Id: tariff.Id, Version: tariff.Version, KwhFee: 1 }
    expect(await operator.post('/v3.1/tariff/BCO/createupdate', fees)).toMatchObject(REFUSED)
    expect((await admin.get(`/v3.1/cdr/BCO/one/${Id}`)).data).toEqual(cdr)
    expect((await admin.get(`/v3.1/cdr/BCO/one/${Id}-CREDIT`)).code).toBe('UNKNOWNREQUEST')
    expect((await admin.get('/v3.1/tariff/BCO/one/TF003')).data).toEqual(tariff)
    expect(await changes()).toBe(entries)
    await setRole('Operator')
    expect((await operator.post('/v3.1/tariff/BCO/createupdate', fees)).code).toBe('')
    expect(await changes()).toBe(entries + 1)
  })

  it('keeps the finished part of a bulk action and can finish the rest after regaining the role', async () => {
    const { operator, admin, setRole } = await open()
    const filter = encodeURIComponent('(Status EX "OPEN")')
    const path = `/v3.1/alarm/BCO/filtered?pagesize=3&select=&orderby=Id&filter=${filter}`
    const alarms: readonly { Id: string; Version: number }[] = (await operator.get(path)).data
    const acknowledge = async (index: number) => {
      const { Id = '', Version = 0 } = alarms[index] ?? {}
      return operator.post('/v3.1/alarm/BCO/createupdate', { Id, Version, Status: 'ACKNOWLEDGED' })
    }
    const statuses = () =>
      Promise.all(
        alarms.map(async ({ Id }) => (await admin.get(`/v3.1/alarm/BCO/one/${Id}`)).data.Status as string),
      )
    expect((await acknowledge(0)).code).toBe('')
    await setRole('User')
    expect(await acknowledge(1)).toMatchObject(REFUSED)
    expect(await acknowledge(2)).toMatchObject(REFUSED)
    expect(await statuses()).toEqual(['ACKNOWLEDGED', 'OPEN', 'OPEN'])
    await setRole('Operator')
    expect([(await acknowledge(1)).code, (await acknowledge(2)).code]).toEqual(['', ''])
    expect(await statuses()).toEqual(['ACKNOWLEDGED', 'ACKNOWLEDGED', 'ACKNOWLEDGED'])
  })

  it('can no longer read the charge point’s answer to a message', async () => {
    const { operator, admin, setRole } = await open()
    const charger = await first(operator, 'chargepoint', '(RelationId EX "R00003") AND (Status EX "ONLINE")')
    const message = { chargepointid: charger.Id, action: 'ClearCache', payload: '{}' }
    const { data } = await operator.post('/v2/chargepoint/BCO/SendMessage', message)
    await setRole('User')
    await operator.advance(10)
    const path = `/v2/chargepoint/BCO/MessageById/${data.Id}`
    expect((await operator.get(path)).code).not.toBe('')
    expect((await admin.get(path)).data.Status).toBe('ANSWERED')
  })

  it('can no longer read operator classes', async () => {
    const { operator, setRole } = await open()
    await setRole('User')
    for (const name of ['alarmrule', 'cpocontract', 'audit', 'report'])
      expect([name, await operator.get(`/v3.1/${name}/BCO/filtered`)]).toEqual([
        name,
        expect.objectContaining(REFUSED),
      ])
    expect((await operator.get('/v3.1/user/BCO/UserInfo')).code).toBe('')
  })
})
