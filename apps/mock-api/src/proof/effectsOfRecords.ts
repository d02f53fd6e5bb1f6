import { isProtected } from '@portal/fixtures'
import type { RelationContact } from '@portal/schemas'
import type { ClassName, OperationId } from '@portal/schemas/contract'
import { OWN, type Reader } from './scene.ts'
import type { Row } from './written.ts'

/** What a write to a record of a class changes, beside the lists, details and links that every class has. */
export interface RecordEffect {
  /** Which of the records that the caller lists; the first one without it. */
  readonly pick?: (row: Row, caller: Reader) => boolean
  /** Roles that may write the class and yet none of these records. */
  readonly never?: readonly Reader[]
  /** Fields that are changed; `n` counts, so that texts are seen once. */
  readonly change: (n: number, row: Row, caller: Reader) => Readonly<Record<string, unknown>>
  /** Calls that say the description besides, and how they are asked about the record. */
  readonly told?: {
    readonly [K in OperationId]?: (row: Row, reader: Reader) => Readonly<Record<string, unknown>>
  }
  /** Classes that say the same text and mean something else: their own name, or what was said once. */
  readonly keeps?: readonly ClassName[]
  /** Fields of other classes that say a field of this one: `class.field` by the link's field. */
  readonly copied?: readonly Copy[]
}

interface Copy {
  readonly of: string
  readonly in: ClassName
  /** The field of the other class that names this record. */
  readonly by: string
  /** The value there. */
  readonly as: (row: Row, own: Row) => unknown
}

const name = (n: number) => `Quagga ${n}`
const described = (n: number) => ({ Description: name(n) })
const inRelation = ({ RelationId }: Row) => ({ relId: RelationId })
const cardIn = (row: Row, own: Row) =>
  (row.Tokens as readonly { readonly Id: string; readonly Description: string }[]).find(
    ({ Id }) => Id === own.Id,
  )?.Description

const linked = (field: string) => (row: Row) =>
  (row[field] as { readonly Description?: unknown })?.Description
const plain = (field: string) => (row: Row) => row[field]

/** Written down for every class: the change, and where it shows. */
export const RECORD_EFFECTS: { readonly [C in ClassName]?: RecordEffect } = {
  relation: {
    change: (n) => ({ Description: name(n), City: 'Oudenaarde', Telephone: '+32 55 31 00 00' }),
    // A person has the name of their own, and a request says who asked.
    keeps: ['relationcontact', 'request'],
    told: {
      getRelation: ({ Id }) => ({ params: { id: Id } }),
      listSelectableRelations: () => ({}),
      getRelationTreeviewer: () => ({}),
      getMyInfo: ({ Id }) => ({ params: { x: Id, type: 'Relation' } }),
    },
    copied: [
      { of: 'Description', in: 'relation', by: 'ParentRelation', as: linked('ParentRelation') },
      { of: 'Description', in: 'relationcontact', by: 'Relation', as: linked('Relation') },
      { of: 'Description', in: 'chargelocation', by: 'RelationId', as: plain('Owner') },
      { of: 'Description', in: 'chargepoint', by: 'RelationId', as: plain('Owner') },
    ],
  },
  relationcontact: {
    // Of the own account and of people below: never one that is protected.
    pick: (row, caller) =>
      caller === 'driver' || (row.Role === 'User' && !isProtected(row as unknown as RelationContact)),
    keeps: ['request'],
    change: (n) => ({ Name: name(n), Description: name(n), Telephone: '+32 55 31 00 01', City: 'Ronse' }),
    told: {
      getMyInfo: (row) => ({ params: { x: (row.Relation as Row).Id, type: 'RelationContact' } }),
      getRelationChildElements: (row) => ({ params: { id: (row.Relation as Row).Id } }),
    },
  },
  chargelocation: {
    pick: (row) => Number(row.ConnectorCount) > 0,
    // A charger has a name of its own, also where it is the same at first.
    keeps: ['chargepoint', 'chargeplacement', 'connection', 'alarm'],
    change: (n) => ({
      Description: name(n),
      City: 'Oudenaarde',
      Latitude: 50.85,
      Longitude: 3.61,
      Floor: `${n}`,
    }),
    told: {
      getLocationPoints: () => ({}),
      getConnectorStates: () => ({}),
      getMyInfo: ({ RelationId }) => ({ params: { x: RelationId, type: 'ChargeLocation' } }),
      getRelationChildElements: ({ RelationId }) => ({ params: { id: RelationId } }),
    },
    copied: [
      { of: 'Description', in: 'chargepoint', by: 'LocationId', as: plain('LocationDescription') },
      { of: 'City', in: 'chargepoint', by: 'LocationId', as: plain('City') },
      { of: 'Latitude', in: 'chargepoint', by: 'LocationId', as: plain('Latitude') },
      { of: 'Longitude', in: 'chargepoint', by: 'LocationId', as: plain('Longitude') },
    ],
  },
  chargepoint: {
    change: (n) => ({ Description: name(n), Model: `Model ${n}`, Vendor: name(n) }),
    told: {
      getChargepoint: ({ Id }) => ({ params: { id: Id } }),
      getChargepointMinimal: ({ Id }) => ({ params: { id: Id } }),
      listChargepoints: ({ RelationId }) => ({ query: { relid: RelationId } }),
      getConnectorStates: () => ({}),
      getMyInfo: ({ RelationId }) => ({ params: { x: RelationId, type: 'ChargePoint' } }),
    },
    copied: [
      { of: 'Description', in: 'chargesession', by: 'ChargePointId', as: plain('Description') },
      { of: 'Description', in: 'cdr', by: 'ChargePointId', as: plain('Description') },
      { of: 'Description', in: 'chargeplacement', by: 'ChargePointId', as: plain('Description') },
      { of: 'Description', in: 'connection', by: 'ChargePointId', as: plain('Description') },
    ],
  },
  chargeplacement: {
    change: (n) => ({ ContractNumber: `C-9000000${n}`, EndDate: `2027-0${n}-28T23:00:00.000Z` }),
  },
  chargesession: {
    pick: ({ Stop }) => Stop !== undefined,
    change: described,
    copied: [{ of: 'Description', in: 'cdr', by: 'SessionId', as: plain('Description') }],
  },
  cdr: {
    pick: ({ Status }) => Status === 'RATED',
    change: (n) => ({ Status: n % 2 === 0 ? 'RATED' : 'ERROR' }),
  },
  token: {
    pick: (row, caller) =>
      row.State === 'ACTIVE' && (caller !== 'driver' || row.RelationContactId === 'RC00001'),
    change: (n) => ({ Description: name(n), InvoiceReference: `CC-77${n}`, PrintedNumber: `QUAGGA${n}` }),
    told: { getMyInfo: ({ RelationId }) => ({ params: { x: RelationId, type: 'Token' } }) },
    copied: [
      { of: 'Description', in: 'whitelistgroup', by: 'Tokens', as: cardIn },
      { of: 'Description', in: 'whitelist', by: 'Tokens', as: cardIn },
    ],
  },
  subscription: {
    change: (n) => ({ Description: name(n), StartDate: `2026-0${n}-02T00:00:00.000Z` }),
    told: { getMyInfo: ({ RelationId }) => ({ params: { x: RelationId, type: 'Subscription' } }) },
  },
  subscriptiontype: {
    pick: ({ Code }) => Code === 'FAN',
    change: (n) => ({ Description: name(n), MonthlyFee: 5 + n }),
    told: {
      listSubscriptionTypes: (_row, reader) => ({
        params: { relId: OWN[reader] },
        query: { includeCreg: true },
      }),
    },
    copied: [{ of: 'MonthlyFee', in: 'subscription', by: 'SubscriptionTypeId', as: plain('MonthlyFee') }],
  },
  tariff: {
    pick: ({ Code }) => Code === 'WORK',
    change: (n) => ({ Description: name(n), Code: `WORK${n}`, KwhFee: 0.3 + n / 100 }),
  },
  whitelistgroup: {
    change: (n) => ({ Description: name(n), Code: `QUAGGA#${n}` }),
    told: { listWhitelistGroups: (row) => ({ params: inRelation(row) }) },
  },
  whitelist: { change: (n) => ({ Description: name(n), Code: `QUAGGA#L${n}` }) },
  request: {
    pick: ({ Status }) => Status === 'SUBMITTED' || Status === 'PLANNED',
    change: (n) => ({ Description: name(n), Summary: name(n) }),
  },
  chargepassrequest: {
    pick: ({ Status }) => Status === 'SUBMITTED',
    change: (n) => ({ Description: name(n), Quantity: n }),
  },
  alarm: {
    pick: ({ Status }) => Status === 'OPEN',
    change: (n) => ({ Description: name(n), Severity: n % 2 ? 'MAJOR' : 'INFO' }),
  },
  schedule: { change: (n) => ({ Description: name(n), IsPaused: n % 2 === 1 }) },
  report: { change: described },
  cpocontract: { change: (n) => ({ Description: name(n), MonthlyFee: 300 + n }) },
  bulkcommand: { change: described },
  backlog: { change: described },
  errorlog: { change: described },
  connection: { change: described },
  email: { change: (n) => ({ Description: name(n), Subject: name(n) }) },
  translation: { change: (n) => ({ En: name(n), Nl: name(n) }) },
  generictable: { change: (n) => ({ Description: name(n), Value: String(n) }) },
}
