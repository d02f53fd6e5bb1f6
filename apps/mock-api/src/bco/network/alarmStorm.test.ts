import { DAY_MS, MINUTE_MS } from '@portal/schemas'
import type { AlarmGroup } from '@portal/schemas/contract'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { callerOf } from '../../../test/testCaller.ts'
import { TEST_NOW, TEST_ORIGIN } from '../../../test/testSignIn.ts'
import { buildServer } from '../../server.ts'

/** Enough customers for more than ten thousand alarms: four in five of their chargers go offline. */
const CUSTOMERS = 6_000
const AT_LEAST = 10_000

let app: FastifyInstance
beforeAll(async () => {
  app = await buildServer({ origin: TEST_ORIGIN, now: TEST_NOW, customers: CUSTOMERS })
}, 60_000)
afterAll(() => app.close())

it('Ten thousand simultaneous alarms form one group that lists five locations, are listed in pages, and are acknowledged with one call', async () => {
  const operator = await callerOf(app, 'operator')
  await app.inject({
    method: 'PUT',
    url: '/__mock/scenarios/offline-storm',
    headers: { 'x-mock-session': operator.sessionId },
  })
  const filter = encodeURIComponent('(Status EX "OPEN") AND (Code EX "Offline")')
  const page = () => operator.get(`/v3.1/alarm/BCO/filtered?pagesize=25&filter=${filter}`)

  const groups = async () => (await operator.get('/v3.1/alarm/BCO/groups')).data as readonly AlarmGroup[]
  const ofStorm = async () => (await groups()).filter(({ Code }) => Code === 'Offline')

  expect((await groups()).length).toBeLessThanOrEqual(50)
  const [group, ...more] = await ofStorm()
  if (!group) throw new Error('There is no group.')
  expect(more).toEqual([])
  expect(group.Count).toBeGreaterThanOrEqual(AT_LEAST)
  expect(group.LocationCount).toBeGreaterThan(group.Locations.length)
  expect(group.Locations).toHaveLength(5)
  const listed = await page()
  expect(listed.data).toHaveLength(25)
  // Chargers that were already silent have older alarms, which are not in the group.
  const others = listed.count - group.Count
  expect(others).toBeGreaterThanOrEqual(0)

  const isListed = async (from: number, to: number) => {
    const [start, end] = [from, to].map((ms) => new Date(Date.parse(group.Raised) + ms).toISOString())
    const { data } = await operator.get(`/v3.1/alarm/BCO/groups?from=${start}&to=${end}`)
    return (data as readonly AlarmGroup[]).some(({ Raised }) => Raised === group.Raised)
  }
  expect(await isListed(0, MINUTE_MS)).toBe(true)
  expect(await isListed(-DAY_MS, 0)).toBe(false)
  expect(await isListed(MINUTE_MS, DAY_MS)).toBe(false)

  const { Code, Raised } = group
  const done = await operator.post('/v3.1/alarm/BCO/acknowledgegroup', { Code, Raised })
  expect(done.data.Count).toBe(group.Count)
  expect(await ofStorm()).toEqual([])
  expect((await page()).count).toBe(others)
}, 60_000)

it('At most fifty alarm groups are listed', async () => {
  const operator = await callerOf(app, 'operator', 'alarms-of-every-kind')
  for (let kind = 0; kind <= 50; kind += 1)
    for (const place of ['CP000017', 'CP000018', 'CP000019', 'CP000020', 'CP000021'])
      await operator.post('/v3.1/alarm/BCO/createupdate', {
        ChargePointId: place,
        Severity: 'MAJOR',
        Code: `Fault${kind}`,
        Description: `Fault ${kind}`,
      })
  const groups = (await operator.get('/v3.1/alarm/BCO/groups')).data as readonly AlarmGroup[]
  expect(groups).toHaveLength(50)
}, 60_000)
