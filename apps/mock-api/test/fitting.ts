import { PERSONA_PASSWORD } from '@portal/fixtures'
import { type ClassName, classEntry, type Endpoint, type OperationId } from '@portal/schemas/contract'
import fc from 'fast-check'
import { STOCK } from '../src/world/stock.ts'
import { idsOf, known } from './known.ts'
import { classOf, isSchema, kindOf, propertiesOf, requiredOf, type Schema } from './slots.ts'
import { PRIVATE_INTAKE } from './testIntake.ts'

/** A valid request with ids that the caller may see, by the contract's field names. */
export interface FittingRequest {
  readonly endpoint: Endpoint
  readonly caller: string
  readonly params: Readonly<Record<string, unknown>>
  readonly query: Readonly<Record<string, unknown>>
  readonly body: Readonly<Record<string, unknown>> | undefined
}

/** Realistic text in several alphabets, with characters that break filters and paths. */
const WORDS = [
  'Quai 7',
  'Érable & fils',
  'a "b" \\ c',
  'Zürich/Ost',
  '日本',
  'x#1',
  '😀 ok',
  '<b>fat</b>',
  "l'été",
]
const MOMENTS = ['2026-11-02T08:00:00Z', '2026-11-20T09:30:00.000Z', '2027-01-31T23:59:59Z']

const SOME = 3
const MOVED = 'MOVED#LIST'

/** Valid values that no schema describes, by field, or by call and field. */
const EXAMPLES: Readonly<Record<string, readonly unknown[]>> = {
  action: ['TriggerMessage', 'ClearCache', 'SetVariables'],
  caching: [0, 60],
  DataCategories: ['BASIC', 'BASIC,STATE', 'BASIC,STATE,TECH'],
  Fields: ['Id', 'Id,Description'],
  filter: ['', '(Description CO "a")', '(Id SW "C") AND (Description CO "e")'],
  orderby: ['Description', 'Id desc', 'Description desc,Id'],
  select: ['', 'BASIC,STATE,TECH'],
  TariffCodes: [['HOME'], ['STREET', 'HOME']],
  Settings: [
    [{ Key: 'LightIntensity', Value: '40' }],
    [
      { Key: 'LocalPreAuthorize', Value: 'false' },
      { Key: 'LightIntensity', Value: '0' },
    ],
  ],
  BankAccount: ['BE68539007547034'],
  // Both countries have the same format of postal codes.
  Country: ['BE', 'LU'],
  PostalCode: ['9000', '1030'],
  HouseNumber: ['12', '3A', '12/3'],
  Street: ['Kerkstraat', 'Rue de la Loi'],
  City: ['Gent', 'Saint-Gilles'],
  Telephone: ['+32 470 12 34 56', '09 225 11 11'],
  VatNumber: ['BE0417710407'],
  tariffid: ['STREET', 'HOME', ''],
  Email: ['ann@elsewhere.example', 'Bert.O@elsewhere.example', 'çelik@elsewhere.example'],
  'createSubscriptionType.Code': ['KISS', 'FAN'],
  'listSlots.from': ['2026-11-23', '2026-12-01'],
  // Chargers of the world already have a placement; those in stock can get one.
  'createupdateChargePlacement.ChargePointId': [...STOCK.values()]
    .slice(0, 9)
    .map(({ chargepointId }) => chargepointId),
  'createupdateChargePlacement.EndDate': ['2027-06-30T22:00:00Z'],
  Cron: ['0 2 * * *', '*/5 * * * 1'],
  Number: ['BE-BCA-700001-9', 'BE-BCA-700002-7'],
}

type Parts = Partial<Pick<FittingRequest, 'params' | 'query' | 'body'>>

/** Some groups that a caller may see, each with its first list and the ids of its cards. */
const groupsOf = (caller: string) =>
  idsOf('whitelistgroup', caller, 'own')
    .slice(0, SOME)
    .flatMap((id) => {
      const { Code, Tokens } = known.find((record) => record.id === id)?.fields ?? {}
      const list = known.find(({ kind, fields }) => kind === 'whitelist' && fields.WhitelistGroup === Code)
      const cards = Tokens as readonly { readonly Id: string }[]
      return list ? [{ Code, list: list.fields.Code, cards: cards.map(({ Id }) => Id) }] : []
    })

/** A single placement, so that several requests use the same one. */
const placementsOf = (caller: string): readonly string[] =>
  idsOf('chargeplacement', caller, 'own').slice(0, 1)

/** Targets with exactly one id of a charger. */
const targetsOf = (caller: string): readonly object[] =>
  idsOf('connector', caller, 'own')
    .slice(0, SOME * SOME)
    .flatMap((connectorid) => [
      { connectorid },
      { chargepointid: `CP${connectorid.slice(1, 7)}` },
      { placementid: `PL${connectorid.slice(1, 7)}` },
    ])

const remote = (caller: string): readonly Parts[] => targetsOf(caller).map((body) => ({ body: { ...body } }))

/** Open alarms, each with the key of its group. */
const openAlarms = (): readonly Parts[] =>
  known.flatMap(({ kind, fields }) =>
    kind === 'alarm' && fields.Status === 'OPEN'
      ? [{ body: { Code: fields.Code, Raised: fields.Raised } }]
      : [],
  )

const knownOf = (name: ClassName) => known.filter(({ kind }) => kind === name)

/** Some requests that still accept files. */
const openRequests = (caller: string): readonly string[] =>
  idsOf('request', caller, 'own')
    .filter((id) => known.some((record) => record.id === id && record.fields.Status === 'SUBMITTED'))
    .slice(0, SOME)

/** Requests that a caller may see and that satisfy a condition, with bodies for their initial version. */
const requestsWith = (
  caller: string,
  passes: (fields: Readonly<Record<string, unknown>>) => boolean,
  bodies: readonly object[],
): readonly Parts[] =>
  idsOf('request', caller, 'own').flatMap((id) => {
    const fields = known.find((record) => record.kind === 'request' && record.id === id)?.fields
    if (!fields || !passes(fields)) return []
    return bodies.map((body) => ({ params: { id }, body: { Version: fields.Version, ...body } }))
  })

const isOpen = ({ Status }: Readonly<Record<string, unknown>>) =>
  ['SUBMITTED', 'SURVEY', 'PLANNED'].includes(String(Status))
const surveyOf = ({ Draft }: Readonly<Record<string, unknown>>): unknown =>
  (Draft as { readonly surveyType?: string }).surveyType

/** Files; their numbers start over in every session. */
const files = (caller: string): readonly Parts[] =>
  openRequests(caller).flatMap((id) =>
    ['F00001', 'F00002'].map((attachment) => ({ params: { id, attachment } })),
  )

/** Some people who may be removed from their relation. */
const usersOf = (caller: string) =>
  known
    .filter(({ kind, fields }) => kind === 'relationcontact' && fields.Role === 'User')
    .filter(({ id }) => idsOf('relationcontact', caller, 'own').includes(id))
    .slice(-SOME)

const FEES = { StartFee: 0.5, KwhFee: 0.4321, ConnectionFee: 0, ParkingFee: 2.5, DayMaximum: 45 }
const FEES_FROM = '2026-12-01T00:00:00.000Z'

/** A single tariff with its initial version, so that several requests use the same one. */
const tariffs = () =>
  known
    .filter(({ kind }) => kind === 'tariff')
    .slice(0, 1)
    .map(({ id, fields }) => ({ params: { id }, version: fields.Version as number }))
type BodyOf = (fields: Readonly<Record<string, unknown>>) => object

const recordsWith = (
  kind: 'chargepoint' | 'chargelocation',
  caller: string,
  bodyOf: BodyOf,
): readonly Parts[] =>
  idsOf(kind, caller, 'own').map((id) => {
    const { fields = {} } = known.find((record) => record.kind === kind && record.id === id) ?? {}
    return { params: { id }, body: { Version: fields.Version, ...bodyOf(fields) } }
  })

/** Some chargers that a caller may see, with bodies for their initial version. */
const chargersWith = (caller: string, bodyOf: BodyOf): readonly Parts[] =>
  recordsWith('chargepoint', caller, bodyOf).slice(0, SOME)

/** Locations that a caller may see, with bodies for their initial version. */
const locationsWith = (caller: string, bodyOf: BodyOf): readonly Parts[] =>
  recordsWith('chargelocation', caller, bodyOf)

/** Calls whose parameters depend on each other. */
const TOGETHER: { readonly [K in OperationId]?: (caller: string) => readonly Parts[] } = {
  postSetup: () => [{ body: PRIVATE_INTAKE }],
  putChangePassword: () => [
    { body: { currentPassword: PERSONA_PASSWORD, newPassword: 'Another-2026!' } },
    { body: { currentPassword: 'not mine', newPassword: 'Another-2026!' } },
  ],
  postChargepointStats: () => [{ body: { start: '2026-11-01T00:00:00Z', end: '2026-11-20T00:00:00Z' } }],
  getMeterTotals: (caller) =>
    idsOf('chargepoint', caller, 'own').map((id) => ({
      params: { id },
      query: { start: '2026-10-01T00:00:00Z', end: '2026-11-01T00:00:00Z' },
    })),
  getReportFigures: () =>
    ['location', 'relation'].map((by) => ({ query: { from: '2026-10-01', until: '2026-11-01', by } })),
  removeRelationContact: (caller) =>
    usersOf(caller).map(({ id, fields }) => ({ params: { id }, query: { version: fields.Version } })),
  removeGenericTable: (caller) =>
    idsOf('generictable', caller, 'own').map((id) => ({ params: { id }, query: { version: 1 } })),
  postRemoteStart: (caller) =>
    targetsOf(caller).flatMap((target, index) => {
      const tokens = idsOf('token', caller, 'own')
      return [{ body: { ...target, tokenid: tokens[index % Math.max(1, tokens.length)] } }]
    }),
  postRemoteStop: remote,
  postRemoteReset: remote,
  postRemoteUnlock: remote,
  moveChargepoint: (caller) =>
    chargersWith(caller, ({ LocationId, RelationId }) => ({ LocationId, RelationId })),
  giveLocation: (caller) =>
    locationsWith(caller, ({ RelationId }) => ({
      RelationId: RelationId === 'R00001' ? 'R00003' : 'R00001',
    })),
  mergeLocation: (caller) =>
    locationsWith(caller, ({ Id, RelationId }) => {
      const others = known.filter(({ kind, owner }) => kind === 'chargelocation' && owner === RelationId)
      return { LocationId: others.find(({ id }) => id !== Id)?.id ?? 'none' }
    }),
  removeLocation: (caller) =>
    locationsWith(caller, () => ({})).map(({ params = {}, body }) => ({
      params,
      query: { version: body?.Version },
      body: undefined,
    })),
  addChargepoint: (caller) =>
    chargersWith(caller, ({ LocationId, RelationId }) => ({
      Serial: 'STOCK-0021',
      Description: 'Quagga',
      LocationId,
      RelationId,
      ChargerType: 'PUBLIC',
    })).map(({ body: { Version: _, ...body } = {} }) => ({ body })),
  setConnectors: (caller) =>
    chargersWith(caller, ({ Connectors }) => ({
      Connectors: (Connectors as readonly Readonly<Record<string, unknown>>[]).map(
        ({ ConnectorNumber, PowerType, Standard }) => ({
          ConnectorNumber,
          PowerType,
          Standard,
          MaxPowerKw: 7,
        }),
      ),
    })),
  replaceHardware: (caller) =>
    chargersWith(caller, () => ({ Serial: 'STOCK-0035', Reason: 'Broken « lock » 🔌' })),
  retireChargepoint: (caller) =>
    chargersWith(caller, () => ({ RetiredOn: '2026-11-10T08:00:00.000Z', RetireReason: 'Building sold' })),
  addAttachment: (caller) => openRequests(caller).map((id) => ({ params: { id } })),
  getAttachment: files,
  removeAttachment: files,
  changeTariffFees: () =>
    tariffs().map(({ params, version }) => ({
      params,
      body: { Version: version, From: FEES_FROM, Fees: FEES },
    })),
  // Once the change above exists, which is the second version.
  withdrawTariffFees: () =>
    tariffs().map(({ params, version }) => ({ params, query: { version: version + 1, start: FEES_FROM } })),
  acknowledgeAlarms: openAlarms,
  handleErrors: () =>
    knownOf('errorlog').map(({ fields }) => ({ body: { Code: fields.Code, Until: fields.At } })),
  removeSchedule: () =>
    knownOf('schedule').map(({ id, fields }) => ({ params: { id }, query: { version: fields.Version } })),
  listSlots: (caller) => openRequests(caller).map((id) => ({ params: { id } })),
  planSlot: (caller) => [
    ...requestsWith(caller, (fields) => isOpen(fields) && fields.Kind === 'CHARGER', [
      { Purpose: 'INSTALLATION', At: '2026-11-23T07:00:00.000Z' },
      { Purpose: 'INSTALLATION', At: '2026-11-24T08:00:00.000Z' },
    ]),
    ...requestsWith(caller, (fields) => isOpen(fields) && surveyOf(fields) === 'ON_SITE', [
      { Purpose: 'VISIT', At: '2026-11-25T07:00:00.000Z' },
    ]),
  ],
  sendSurvey: (caller) =>
    requestsWith(caller, (fields) => surveyOf(fields) === 'REMOTE', [
      { Details: 'Le garage est à gauche 🚗' },
    ]),
  addMessage: (caller) =>
    openRequests(caller).map((id) => ({ params: { id }, body: { Text: 'Quand venez-vous ? 🔌' } })),
  cancelRequest: (caller) => requestsWith(caller, isOpen, [{ Reason: 'Trop « cher » 💶' }]).slice(-SOME),
  removeCard: (caller) =>
    groupsOf(caller).flatMap(({ Code, cards }) =>
      cards
        .slice(0, SOME)
        .flatMap((a) => [
          { params: { group: Code, a, b: 'authorize' } },
          { params: { group: Code, a, b: 'printednumber' } },
        ]),
    ),
  saveWhitelist: (caller) =>
    groupsOf(caller).flatMap(({ Code, cards }) => [
      {
        params: { group: Code },
        body: { Code: MOVED, Description: 'Moved', TokenIds: cards.slice(0, SOME) },
      },
      { params: { group: Code }, body: { Code: 'A#LIST', Description: 'Érable', TokenIds: [] } },
    ]),
  setPlacementGroup: (caller) =>
    groupsOf(caller).flatMap(({ Code }) =>
      placementsOf(caller).map((id) => ({ params: { id }, body: { WhitelistGroup: Code } })),
    ),
  // Once one of the placements has a group.
  getPlacementGroup: (caller) => placementsOf(caller).map((id) => ({ params: { id } })),
  // Once the list above exists.
  moveTokens: (caller) =>
    groupsOf(caller).flatMap(({ Code, list }) => [
      { params: { group: Code, from: list, to: MOVED } },
      { params: { group: Code, from: MOVED, to: list } },
    ]),
}

const idOf = (kind: NonNullable<ReturnType<typeof kindOf>>, caller: string): fc.Arbitrary<unknown> => {
  const ids = idsOf(kind, caller, 'own')
  return ids.length === 0 ? fc.constant('none') : fc.constantFrom(...ids)
}

const numberOf = ({ type, minimum, maximum }: Schema): fc.Arbitrary<number> => {
  const min = Number(minimum ?? 0)
  const max = Math.min(Number(maximum ?? min + 1_000), min + 1_000)
  const whole = fc.integer({ min, max })
  return type === 'integer'
    ? whole
    : fc.oneof(
        whole,
        whole.map((value) => Math.min(max, value + 0.25)),
      )
}

const textOf = ({ format, pattern, minLength = 0, maxLength = 1_000 }: Schema): fc.Arbitrary<string> => {
  const fits = (text: string) => text.length >= Number(minLength) && text.length <= Number(maxLength)
  if (format === 'date-time') return fc.constantFrom(...MOMENTS)
  if (typeof pattern === 'string')
    return fc.stringMatching(new RegExp(pattern.replace('^', '^').replaceAll('\\S', '[0-9A-Z]'))).filter(fits)
  return fc.oneof(fc.constantFrom(...WORDS), fc.string({ minLength: 1, maxLength: 12 })).filter(fits)
}

/** Valid value of a schema, with ids that the caller may see. */
export const valueOf = (
  endpoint: Endpoint,
  name: string,
  schema: unknown,
  caller: string,
): fc.Arbitrary<unknown> => {
  if (!isSchema(schema)) return fc.constant('x')
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum)
  const examples = EXAMPLES[`${endpoint.id}.${name}`] ?? EXAMPLES[name]
  if (examples) return fc.constantFrom(...examples)
  const kind = kindOf(endpoint, name)
  switch (schema.type) {
    case 'string':
      // Moments are never ids, whatever the name of the field.
      return kind && schema.format === undefined ? idOf(kind, caller) : textOf(schema)
    case 'integer':
    case 'number':
      return numberOf(schema)
    case 'boolean':
      return fc.boolean()
    case 'array':
      return fc.uniqueArray(valueOf(endpoint, name, schema.items, caller), {
        minLength: Number(schema.minItems ?? 0),
        maxLength: Math.min(3, Number(schema.maxItems ?? 3)),
      })
    case 'object': {
      const inner = objectOf(endpoint, schema, caller)
      // `{Id, …}` is a link to the kind of record in the name of the field.
      return kind ? fc.tuple(inner, idOf(kind, caller)).map(([link, Id]) => ({ ...link, Id })) : inner
    }
    default:
      return fc.constantFrom(...WORDS)
  }
}

/** Object with all required and some optional properties of a schema. */
const objectOf = (
  endpoint: Endpoint,
  schema: unknown,
  caller: string,
): fc.Arbitrary<Record<string, unknown>> => {
  const properties = propertiesOf(schema)
  return fc.record(
    Object.fromEntries(
      Object.entries(properties).map(([name, inner]) => [name, valueOf(endpoint, name, inner, caller)]),
    ),
    { requiredKeys: requiredOf(schema).filter((name) => Object.hasOwn(properties, name)) },
  )
}

const linksOf = (endpoint: Endpoint): Readonly<Record<string, unknown>> => {
  const name = classOf(endpoint)
  if (name === undefined || !Object.hasOwn(propertiesOf(endpoint.query), 'Links')) return {}
  const links = /\/(filtered|one\/\{id\})$/.test(endpoint.path)
    ? Object.keys(classEntry(name).links ?? {})
    : []
  return { Links: links.join(',') }
}

/** Body with the initial version of an existing record; new records have no version. */
const withVersion = (body: Readonly<Record<string, unknown>>, endpoint: Endpoint) => {
  if (!Object.hasOwn(propertiesOf(endpoint.body), 'Version')) return body
  const { Id, Version: _, ...rest } = body
  if (Id === undefined) return rest
  const record = known.find(({ id, kind }) => id === Id && kind === kindOf(endpoint, 'Id'))
  return { Id, Version: record?.fields.Version ?? 1, ...rest }
}

const requestOf = (endpoint: Endpoint, caller: string): fc.Arbitrary<FittingRequest> => {
  const request = fc.record({
    endpoint: fc.constant(endpoint),
    caller: fc.constant(caller),
    params: objectOf(endpoint, endpoint.params, caller),
    query: objectOf(endpoint, endpoint.query, caller).map((value) =>
      Object.hasOwn(value, 'Links') ? { ...value, ...linksOf(endpoint) } : value,
    ),
    body:
      endpoint.body === undefined
        ? fc.constant(undefined)
        : objectOf(endpoint, endpoint.body, caller).map((value) => withVersion(value, endpoint)),
  })
  const together = TOGETHER[endpoint.id as OperationId]?.(caller) ?? []
  if (together.length === 0) return request
  return fc.tuple(request, fc.constantFrom(...together)).map(([whole, parts]) => ({ ...whole, ...parts }))
}

const made = new Map<string, fc.Arbitrary<FittingRequest>>()

/** Valid request of an endpoint. */
export const fittingRequest = (endpoint: Endpoint, caller: string): fc.Arbitrary<FittingRequest> => {
  const key = `${endpoint.id} ${caller}`
  const request = made.get(key) ?? requestOf(endpoint, caller)
  made.set(key, request)
  return request
}
