import { type Chargepoint, type Chargesession, type Connector, sumEuro } from '@portal/schemas'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callerOf, type TestCaller } from '../../test/testCaller.ts'
import { TEST_NOW, TEST_ORIGIN } from '../../test/testSignIn.ts'
import { buildServer } from '../server.ts'

let app: FastifyInstance

beforeAll(async () => {
  app = await buildServer({ origin: TEST_ORIGIN, now: TEST_NOW })
  // Creates the history now, because its first use would slow down the first test.
  await (await callerOf(app, 'fleet')).get('/v3.1/chargesession/BCO/filtered')
})
afterAll(() => app.close())

const CHARGEPOINT = '/v3.1/chargepoint/BCO'
const REMOTE = '/v3/chargepoint/BCO/Remote'

const chargersOf = async (caller: TestCaller): Promise<Chargepoint[]> =>
  (await caller.get(`${CHARGEPOINT}/list`)).data

const withStatus = async (caller: TestCaller, ...statuses: Connector['Status'][]) => {
  for (const charger of await chargersOf(caller)) {
    const connector = charger.Connectors.find(({ Status }) => statuses.includes(Status))
    if (connector) return { charger, connector }
  }
  throw new Error(`No connector is ${statuses.join(' or ')}`)
}

const connectorNow = async (caller: TestCaller, chargerId: string, id: string): Promise<Connector> => {
  const charger: Chargepoint = (await caller.get(`${CHARGEPOINT}/${chargerId}`)).data
  const connector = charger.Connectors.find(({ Id }) => Id === id)
  if (!connector) throw new Error(`No connector ${id}`)
  return connector
}

const sessionNow = async (caller: TestCaller, id: string): Promise<Chargesession> =>
  (await caller.get(`/v3.1/chargesession/BCO/one/${id}`)).data

/** Last of the fleet's 200 cards; no connector's plan contains it. */
const SPARE_CARD = 'T000205'

describe('A remote start', () => {
  it('responds immediately, and seconds later produces a session, a growing meter and, after the stop, a price', async () => {
    const fleet = await callerOf(app, 'fleet')
    const { charger, connector } = await withStatus(fleet, 'AVAILABLE')
    const started = await fleet.post(`${REMOTE}/Start`, { connectorid: connector.Id, tokenid: SPARE_CARD })
    expect(started).toMatchObject({ code: '', data: { Command: 'START', Status: 'ACCEPTED' } })
    const { SessionId } = started.data
    expect((await connectorNow(fleet, charger.Id, connector.Id)).Status).toBe('OCCUPIED')

    await fleet.advance(10)
    expect(await connectorNow(fleet, charger.Id, connector.Id)).toMatchObject({
      Status: 'CHARGING',
      SessionId,
    })
    await fleet.advance(1_800)
    const running = await sessionNow(fleet, SessionId)
    expect(running).toMatchObject({ Status: 'CHARGING', TokenId: SPARE_CARD, ChargePointId: charger.Id })
    expect(running.EnergyKwh).toBeGreaterThan(1)
    expect(running.PowerKw).toBeGreaterThan(1)
    expect(running.MeterValues?.at(-1)?.EnergyKwh).toBe(running.EnergyKwh)

    const stopped = await fleet.post(`${REMOTE}/Stop`, { connectorid: connector.Id })
    expect(stopped.data).toMatchObject({ Command: 'STOP', Status: 'ACCEPTED', SessionId })
    expect((await sessionNow(fleet, SessionId)).Status).toBe('CHARGING')
    await fleet.advance(5)
    const ended = await sessionNow(fleet, SessionId)
    expect(ended).toMatchObject({ Status: 'COMPLETED', DurationSeconds: 1_806 })
    expect(ended.Stop).toBe('2026-11-20T18:00:14.000Z')
    expect(ended.MeterValues?.at(-1)?.EnergyKwh).toBe(ended.EnergyKwh)
    expect(ended.Price).toBe(sumEuro([ended.EnergyKwh * 0.262]))
    expect((await connectorNow(fleet, charger.Id, connector.Id)).Status).toBe('FINISHED')
    await fleet.advance(120)
    expect((await connectorNow(fleet, charger.Id, connector.Id)).SessionId).toBeUndefined()
    const { data } = await fleet.get(
      `/v3.1/chargesession/BCO/filtered?filter=${encodeURIComponent(`(TokenId EX "${SPARE_CARD}")`)}`,
    )
    expect(data).toMatchObject([{ Id: SessionId, Stop: ended.Stop }])
  })

  it('has no effect before the command, and begins exactly when it is due', async () => {
    const fleet = await callerOf(app, 'fleet')
    const { charger, connector } = await withStatus(fleet, 'AVAILABLE')
    const now = () => connectorNow(fleet, charger.Id, connector.Id)
    await fleet.control('/clock', { advanceMs: 730 })
    const commandedAt = '2026-11-20T17:30:00.730Z'
    const { data } = await fleet.post(`${REMOTE}/Start`, { connectorid: connector.Id, tokenid: SPARE_CARD })
    expect(data.At).toBe(commandedAt)
    expect(await now()).toMatchObject({ Status: 'OCCUPIED', StatusSince: commandedAt })
    await fleet.control('/clock', { advanceMs: 7_999 })
    expect(await now()).toMatchObject({ Status: 'OCCUPIED', StatusSince: commandedAt })
    await fleet.control('/clock', { advanceMs: 1 })
    const begun = '2026-11-20T17:30:08.730Z'
    expect(await now()).toMatchObject({ Status: 'CHARGING', StatusSince: begun })
    expect(await sessionNow(fleet, data.SessionId)).toMatchObject({ Start: begun })

    await fleet.advance(600)
    await fleet.post(`${REMOTE}/Stop`, { connectorid: connector.Id })
    await fleet.control('/clock', { advanceMs: 3_999 })
    expect((await now()).Status).toBe('CHARGING')
    await fleet.control('/clock', { advanceMs: 1 })
    expect(await now()).toMatchObject({ Status: 'FINISHED', StatusSince: '2026-11-20T17:40:12.730Z' })

    await fleet.control('/clock', { now: '2026-11-20T17:30:00.729Z' })
    expect((await now()).Status).toBe('AVAILABLE')
    expect((await fleet.get(`/v3.1/chargesession/BCO/one/${data.SessionId}`)).code).toBe('UNKNOWNREQUEST')
  })

  it('uses the first free connector of a placement', async () => {
    const fleet = await callerOf(app, 'fleet')
    const { charger, connector } = await withStatus(fleet, 'AVAILABLE')
    const started = await fleet.post(`${REMOTE}/Start`, {
      placementid: charger.PlacementId,
      tokenid: SPARE_CARD,
    })
    expect(started.data).toMatchObject({ Status: 'ACCEPTED', ConnectorId: connector.Id })
  })

  it('starts a session that ends when the car is full and the driver leaves', async () => {
    const fleet = await callerOf(app, 'fleet')
    const { connector } = await withStatus(fleet, 'AVAILABLE')
    const { data } = await fleet.post(`${REMOTE}/Start`, { connectorid: connector.Id, tokenid: SPARE_CARD })
    await fleet.advance(24 * 3_600)
    const ended = await sessionNow(fleet, data.SessionId)
    expect(ended.Status).toBe('COMPLETED')
    expect(ended.DurationSeconds).toBeGreaterThan(ended.ChargingSeconds)
  })

  it.each([
    ['OFFLINE', ['OFFLINE', 'OFFLINE_AVAILABLE', 'OFFLINE_CHARGING', 'OFFLINE_PARKING']],
    ['OCCUPIED', ['CHARGING', 'PARKING']],
    ['FAULTED', ['ERROR']],
    ['UNAVAILABLE', ['UNAVAILABLE']],
    ['RESERVED', ['RESERVED']],
  ] as const)('is rejected by a connector that is %s, and nothing changes', async (Reason, statuses) => {
    const fleet = await callerOf(app, 'fleet')
    const { charger, connector } = await withStatus(fleet, ...statuses)
    const refused = await fleet.post(`${REMOTE}/Start`, { connectorid: connector.Id, tokenid: SPARE_CARD })
    expect(refused).toMatchObject({ code: '', data: { Status: 'REJECTED', Reason } })
    expect(refused.data.SessionId).toBeUndefined()
    await fleet.advance(1)
    expect((await connectorNow(fleet, charger.Id, connector.Id)).SessionId).toBe(connector.SessionId)
  })

  it('requires a card that is not in use, and blocks it for other sessions', async () => {
    const fleet = await callerOf(app, 'fleet')
    const { connector } = await withStatus(fleet, 'AVAILABLE')
    const charging = await withStatus(fleet, 'CHARGING')
    const busy = await sessionNow(fleet, charging.connector.SessionId ?? '')
    const start = (tokenid: string, connectorid = connector.Id) =>
      fleet.post(`${REMOTE}/Start`, { connectorid, tokenid })
    expect((await start(busy.TokenId ?? '')).code).toBe('TOKACTIVERR')
    expect((await start('T999999')).code).toBe('UnknownToken')
    // Card that is planned to charge at another connector. That session must not start while the card is in use here.
    const chargers = await chargersOf(fleet)
    const own = chargers.flatMap(({ Connectors }) => Connectors.map(({ Id }) => Id)).indexOf(connector.Id)
    const planned = `T${String(6 + ((own + 3) % 40) * 4).padStart(6, '0')}`
    await start(planned)
    for (let hour = 0; hour < 20; hour += 1) {
      await fleet.advance(3_600)
      const { data } = await fleet.get(
        `/v3.1/chargesession/BCO/filtered?DataCategories=BASIC,STATE&filter=${encodeURIComponent(`(TokenId EX "${planned}")`)}`,
      )
      const running = data.filter(({ Stop }: Chargesession) => Stop === undefined)
      expect(running.length).toBeLessThanOrEqual(1)
    }
  })

  it('is not visible in other mock sessions', async () => {
    const fleet = await callerOf(app, 'fleet')
    const other = await callerOf(app, 'fleet')
    const { charger, connector } = await withStatus(fleet, 'AVAILABLE')
    const { data } = await fleet.post(`${REMOTE}/Start`, { connectorid: connector.Id, tokenid: SPARE_CARD })
    await other.advance(10)
    expect((await connectorNow(other, charger.Id, connector.Id)).Status).not.toBe('CHARGING')
    expect((await other.get(`/v3.1/chargesession/BCO/one/${data.SessionId}`)).code).toBe('UNKNOWNREQUEST')
  })

  it('starts no overlapping sessions at a connector, and each session has the energy of its last meter value, after many starts and stops', async () => {
    const fleet = await callerOf(app, 'fleet')
    const { connector, charger } = await withStatus(fleet, 'AVAILABLE')
    for (let round = 0; round < 20; round += 1) {
      await fleet.post(`${REMOTE}/${round % 3 === 2 ? 'Stop' : 'Start'}`, {
        connectorid: connector.Id,
        ...(round % 3 !== 2 && { tokenid: SPARE_CARD }),
      })
      await fleet.advance(1_000 + round * 977)
    }
    const filter = encodeURIComponent(`(ConnectorId EX "${connector.Id}")`)
    const { data } = await fleet.get(`/v3.1/chargesession/BCO/filtered?pagesize=100&filter=${filter}`)
    const sessions: Chargesession[] = data
    expect(sessions.filter(({ TokenId }) => TokenId === SPARE_CARD).length).toBeGreaterThan(2)
    const overlapping = sessions
      .slice(1)
      .filter(({ Stop = '9' }, index) => Stop > (sessions[index]?.Start ?? ''))
    expect(overlapping).toEqual([])
    for (const { Id } of sessions.slice(0, 8)) {
      const session = await sessionNow(fleet, Id)
      expect(session.MeterValues?.at(-1)?.EnergyKwh).toBe(session.EnergyKwh)
    }
    expect(charger.Id).toBe(sessions[0]?.ChargePointId)
  })
})

describe('A remote stop', () => {
  it('also ends a charge that was not started remotely', async () => {
    const fleet = await callerOf(app, 'fleet')
    const { charger, connector } = await withStatus(fleet, 'CHARGING')
    await fleet.post(`${REMOTE}/Stop`, { placementid: charger.PlacementId })
    await fleet.advance(5)
    expect((await sessionNow(fleet, connector.SessionId ?? '')).Status).toBe('COMPLETED')
  })

  it('fails if no charge is running or the charger is offline', async () => {
    const fleet = await callerOf(app, 'fleet')
    const { connector } = await withStatus(fleet, 'AVAILABLE')
    expect((await fleet.post(`${REMOTE}/Stop`, { connectorid: connector.Id })).code).toBe('NOACTIVESESSION')
    // Waits until a charger is offline while a car is connected.
    const silent = () => withStatus(fleet, 'OFFLINE_CHARGING', 'OFFLINE_PARKING').catch(() => undefined)
    let found = await silent()
    for (let hour = 0; hour < 200 && !found; hour += 1) {
      await fleet.advance(3_600)
      found = await silent()
    }
    const refused = await fleet.post(`${REMOTE}/Stop`, { connectorid: found?.connector.Id })
    expect(refused.code).toBe('STOPCONFAILED')
  })
})

describe('Restarting a charger', () => {
  it('ends its sessions, makes it unavailable for a while, and updates its boot time', async () => {
    const fleet = await callerOf(app, 'fleet')
    const { charger, connector } = await withStatus(fleet, 'CHARGING')
    const reset = await fleet.post(`${REMOTE}/Reset`, { placementid: charger.PlacementId })
    expect(reset.data).toMatchObject({ Command: 'RESET', Status: 'ACCEPTED', ChargePointId: charger.Id })
    await fleet.advance(10)
    expect(await connectorNow(fleet, charger.Id, connector.Id)).toMatchObject({ Status: 'UNAVAILABLE' })
    expect((await sessionNow(fleet, connector.SessionId ?? '')).Status).toBe('COMPLETED')
    await fleet.advance(60)
    const after: Chargepoint = (await fleet.get(`${CHARGEPOINT}/${charger.Id}`)).data
    expect(after.LastBootNotification).toBe('2026-11-20T17:30:51.000Z')
    expect(after.Connectors[0]?.Status).not.toBe('UNAVAILABLE')
    expect(Date.parse(after.Connectors[0]?.StatusSince ?? '')).toBeGreaterThanOrEqual(
      Date.parse('2026-11-20T17:30:51.000Z'),
    )
  })

  it('takes the charger down after two seconds and brings it back after 47', async () => {
    const fleet = await callerOf(app, 'fleet')
    const { charger, connector } = await withStatus(fleet, 'AVAILABLE')
    const now = async () => (await connectorNow(fleet, charger.Id, connector.Id)).Status
    await fleet.post(`${REMOTE}/Reset`, { chargepointid: charger.Id })
    const seen: string[] = []
    for (const ms of [1_999, 1, 44_999, 1]) {
      await fleet.control('/clock', { advanceMs: ms })
      seen.push(await now())
    }
    expect(seen).toEqual(['AVAILABLE', 'UNAVAILABLE', 'UNAVAILABLE', 'AVAILABLE'])
    expect((await connectorNow(fleet, charger.Id, connector.Id)).StatusSince).toBe('2026-11-20T17:30:47.000Z')
  })

  it('fails if the charger is offline', async () => {
    const fleet = await callerOf(app, 'fleet')
    const silent = (await chargersOf(fleet)).find(({ Status }) => Status === 'OFFLINE')
    const refused = await fleet.post(`${REMOTE}/Reset`, { chargepointid: silent?.Id })
    expect(refused.data).toMatchObject({ Status: 'REJECTED', Reason: 'OFFLINE' })
  })
})

describe('Unlocking a connector', () => {
  it('releases the cable, which ends the session', async () => {
    const fleet = await callerOf(app, 'fleet')
    const { charger, connector } = await withStatus(fleet, 'CHARGING')
    const unlocked = await fleet.post(`${REMOTE}/Unlock`, { placementid: charger.PlacementId })
    expect(unlocked.data).toMatchObject({ Status: 'ACCEPTED', SessionId: connector.SessionId })
    await fleet.advance(5)
    expect((await sessionNow(fleet, connector.SessionId ?? '')).Status).toBe('COMPLETED')
  })
})

describe('A remote command', () => {
  it.each(['Start', 'Stop', 'Reset', 'Unlock'])(
    'cannot reach another customer’s charger: %s',
    async (command) => {
      const driver = await callerOf(app, 'driver')
      const fleet = await callerOf(app, 'fleet')
      const { charger, connector } = await withStatus(fleet, 'AVAILABLE', 'CHARGING')
      const card = command === 'Start' ? { tokenid: 'T000001' } : {}
      const ask = async (target: object) =>
        (await driver.post(`${REMOTE}/${command}`, { ...target, ...card })).code
      expect(await ask({ chargepointid: charger.Id })).toBe('UnknownChargePoint')
      expect(await ask({ connectorid: connector.Id })).toBe('UnknownChargePoint')
      expect(await ask({ placementid: charger.PlacementId })).toBe('PLACEMENTNOTFOUND')
    },
  )

  it('requires exactly one id of a charger', async () => {
    const driver = await callerOf(app, 'driver')
    const none = await driver.post(`${REMOTE}/Stop`, {})
    expect(none).toMatchObject({ status: 400, code: 'Error' })
    expect(none.message).toContain('chargepointid: give exactly one of')
    const two = await driver.post(`${REMOTE}/Stop`, { chargepointid: 'CP000001', placementid: 'PL000001' })
    expect(two).toMatchObject({ status: 400, code: 'Error' })
  })
})
