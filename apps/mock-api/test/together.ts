import { PERSONA_PASSWORD } from '@portal/fixtures'
import type { ClassName, OperationId } from '@portal/schemas/contract'
import { existingRecords, idsOf } from './existingRecords.ts'
import { PRIVATE_INTAKE } from './testIntake.ts'

type Fields = Readonly<Record<string, unknown>>

interface Parts {
  readonly params?: Fields
  readonly query?: Fields
  readonly body?: Fields | undefined
}

const SOME = 3
const MOVED = 'MOVED#LIST'

/** Returns some groups that a caller may see, each with its first list and the ids of its cards. */
const groupsOf = (caller: string) =>
  idsOf('whitelistgroup', caller, 'own')
    .slice(0, SOME)
    .flatMap((id) => {
      const { Code, Tokens } = existingRecords.find((record) => record.id === id)?.fields ?? {}
      const list = existingRecords.find(
        ({ kind, fields }) => kind === 'whitelist' && fields.WhitelistGroup === Code,
      )
      const cards = Tokens as readonly { readonly Id: string }[]
      return list ? [{ Code, list: list.fields.Code, cards: cards.map(({ Id }) => Id) }] : []
    })

/** A single placement, so that several requests use the same one. */
const placementsOf = (caller: string): readonly string[] =>
  idsOf('chargeplacement', caller, 'own').slice(0, 1)

const targetsOf = (caller: string): readonly object[] =>
  idsOf('connector', caller, 'own')
    .slice(0, SOME * SOME)
    .flatMap((connectorid) => [
      { connectorid },
      { chargepointid: `CP${connectorid.slice(1, 7)}` },
      { placementid: `PL${connectorid.slice(1, 7)}` },
    ])

const remote = (caller: string): readonly Parts[] => targetsOf(caller).map((body) => ({ body: { ...body } }))

const openAlarms = (): readonly Parts[] =>
  existingRecords.flatMap(({ kind, fields }) =>
    kind === 'alarm' && fields.Status === 'OPEN'
      ? [{ body: { Code: fields.Code, Raised: fields.Raised } }]
      : [],
  )

const existingOf = (name: ClassName) => existingRecords.filter(({ kind }) => kind === name)

const openRequests = (caller: string): readonly string[] =>
  idsOf('request', caller, 'own')
    .filter((id) =>
      existingRecords.some((record) => record.id === id && record.fields.Status === 'SUBMITTED'),
    )
    .slice(0, SOME)

/** Returns the requests that a caller may see and that satisfy a condition, with bodies for their initial version. */
const requestsWith = (
  caller: string,
  passes: (fields: Fields) => boolean,
  bodies: readonly object[],
): readonly Parts[] =>
  idsOf('request', caller, 'own').flatMap((id) => {
    const fields = existingRecords.find((record) => record.kind === 'request' && record.id === id)?.fields
    if (!fields || !passes(fields)) return []
    return bodies.map((body) => ({ params: { id }, body: { Version: fields.Version, ...body } }))
  })

const isOpen = ({ Status }: Fields) => ['SUBMITTED', 'SURVEY', 'PLANNED'].includes(String(Status))
const isClosed = ({ Status }: Fields) => ['DONE', 'CANCELLED'].includes(String(Status))
const surveyOf = ({ Draft }: Fields): unknown => (Draft as { readonly surveyType?: string }).surveyType

/** A single request, so that files are removed where they were added. */
const requestsWithFiles = (caller: string): readonly string[] => openRequests(caller).slice(0, 1)

/** File numbers start over in every session. */
const files = (caller: string): readonly Parts[] =>
  requestsWithFiles(caller).flatMap((id) =>
    ['F00001', 'F00002'].map((attachment) => ({ params: { id, attachment } })),
  )

const usersOf = (caller: string) =>
  existingRecords
    .filter(({ kind, fields }) => kind === 'relationcontact' && fields.Role === 'User')
    .filter(({ id }) => idsOf('relationcontact', caller, 'own').includes(id))
    .slice(-SOME)

const FEES = { StartFee: 0.5, KwhFee: 0.4321, ConnectionFee: 0, ParkingFee: 2.5, DayMaximum: 45 }
const FEES_FROM = '2026-12-01T00:00:00.000Z'

/** A single tariff with its initial version, so that several requests use the same one. */
const tariffs = () =>
  existingRecords
    .filter(({ kind }) => kind === 'tariff')
    .slice(0, 1)
    .map(({ id, fields }) => ({ params: { id }, version: fields.Version as number }))

/** A single contract with its initial version, so that several requests use the same one. */
const contracts = () =>
  existingRecords
    .filter(({ kind }) => kind === 'cpocontract')
    .slice(0, 1)
    .map(({ id, fields }) => ({ params: { id }, version: fields.Version as number }))

const contractFiles = (): readonly Parts[] =>
  contracts().map(({ params }) => ({ params: { ...params, attachment: 'F00001' } }))

type BodyOf = (fields: Fields) => object

/** Returns the CDRs of some ended sessions in this network, with the times of the session. */
const endedCdrs = () =>
  existingOf('chargesession')
    .filter(({ fields }) => fields.Provider === undefined)
    .slice(0, SOME)
    .map(({ id, fields: { Start, Stop } }) => ({ params: { id: `CDR-${id}` }, Start, Stop }))

const recordsWith = (
  kind: 'chargepoint' | 'chargelocation' | 'token',
  caller: string,
  bodyOf: BodyOf,
): readonly Parts[] =>
  idsOf(kind, caller, 'own').map((id) => {
    const { fields = {} } = existingRecords.find((record) => record.kind === kind && record.id === id) ?? {}
    return { params: { id }, body: { Version: fields.Version, ...bodyOf(fields) } }
  })

/** Returns some chargers that a caller may see, with bodies for their initial version. */
const chargersWith = (caller: string, bodyOf: BodyOf): readonly Parts[] =>
  recordsWith('chargepoint', caller, bodyOf).slice(0, SOME)

/** Returns locations that a caller may see, with bodies for their initial version. */
const locationsWith = (caller: string, bodyOf: BodyOf): readonly Parts[] =>
  recordsWith('chargelocation', caller, bodyOf)

/** Returns some records of each kind to which operators add notes. */
const noted = (caller: string): readonly Parts[] =>
  (['request', 'alarm', 'relation'] as const).flatMap((kind) =>
    idsOf(kind, caller, 'own')
      .slice(0, SOME)
      .map((id) => ({ params: { kind, id } })),
  )

/** Inputs of the calls whose parameters depend on each other. */
export const TOGETHER: { readonly [K in OperationId]?: (caller: string) => readonly Parts[] } = {
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
      const others = existingRecords.filter(
        ({ kind, owner }) => kind === 'chargelocation' && owner === RelationId,
      )
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
  replaceToken: (caller) =>
    recordsWith('token', caller, () => ({ Reason: 'DAMAGED', State: 'ORDERED' })).slice(0, SOME),
  addAttachment: (caller) => requestsWithFiles(caller).map((id) => ({ params: { id } })),
  getAttachment: files,
  removeAttachment: files,
  changeTariffFees: () =>
    tariffs().map(({ params, version }) => ({
      params,
      body: { Version: version, From: FEES_FROM, Fees: FEES },
    })),
  // The change of fees above has created the second version.
  withdrawTariffFees: () =>
    tariffs().map(({ params, version }) => ({ params, query: { version: version + 1, start: FEES_FROM } })),
  endTariff: () =>
    tariffs().map(({ params, version }) => ({ params, body: { Version: version, EndDate: FEES_FROM } })),
  addContractFile: () => contracts().map(({ params }) => ({ params })),
  getContractFile: contractFiles,
  removeContractFile: contractFiles,
  setContractTariff: () =>
    contracts().map(({ params, version }) => ({
      params,
      body: { Version: version, Type: 'AC', TariffId: 'TF004', From: FEES_FROM },
    })),
  // The price above has created the second version.
  withdrawContractTariff: () =>
    contracts().map(({ params, version }) => ({
      params,
      query: { version: version + 1, type: 'AC', start: FEES_FROM },
    })),
  acknowledgeAlarms: openAlarms,
  closeAlarm: () =>
    existingRecords
      .filter(({ kind, fields }) => kind === 'alarm' && fields.Status === 'OPEN')
      .map(({ id, fields }) => ({
        params: { id },
        body: { Version: fields.Version, Reason: 'Fausse alerte « test »' },
      })),
  handleErrors: () =>
    existingOf('errorlog').map(({ fields }) => ({ body: { Code: fields.Code, Until: fields.At } })),
  // One of the known queues contains the records in error.
  dismissCdr: () =>
    existingOf('backlog')
      .flatMap(({ fields }) => fields.Entries as readonly Fields[])
      .filter(({ Kind }) => Kind === 'PRICE')
      .slice(0, SOME)
      .map(({ Target }) => ({ params: { id: Target }, body: { reason: 'Essai du « monteur » 🔌' } })),
  removeAlarmRule: () =>
    existingOf('alarmrule').map(({ id, fields }) => ({ params: { id }, query: { version: fields.Version } })),
  correctCdr: () =>
    endedCdrs().map(({ params, Start, Stop }) => ({
      params,
      body: { Version: 1, Start, Stop, Consumption: 0.5, Reason: 'Compteur « faux » 🔌' },
    })),
  previewCorrection: () =>
    endedCdrs().map(({ params, Start, Stop }) => ({
      params,
      query: { start: Start, stop: Stop, consumption: 0.5 },
    })),
  removeSchedule: () =>
    existingOf('schedule').map(({ id, fields }) => ({ params: { id }, query: { version: fields.Version } })),
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
  listNotes: noted,
  addNote: (caller) => noted(caller).map((parts) => ({ ...parts, body: { Text: 'Rappeler « vite » 🔌' } })),
  priceRequest: (caller) =>
    requestsWith(caller, isOpen, [
      { PriceLines: [{ type: 'Trench', price: 12.5 }], Reason: 'Tranchée « longue »' },
    ]),
  reopenRequest: (caller) => requestsWith(caller, isClosed, [{ Reason: 'Toujours en panne 🔌' }]),
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
  // Succeeds once the placement has a group.
  getPlacementGroup: (caller) => placementsOf(caller).map((id) => ({ params: { id } })),
  // Succeeds once the list above exists.
  moveTokens: (caller) =>
    groupsOf(caller).flatMap(({ Code, list }) => [
      { params: { group: Code, from: list, to: MOVED } },
      { params: { group: Code, from: MOVED, to: list } },
    ]),
}
