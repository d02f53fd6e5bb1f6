import { PERSONA_PASSWORD } from '@portal/fixtures'
import type { Chargepoint } from '@portal/schemas'
import { type Endpoint, endpoints, type OperationId } from '@portal/schemas/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { raw } from '../../test/asking.ts'
import { fittingRequest } from '../../test/fitting.ts'
import { askerAt } from '../../test/testAsk.ts'
import { testServer } from '../../test/testCalls.ts'
import { PRIVATE_INTAKE } from '../../test/testIntake.ts'
import { tokenFor } from '../../test/testSignIn.ts'

const app = await testServer()

const ask = askerAt(() => app)
const driver = () => tokenFor('driver')

const exampleIds = async () => {
  const token = await driver()
  const chargers = (await ask('/v3.1/chargepoint/BCO/list', { token })).json()
  const sessions = (await ask('/v3.1/chargesession/BCO/filtered', { token })).json()
  const user = (await ask('/v3.1/user/BCO/UserInfo', { token })).json()
  return {
    chargepoint: String(chargers.data[0].Id),
    chargesession: String(sessions.Data[0].Id),
    relation: String(user.data.Relation.Id),
    chargeplacement: 'PL000001',
    tariff: 'TF001',
    note: 'R00001',
    connection: 'CN000017',
    // A contact to convert into a relation.
    user: 'RC00007',
    // A person of the fleet to remove.
    relationcontact: 'RC00013',
  }
}

const idFor = (path: string, ids: Awaited<ReturnType<typeof exampleIds>>) =>
  // First message to a charger in the mock session, sent by the previous row.
  path.includes('MessageById') ? 'M00001' : (ids[path.split('/')[2] as keyof typeof ids] ?? 'unknown')

const charger = { chargepointid: 'CP000001' }

const charging = async () => {
  const chargers: Chargepoint[] = (
    await ask('/v3.1/chargepoint/BCO/list', { token: await tokenFor('fleet') })
  ).json().data
  const connectors = chargers.flatMap(({ Connectors }) => Connectors)
  return { connectorid: connectors.find(({ Status }) => Status === 'CHARGING')?.Id }
}

const GROUP = 'NOORDZEE-R00003#FLEET'
const freeCard = async () => {
  const filter = encodeURIComponent('(State EX "ACTIVE") AND (RelationId EX "R00003")')
  const path = `/v3.1/token/BCO/filtered?pagesize=2&orderby=Id desc&filter=${filter}`.replace(
    ' desc',
    '%20desc',
  )
  return (await ask(path, { token: await tokenFor('superadmin') })).json().Data
}
const partsOf = async (operation: OperationId): Promise<Readonly<Record<string, string>>> => {
  const [first, second] = operation.startsWith('add') ? await freeCard() : []
  return {
    serial: 'STOCK-0001',
    kind: 'relation',
    relId: operation.startsWith('list') ? 'R00001' : 'R00003',
    parentId: 'R00001',
    type: 'Token',
    group: operation === 'removeWhitelistGroup' ? 'ROW#CLONE' : GROUP,
    x: (operation === 'addAuthorize' ? second : first)?.Id ?? 'R00001',
    a: 'T000006',
    b: 'authorize',
    from: `${GROUP}-1`,
    to: 'ROW#LIST',
    item: 'ROW#LIST',
    // Files uploaded by earlier rows: first one for a request, then one for a contract.
    attachment: operation.endsWith('ContractFile') ? 'F00002' : 'F00001',
  }
}
const filled = (path: string, parts: Readonly<Record<string, string>>): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parts[name] ?? 'x'))

/**
 * Returns the body of a write to the first record of a call's class; for attachments, to the first request that still
 * accepts files.
 */
const firstOf = async (path: string, token: string) => {
  const [, name] =
    /^\/v3\.1\/(\w+)\/BCO\/(?:one|createupdate)/.exec(path) ??
    /^\/v3\.1\/(request|schedule|cdr|cpocontract|protecteduser|generictable|alarmrule)\/BCO\/\{id\}/.exec(
      path,
    ) ??
    []
  if (name === undefined) return undefined
  const filter = path.includes('request/BCO/{id}/attachment')
    ? `&filter=${encodeURIComponent('(Status EX "SUBMITTED")')}`
    : ''
  // Sort by id, because the newest contact is a protected person, whom network roles cannot change.
  const order = name === 'relationcontact' ? '&orderby=Id' : ''
  const answer = await ask(`/v3.1/${name}/BCO/filtered?pagesize=1${order}${filter}`, { token })
  const [record] = answer.json().Data
  // Protected people cannot be renamed, because their name is masked; the audit trail has only read-only fields.
  const change = name === 'protecteduser' || name === 'audit' ? {} : { Description: 'Renamed' }
  return { Id: String(record.Id), Version: Number(record.Version), ...change }
}

interface Named {
  readonly Id: string
  readonly Version: number
}

const OF_OPEN_REQUESTS: readonly OperationId[] = ['planSlot', 'sendSurvey', 'cancelRequest', 'priceRequest']
const newRequest = async (token: string): Promise<Named> => {
  const body = { Kind: 'CHARGER', Summary: 'A charger', Draft: { surveyType: 'REMOTE' } }
  const created = await ask('/v3.1/request/BCO/createupdate', { method: 'POST', body, token })
  const { Id, Version } = created.json().data
  return { Id, Version }
}

const closedRequest = async (token: string): Promise<Named> => {
  const { Id, Version } = await newRequest(token)
  const body = { Version, Reason: 'Not needed' }
  return (await ask(`/v3.1/request/BCO/${Id}/cancel`, { method: 'POST', body, token })).json().data
}

const OF_FREE_CHARGERS: readonly OperationId[] = ['moveChargepoint', 'replaceHardware', 'retireChargepoint']
const freeCharger = async (token: string): Promise<Named | undefined> => {
  const { data }: { data: Chargepoint[] } = (await ask('/v3.1/chargepoint/BCO/list', { token })).json()
  return data.find(({ Connectors }) => Connectors.every(({ Status }) => Status === 'AVAILABLE'))
}

/** Creates a location without charge points, because only such a location can be removed. */
const newLocation = async (token: string): Promise<Named> => {
  const address = { Street: 'Kaai', HouseNumber: '1', PostalCode: '2000', City: 'Antwerpen', Country: 'BE' }
  const body = { Description: 'Row', RelationId: 'R00003', ...address, Latitude: 51.2, Longitude: 4.4 }
  const made = await ask('/v3.1/chargelocation/BCO/createupdate', { method: 'POST', body, token })
  expect(made.json().result).toMatchObject({ status: 'success' })
  return made.json().data
}

/** Returns the record that a call needs, or undefined if any record of its class will do. */
const chosenFor = async (operation: OperationId, token: string): Promise<Named | undefined> => {
  if (OF_OPEN_REQUESTS.includes(operation)) return newRequest(token)
  if (operation === 'reopenRequest') return closedRequest(token)
  if (OF_FREE_CHARGERS.includes(operation)) return freeCharger(token)
  return operation === 'removeLocation' ? newLocation(token) : undefined
}

const askerOf = (operation: OperationId, roles: readonly string[]): string => {
  if (operation === 'postSetup') return 'newcomer'
  if (operation === 'postRemoteStop' || operation.includes('Attachment')) return 'fleet'
  if (/PlacementGroup$|^saveWhitelistGroup$|^add(PrintedNumber|Authorize)$/.test(operation))
    return 'superadmin'
  return roles.includes('User') && !/^(one|createupdate)/.test(operation) ? 'driver' : 'superadmin'
}

const QUERIES: Partial<Record<OperationId, string>> = {
  getCleanUp: '?debug=1',
  getMeterTotals: '?start=2026-10-01T00:00:00Z&end=2026-11-01T00:00:00Z',
  getReportFigures: '?from=2026-10-01&until=2026-11-01&by=location',
  previewCorrection: '?start=2026-11-01T08:00:00Z&stop=2026-11-01T09:00:00Z&consumption=1',
  removeRelationContact: '?version=1',
  // The previous row set these fees.
  withdrawTariffFees: '?version=2&start=2026-12-01T00:00:00Z',
  // The previous row set this tariff.
  withdrawContractTariff: '&type=AC&start=2026-12-01T00:00:00Z',
}

const BOUNDARY = 'row'
const FORM = [
  `--${BOUNDARY}`,
  'content-disposition: form-data; name="file"; filename="plan.pdf"',
  '',
  '%PDF-1.4\n%%EOF\n',
  `--${BOUNDARY}--`,
  '',
].join('\r\n')

const BODIES: Partial<Record<OperationId, unknown>> = {
  // The previous rows wrote versions 2 and 3.
  endTariff: { Version: 3, EndDate: '2026-12-01T00:00:00Z' },
  addAttachment: FORM,
  addContractFile: FORM,
  setContractTariff: ({ Version }: Named) => ({ Version, Type: 'AC', From: '2026-12-01T00:00:00Z' }),
  accessProtectedUser: { reason: 'A question of theirs' },
  acknowledgeAlarms: async () => {
    const open = `/v3.1/alarm/BCO/filtered?filter=${encodeURIComponent('(Status EX "OPEN")')}`
    const [{ Code, Raised }] = (await ask(open, { token: await tokenFor('operator') })).json().Data
    return { Code, Raised }
  },
  createSubscriptionType: { Code: 'KISS' },
  postContactIntoRelation: {},
  planSlot: async ({ Id, Version }: Named) => {
    const token = await driver()
    const slots = (await ask(`/v3.1/request/BCO/${Id}/slots`, { token })).json().data
    const { At } = slots.find((slot: { IsFree: boolean }) => slot.IsFree)
    return { Version, Purpose: 'INSTALLATION', At }
  },
  sendSurvey: ({ Version }: Named) => ({ Version, Details: 'The fuse box is in the garage.' }),
  priceRequest: ({ Version }: Named) => ({
    Version,
    PriceLines: [{ type: 'Trench', price: 250 }],
    Reason: 'A longer trench',
  }),
  reopenRequest: ({ Version }: Named) => ({ Version, Reason: 'It broke again' }),
  cancelRequest: ({ Version }: Named) => ({ Version, Reason: 'Not needed' }),
  moveChargepoint: ({ Version, ...charger }: Named & Partial<Chargepoint>) => ({
    Version,
    LocationId: charger.LocationId,
    RelationId: charger.RelationId,
  }),
  replaceHardware: ({ Version }: Named) => ({ Version, Serial: 'STOCK-0035', Reason: 'Broken lock' }),
  retireChargepoint: ({ Version }: Named) => ({
    Version,
    RetiredOn: '2026-11-10T08:00:00.000Z',
    RetireReason: 'Building sold',
  }),
  saveWhitelistGroup: { Code: 'ROW#GROUP', Description: 'Row' },
  cloneWhitelistGroup: { Code: 'ROW#CLONE', Description: 'Row' },
  addPrintedNumber: {},
  saveWhitelist: { Code: 'ROW#LIST', Description: 'Row', TokenIds: ['T000007'] },
  setPlacementGroup: { WhitelistGroup: GROUP },
  postGuestCharging: { isFree: true },
  postPlugAndCharge: { isPlugCharge: true },
  putChargepoint: async () => {
    const { data } = (await ask('/v3.1/chargepoint/BCO/CP000001', { token: await driver() })).json()
    return { Id: data.Id, Version: data.Version, Settings: [{ Key: 'LightIntensity', Value: '40' }] }
  },
  postChargepointMessage: {
    ...charger,
    action: 'TriggerMessage',
    payload: '{"requestedMessage":"Heartbeat"}',
  },
  postRemoteStart: { ...charger, tokenid: 'T000005' },
  postRemoteStop: charging,
  postRemoteReset: charger,
  postRemoteUnlock: charger,
  postChargepointStats: { start: '2026-11-01T00:00:00Z', end: '2026-11-20T00:00:00Z' },
  postSetup: PRIVATE_INTAKE,
  putChangePassword: { currentPassword: PERSONA_PASSWORD, newPassword: 'Another-2026!' },
}

const refusals = {
  result: { result: { status: 'error', errorcode: 'NOTLOGGEDIN', message: 'No token was set' }, data: null },
  table: { Status: 'error', ErrorCode: 'NOTLOGGEDIN', Message: 'No token was set', Data: [] },
  setup: { result: 'NOTLOGGEDIN' },
  banner: { message: 'No token was set' },
} as const

/** True if a call needs a body and this file defines none. Generated bodies are then tried until one succeeds. */
const needsGeneratedBody = (operation: OperationId, { path, body }: Endpoint): boolean =>
  body !== undefined && !(operation in BODIES) && !path.endsWith('/createupdate')

const answerToFitting = async (endpoint: Endpoint, caller: string) => {
  const { method, host } = endpoint
  const token = await tokenFor(caller)
  const tried: Awaited<ReturnType<typeof ask>>[] = []
  for (const request of fc.sample(fittingRequest(endpoint, caller), { numRuns: 30, seed: 20_261_125 })) {
    const { path, query, body, contentType } = raw(request)
    const headers = { 'content-type': contentType }
    const answer = await ask(`${path}?${query}`, { method, ...(host && { host }), body, token, headers })
    tried.unshift(answer)
    if (answer.json().result?.status === 'success') break
  }
  return tried[0]
}

const BY_ROLE = {
  User: 'driver',
  FleetManager: 'fleet',
  EntityManager: 'entity',
  Operator: 'operator',
  SuperAdmin: 'superadmin',
}

/**
 * Calls that run last and in this order, because they need records of the calls before them. All others run in the
 * order of the endpoint table.
 */
const IN_ORDER: readonly string[] = [
  'saveWhitelist',
  'moveTokens',
  'removeWhitelist',
  'setPlacementGroup',
  'getPlacementGroup',
]
const inOrder = (Object.entries(endpoints) as [OperationId, Endpoint][]).toSorted(
  ([one], [other]) => IN_ORDER.indexOf(one) - IN_ORDER.indexOf(other),
)

describe('The API', () => {
  it.each(inOrder)(
    'responds to %s according to its contract',
    async (operation, { method, host, path: template, upload, download, roles, body: needsBody }) => {
      const token = await tokenFor(askerOf(operation, roles))
      const first = (await chosenFor(operation, token)) ?? (await firstOf(template, token))
      const isContact = operation === 'postContactIntoRelation'
      const id = first?.Id ?? (isContact ? 'RC00007' : idFor(template, await exampleIds()))
      const path = filled(template, { ...(await partsOf(operation)), id })
      const example = BODIES[operation]
      const fitting: unknown = typeof example === 'function' ? await example(first) : example
      const body = fitting ?? (needsBody ? first : undefined)
      const headers = upload ? { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` } : {}
      const isVersioned = /^remove(AlarmRule|Schedule|GenericTable|Location)$|^withdrawContractTariff$/.test(
        operation,
      )
      const version = isVersioned ? `?version=${first?.Version}` : ''
      const url = `${path}${version}${QUERIES[operation] ?? ''}`
      const answer = needsGeneratedBody(operation, endpoints[operation])
        ? await answerToFitting(endpoints[operation], askerOf(operation, roles))
        : await ask(url, { method, ...(host && { host }), body, token, headers })
      if (!answer) throw new Error(`No request succeeds for ${operation}`)
      expect(answer.statusCode).toBe(200)
      const { result, Status } = download ? { result: 'success' } : answer.json()
      const status = result?.status ?? result ?? Status ?? 'success'
      expect(status).toBe('success')
      expect(answer.headers['x-server-now']).toMatch(/^2026-11-20T17:3/)
      expect(answer.headers['cache-control']).toBe('no-store')
    },
  )

  it.each(Object.entries(endpoints) as [OperationId, Endpoint][])(
    'rejects %s for every role that may not call it',
    async (_operation, { method, host, path: template, roles }) => {
      for (const [role, username] of Object.entries(BY_ROLE)) {
        if (roles.some((each) => each === role)) continue
        const path = template.replace(/\{\w+\}/g, 'x')
        const answer = await ask(path, { method, ...(host && { host }), token: await tokenFor(username) })
        expect([role, answer.statusCode, answer.body]).toEqual([
          role,
          403,
          expect.stringContaining('"Unauthorized"'),
        ])
      }
    },
  )

  it.each(Object.entries(endpoints) as [OperationId, Endpoint][])(
    'rejects %s without a token, in the envelope of the call',
    async (_operation, { method, host, path, envelope }) => {
      const answer = await ask(path.replace(/\{\w+\}/g, 'x'), { method, ...(host && { host }) })
      expect(answer.statusCode).toBe(401)
      expect(answer.json()).toMatchObject(refusals[envelope])
    },
  )
})
