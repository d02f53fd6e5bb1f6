import type { Frame } from '@portal/schemas/contract'
import { CHARGER_CALLS, MESSAGE_NAMES } from '@portal/schemas/ocpp/protocols'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callerOf, type TestCaller } from '../../../test/testCaller.ts'
import { TEST_NOW, TEST_ORIGIN } from '../../../test/testSignIn.ts'
import { buildServer } from '../../server.ts'

let app: FastifyInstance
beforeAll(async () => {
  app = await buildServer({ origin: TEST_ORIGIN, now: TEST_NOW })
})
afterAll(() => app.close())

const framesOf = async (admin: TestCaller, id: string, query = ''): Promise<readonly Frame[]> =>
  (await admin.get(`/v3.1/connection/BCO/${id}/frames${query}`)).data

const list = async (admin: TestCaller, name: string, query = '') =>
  (await admin.get(`/v3.1/${name}/BCO/filtered?select=&pagesize=100&${query}`)).data

describe('listFrames', () => {
  it('returns the messages of the protocol, newest first, with their answers', async () => {
    const admin = await callerOf(app, 'superadmin')
    const chargers = (await list(admin, 'chargepoint')) as readonly {
      Id: string
      Status: string
      Protocol?: string
    }[]
    for (const protocol of ['OCPP 1.6', 'OCPP 2.0.1'] as const) {
      const { Id = '' } =
        chargers.find(({ Status, Protocol = 'OCPP 1.6' }) => Status === 'ONLINE' && Protocol === protocol) ??
        {}
      const frames = await framesOf(admin, Id.replace('CP', 'CN'))
      expect(frames.length).toBeGreaterThan(100)
      expect(frames.map(({ At }) => At)).toEqual(
        frames
          .map(({ At }) => At)
          .toSorted()
          .toReversed(),
      )
      expect(new Set(frames.map(({ Id: id }) => id)).size).toBe(frames.length)
      for (const { Action, Answer } of frames) {
        expect(CHARGER_CALLS[protocol]).toContain(Action)
        expect(Answer).toBeDefined()
      }
    }
  })

  it('includes the meter values of a session, a Reset message and the boot after the reset', async () => {
    const admin = await callerOf(app, 'superadmin')
    const busy = (
      await list(admin, 'chargesession', `filter=${encodeURIComponent('(Status EX "CHARGING")')}`)
    )[0]
    const id = String(busy.ChargePointId).replace('CP', 'CN')
    const started = await framesOf(admin, id, '?search=Energy.Active.Import')
    expect(started.length).toBeGreaterThan(0)
    const body = { chargepointid: busy.ChargePointId, action: 'Reset', payload: '{"type":"Soft"}' }
    const { data } = await admin.post('/v2/chargepoint/BCO/SendMessage', body)
    await admin.advance(70)
    const frames = await framesOf(admin, id)
    expect(frames.find(({ Id }) => Id === data.Id)).toMatchObject({
      Direction: 'TO_CHARGER',
      Action: 'Reset',
      Request: body.payload,
      Answer: '{"status":"Accepted"}',
    })
    const [boot] = await framesOf(admin, id, '?action=BootNotification')
    expect(Date.parse(boot?.At ?? '')).toBeGreaterThan(TEST_NOW.getTime())
  })

  it('filters messages by direction, name and text', async () => {
    const admin = await callerOf(app, 'superadmin')
    const body = {
      chargepointid: 'CP000003',
      action: 'TriggerMessage',
      payload: '{"requestedMessage":"Heartbeat"}',
    }
    await admin.post('/v2/chargepoint/BCO/SendMessage', body)
    const [pending] = await framesOf(admin, 'CN000003', '?direction=TO_CHARGER')
    expect(pending?.Answer).toBeUndefined()
    await admin.advance(10)
    const sent = await framesOf(admin, 'CN000003', '?direction=TO_CHARGER')
    expect(sent.map(({ Action }) => Action)).toEqual(['TriggerMessage'])
    expect(MESSAGE_NAMES).toContain(sent[0]?.Action)
    expect((await framesOf(admin, 'CN000003', '?search=TRIGGER'))[0]?.Id).toBe(sent[0]?.Id)
    const [beat] = await framesOf(admin, 'CN000003', '?action=Heartbeat&direction=FROM_CHARGER')
    expect(Date.parse(beat?.At ?? '')).toBe(Date.parse(sent[0]?.AnsweredOn ?? '') + 1_000)
    expect(await framesOf(admin, 'CN000003', '?search=quagga')).toEqual([])
  })

  it('includes the message of a bulk command once its charger’s turn has come, and none if the command was cancelled first', async () => {
    const admin = await callerOf(app, 'superadmin')
    const command = { Command: 'ClearCache', Description: 'Forget', ChargePointIds: ['CP000003', 'CP000004'] }
    const { data } = await admin.post('/v3.1/bulkcommand/BCO/createupdate', command)
    expect(await framesOf(admin, 'CN000004', '?direction=TO_CHARGER')).toEqual([])
    await admin.advance(2)
    const cancelled = { Id: data.Id, Version: data.Version, Status: 'CANCELLED' }
    await admin.post('/v3.1/bulkcommand/BCO/createupdate', cancelled)
    await admin.advance(20)
    expect(await framesOf(admin, 'CN000003', '?direction=TO_CHARGER')).toMatchObject([
      { Action: 'ClearCache' },
    ])
    expect(await framesOf(admin, 'CN000004', '?direction=TO_CHARGER')).toEqual([])
  })

  it('returns no messages sent after the connection was closed', async () => {
    const admin = await callerOf(app, 'superadmin')
    await admin.post('/v3.1/connection/BCO/CN000003/close')
    await admin.advance(25)
    const [last] = await framesOf(admin, 'CN000003')
    expect(Date.parse(last?.At ?? '')).toBeLessThanOrEqual(TEST_NOW.getTime())
  })
})
