import type { Chargepoint, ChargepointMessage, Chargesession } from '@portal/schemas'
import type { Frame } from '@portal/schemas/contract'
import type { ParameterSchema } from '@portal/schemas/ocpp/messageSchema'
import { messagesOf, parametersOf } from '@portal/schemas/ocpp/messages'
import { PROTOCOLS, type Protocol, protocolOf } from '@portal/schemas/ocpp/protocols'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildServer } from '../src/server.ts'
import type { MessageCase, SentMessage } from './messageCase.ts'
import { messageCases } from './messageCases.ts'
import { callerOf, type TestCaller } from './testCaller.ts'
import { TEST_NOW, TEST_ORIGIN } from './testSignIn.ts'

const START = TEST_NOW.getTime()
const ANSWER_SECONDS = 6
const OBSERVED_SECONDS = 900
const HOURS_SECONDS = 3 * 3_600
/** Time from closing the connection to the arrival of the car; short, so the charger has not reconnected by then. */
const CLOSED_SECONDS = 10

interface Receivers {
  readonly free: Chargepoint
  readonly charging: Chargepoint
  readonly expecting: Chargepoint
  readonly expected: Chargesession
}

let app: FastifyInstance
const receivers = new Map<Protocol, Receivers>()

const found = <T>(value: T | undefined): T => value ?? expect.fail('The world has no such charger')

const receiversOf = (
  protocol: Protocol,
  chargers: readonly Chargepoint[],
  arrivals: readonly Chargesession[],
): Receivers => {
  const online = chargers.filter((each) => each.Status === 'ONLINE' && protocolOf(each) === protocol)
  const isFree = ({ Connectors }: Chargepoint) => Connectors.every(({ Status }) => Status === 'AVAILABLE')
  const free = online.filter(isFree)
  const expected = found(arrivals.find(({ ChargePointId }) => free.some(({ Id }) => Id === ChargePointId)))
  return {
    free: found(free.find(({ Id }) => Id !== expected.ChargePointId)),
    charging: found(
      online.find(
        ({ Connectors: [first, second] }) =>
          second && first?.Status === 'CHARGING' && Number(first.PowerKw) > 6,
      ),
    ),
    expecting: found(free.find(({ Id }) => Id === expected.ChargePointId)),
    expected,
  }
}

beforeAll(async () => {
  app = await buildServer({ origin: TEST_ORIGIN, now: TEST_NOW })
  const admin = await callerOf(app, 'superadmin')
  const chargers: Chargepoint[] = (await admin.get('/v3.1/chargepoint/BCO/list')).data
  const later = await callerOf(app, 'superadmin')
  await later.advance(HOURS_SECONDS)
  const sessions: Chargesession[] = (
    await later.get('/v3.1/chargesession/BCO/filtered?pagesize=100&select=&orderby=Start desc')
  ).data
  const arrivals = sessions
    .filter(({ Start, Provider }) => Date.parse(Start) > START + 600_000 && Provider === undefined)
    .toSorted((a, b) => a.Start.localeCompare(b.Start))
  for (const protocol of PROTOCOLS) receivers.set(protocol, receiversOf(protocol, chargers, arrivals))
})
afterAll(() => app.close())

const answerTo = async (caller: TestCaller, chargepointid: string, [action, payload]: SentMessage) => {
  const body = { chargepointid, action, payload: JSON.stringify(payload) }
  const { data } = await caller.post('/v2/chargepoint/BCO/SendMessage', body)
  await caller.advance(ANSWER_SECONDS)
  const message: ChargepointMessage = (await caller.get(`/v2/chargepoint/BCO/MessageById/${data.Id}`)).data
  expect(message.Status).toBe('ANSWERED')
  return message.Answer
}

/** Returns the answers of the charger, and its later messages, sessions, state and settings. */
const observe = async (
  { action, to, before = [], after = [], isOffline }: MessageCase,
  payload: object,
  { [to]: { Id }, expected }: Receivers,
): Promise<object> => {
  const admin = await callerOf(app, 'superadmin')
  const connection = Id.replace('CP', 'CN')
  for (const message of before) await answerTo(admin, Id, message)
  const answer = await answerTo(admin, Id, [action, payload])
  const passed = (1 + before.length) * ANSWER_SECONDS
  if (isOffline) {
    await admin.advance((Date.parse(expected.Start) - START) / 1_000 - passed - CLOSED_SECONDS)
    await admin.post(`/v3.1/connection/BCO/${connection}/close`)
  }
  await admin.advance(to === 'expecting' ? HOURS_SECONDS : OBSERVED_SECONDS)
  const frames: Frame[] = (
    await admin.get(`/v3.1/connection/BCO/${connection}/frames?direction=FROM_CHARGER`)
  ).data
  const sessions: Chargesession[] = (
    await admin.get(`/v3.1/chargesession/BCO/filtered?filter=(ChargePointId EX "${Id}")&pagesize=50&select=`)
  ).data
  const answers = []
  for (const message of after) answers.push(await answerTo(admin, Id, message))
  return {
    answer,
    answers,
    frames: frames.map(({ At, Action, Request }) => [At, Action, Request]),
    sessions: sessions.map(({ Start, Stop, EnergyKwh }) => [Start, Stop, EnergyKwh]),
    charger: (await admin.get(`/v3.1/chargepoint/BCO/${Id}`)).data,
    settings: (await admin.get(`/v3.1/chargepoint/BCO/${Id}/Settings`)).data.Settings,
  }
}

/**
 * Returns the paths of the parameters that a form asks for. For a list of objects: the paths inside its first entry,
 * plus the path of its second entry if it may have one.
 */
const pathsOf = (
  { type, properties = {}, items, maxItems, const: fixed, minimum, maximum }: ParameterSchema,
  path: readonly string[] = [],
): readonly string[] => {
  if (type === 'object')
    return Object.entries(properties).flatMap(([key, inner]) => pathsOf(inner, [...path, key]))
  if (type === 'array' && items && maxItems === 1) return pathsOf(items, [...path, '0'])
  if (type === 'array' && items?.type === 'object')
    return [...pathsOf(items, [...path, '0']), [...path, '1'].join('.')]
  return fixed !== undefined || (minimum !== undefined && minimum === maximum) ? [] : [path.join('.')]
}

const valueAt = (payload: object, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => Reflect.get(Object(value), key), payload)

const changedIn = ({ action, one, other }: MessageCase, protocol: Protocol): readonly string[] =>
  pathsOf(parametersOf(protocol, action) ?? expect.fail(action)).filter(
    (path) => JSON.stringify(valueAt(one, path)) !== JSON.stringify(valueAt(other, path)),
  )

describe.each(PROTOCOLS)('A message in %s', (protocol) => {
  const cases = () => {
    const { free, charging, expecting, expected } = found(receivers.get(protocol))
    const connector = expecting.Connectors.find(({ Id }) => Id === expected.ConnectorId)
    return messageCases(protocol, {
      vendor: free.Vendor,
      card: expected.TokenNumber ?? '',
      connector: connector?.ConnectorNumber ?? 1,
      sessionId: charging.Connectors[0]?.SessionId ?? '',
    })
  }

  const parametersIn = (action: string) => pathsOf(parametersOf(protocol, action) ?? expect.fail(action))

  it('has a case for each parameter', () => {
    const covered = cases().map((each) => `${each.action} ${String(changedIn(each, protocol))}`)
    const all = messagesOf([protocol]).flatMap((action) =>
      parametersIn(action).map((path) => `${action} ${path}`),
    )
    expect(covered.toSorted()).toEqual(all.toSorted())
  })

  it('has the same effect on the same charger in each new session', async () => {
    const all = found(receivers.get(protocol))
    for (const each of cases().slice(0, 1))
      expect(await observe(each, each.one, all)).toEqual(await observe(each, each.one, all))
  })

  it.each(messagesOf([protocol]).filter((action) => parametersIn(action).length > 0))(
    'has an observable effect that depends on each parameter: %s',
    async (action) => {
      const all = found(receivers.get(protocol))
      const seen = new Map<string, object>()
      for (const each of cases().filter((one) => one.action === action)) {
        const key = JSON.stringify({ ...each, other: undefined })
        const one = seen.get(key) ?? (await observe(each, each.one, all))
        seen.set(key, one)
        const other = await observe(each, each.other, all)
        expect(other, changedIn(each, protocol).join()).not.toEqual(one)
      }
    },
  )
})
