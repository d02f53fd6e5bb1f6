import type { DataCategory } from './constants.ts'
import type { Entities } from './entities/all.ts'
import { ROLES, type Role } from './entities/relationContact.ts'
import type { ErrorCode } from './errors.ts'

/** A named way from a record to another: the field that holds its id, or its `{Id, …}`. */
export interface ClassLink {
  readonly field: string
  readonly to: string
  /** Code of a write that names none; without it that of the other class. */
  readonly unknown?: ErrorCode
}

/** What the generic calls (S7) need to know of a class. */
export interface ClassEntry<T = unknown> {
  readonly entity: keyof Entities
  /** Code of an id that does not exist or is out of scope. */
  readonly unknown: ErrorCode
  /** Codes of its own rules that a write can answer besides that of an unknown id. */
  readonly refusals?: readonly ErrorCode[]
  /** Code of a search for nothing, where whoever looks must say something. */
  readonly emptySearch?: ErrorCode
  readonly readers: readonly Role[]
  readonly writers: readonly Role[]
  /**
   * What the visibility of a record hangs on: the field that names its relation. `Relation` is a link; `Id` the record
   * itself; `all` is what everybody may see who may read the class; `optional` too, as long as no relation is named.
   */
  readonly owner: 'RelationId' | 'Relation' | 'Id' | 'all' | 'optional'
  readonly defaultOrder: string
  /** What ids begin with. */
  readonly idLetters: string
  /** Fields that change while one looks, and those for technicians; all others are BASIC. */
  readonly state?: readonly (keyof T & string)[]
  readonly tech?: readonly (keyof T & string)[]
  /** Hidden at first and never exported unasked. */
  readonly sensitive?: readonly (keyof T & string)[]
  /** Set by the server, besides those that it sets on every record. */
  readonly readOnly?: readonly (keyof T & string)[]
  /** The field whose values are the kinds of `type` (S7). */
  readonly kind?: keyof T & string
  readonly links?: Readonly<Record<string, ClassLink>>
}

const EVERYBODY: readonly Role[] = ROLES
const ADMINISTRATORS: readonly Role[] = ['FleetManager', 'EntityManager', 'Operator', 'SuperAdmin']
const NETWORK: readonly Role[] = ['Operator', 'SuperAdmin']
const SUPER_ADMIN: readonly Role[] = ['SuperAdmin']

const entry = <N extends keyof Entities, const E extends Omit<ClassEntry<Entities[N]>, 'entity'>>(
  entity: N,
  rest: E,
) => ({ entity, ...rest })

const Relation = { field: 'RelationId', to: 'relation' } as const
const Location = { field: 'LocationId', to: 'chargelocation' } as const
const ChargePoint = { field: 'ChargePointId', to: 'chargepoint' } as const
const SubscriptionType = { field: 'SubscriptionTypeId', to: 'subscriptiontype' } as const
const RelationContact = { field: 'RelationContactId', to: 'relationcontact' } as const

/**
 * The classes of S7, by the name that their paths begin with. Handlers, `meta`, scope and tests read this table; the
 * portal does not, so that none of it lands in its bundle.
 */
export const CLASSES = {
  relation: entry('Relation', {
    unknown: 'RELNOTFOUND',
    refusals: [
      'RelNameTooLong',
      'EmailTooLong',
      'RELCREUPFAIL',
      'IBANINVALID',
      'NOPARENTRELATION',
      'USEREXISTS',
      'NEWRELATION',
    ],
    readers: EVERYBODY,
    writers: EVERYBODY,
    owner: 'Id',
    defaultOrder: 'Description',
    idLetters: 'R',
    sensitive: ['BankAccount', 'Bic', 'Email', 'Telephone', 'VatNumber'],
    links: { ParentRelation: { field: 'ParentRelation', to: 'relation', unknown: 'NOPARENTRELATION' } },
  }),
  relationcontact: entry('RelationContact', {
    unknown: 'RCNOTFOUND',
    refusals: [
      'RCCREUPFAIL',
      'EmailTooLong',
      'EMAILUNAVAILABLE',
      'USEREXISTS',
      'ROLEASSIGNFAILED',
      'ROLEREMOVEFAILED',
      'RELORRCNOTFOUND',
    ],
    readers: EVERYBODY,
    writers: EVERYBODY,
    owner: 'Relation',
    defaultOrder: 'Name',
    idLetters: 'RC',
    state: ['LastLogin'],
    readOnly: ['LastLogin'],
    sensitive: ['Email', 'Telephone'],
    links: { Relation: { field: 'Relation', to: 'relation', unknown: 'RELORRCNOTFOUND' } },
  }),
  chargelocation: entry('ChargeLocation', {
    unknown: 'UnknownChargeLocation',
    refusals: ['INVADDRESS'],
    readers: EVERYBODY,
    writers: EVERYBODY,
    owner: 'RelationId',
    defaultOrder: 'Description',
    idLetters: 'L',
    state: ['Status', 'ConnectorsAvailable'],
    tech: ['LastSync'],
    readOnly: ['Status', 'ConnectorsAvailable', 'ConnectorCount', 'LastSync'],
    sensitive: ['Email', 'Mobile', 'Phone'],
    links: { Relation },
  }),
  chargepoint: entry('Chargepoint', {
    unknown: 'UnknownChargePoint',
    readers: EVERYBODY,
    writers: ADMINISTRATORS,
    owner: 'RelationId',
    defaultOrder: 'Description',
    idLetters: 'CP',
    kind: 'ChargerType',
    state: ['Status', 'LastHeartbeat', 'CurrentError', 'EnergyThisMonthKwh', 'Connectors'],
    tech: [
      'LastBootNotification',
      'EndpointUrl',
      'EndpointIp',
      'Icc',
      'Imsi',
      'FirmwareVersion',
      'MeterType',
      'MeterSerialNumber',
    ],
    readOnly: [
      'Status',
      'LastHeartbeat',
      'CurrentError',
      'EnergyThisMonthKwh',
      'Connectors',
      'LastBootNotification',
      'LocationDescription',
      'City',
    ],
    sensitive: ['Icc', 'Imsi', 'EndpointIp'],
    links: { Relation, Location, Placement: { field: 'PlacementId', to: 'chargeplacement' } },
  }),
  chargeplacement: entry('ChargePlacement', {
    unknown: 'PLACEMENTNOTFOUND',
    refusals: [
      'PLACCONFLICT',
      'CREPLACONFLICT',
      'REIMBURSERNA',
      'SUBTYPENOTFOUND',
      'UnknownToken',
      'TOKGRNOTFOUND',
    ],
    readers: EVERYBODY,
    writers: EVERYBODY,
    owner: 'RelationId',
    defaultOrder: 'Description',
    idLetters: 'PL',
    links: { Relation, Location, ChargePoint, SubscriptionType },
  }),
  chargesession: entry('Chargesession', {
    unknown: 'UNKNOWNREQUEST',
    readers: EVERYBODY,
    writers: SUPER_ADMIN,
    owner: 'RelationId',
    defaultOrder: 'Start desc',
    idLetters: 'S',
    kind: 'Status',
    state: ['Status', 'EnergyKwh', 'PowerKw', 'LastSeen', 'DurationSeconds', 'ChargingSeconds', 'Price'],
    tech: ['MeterValues', 'PriceLines'],
    readOnly: [
      'ChargePointId',
      'ConnectorId',
      'ConnectorNumber',
      'EvseId',
      'TokenId',
      'TokenNumber',
      'RelationId',
      'LocationId',
      'Start',
      'Stop',
      'Status',
      'EnergyKwh',
      'PowerKw',
      'LastSeen',
      'DurationSeconds',
      'ChargingSeconds',
      'Price',
      'MeterValues',
      'PriceLines',
    ],
    links: { Relation, Location, ChargePoint, Token: { field: 'TokenId', to: 'token' } },
  }),
  cdr: entry('Cdr', {
    unknown: 'UNKNOWNREQUEST',
    readers: EVERYBODY,
    writers: NETWORK,
    owner: 'RelationId',
    defaultOrder: 'Start desc',
    idLetters: 'CDR',
    kind: 'Status',
    state: ['Status'],
    tech: ['PriceLines'],
    readOnly: [
      'SessionId',
      'ChargePointId',
      'LocationId',
      'RelationId',
      'TokenId',
      'TokenNumber',
      'Start',
      'Stop',
      'SessionDuration',
      'Consumption',
      'Price',
      'PriceLines',
      'IsRoaming',
      'Provider',
    ],
    links: { Relation, Location, ChargePoint, Session: { field: 'SessionId', to: 'chargesession' } },
  }),
  token: entry('Token', {
    unknown: 'UnknownToken',
    refusals: ['ALUSEDCARD', 'TOKACTIVERR'],
    emptySearch: 'SEARCHQUERYINVALID',
    readers: EVERYBODY,
    writers: EVERYBODY,
    owner: 'RelationId',
    defaultOrder: 'Number',
    idLetters: 'T',
    kind: 'State',
    state: ['State', 'IsDuplicate', 'IsUserMissing', 'IsSubscriptionMissing'],
    readOnly: ['IsDuplicate', 'IsUserMissing', 'IsSubscriptionMissing'],
    sensitive: ['EvcoId'],
    links: { Relation, RelationContact, Subscription: { field: 'Subscription', to: 'subscription' } },
  }),
  subscription: entry('Subscription', {
    unknown: 'SUBNOTFOUND',
    refusals: ['SUBTYPENOTFOUND', 'UnknownToken'],
    readers: EVERYBODY,
    writers: ADMINISTRATORS,
    owner: 'RelationId',
    defaultOrder: 'Description',
    idLetters: 'S',
    kind: 'Status',
    state: ['Status'],
    // Up to thousands: whoever lists cards with their subscriptions has no use for them.
    tech: ['TokenIds'],
    readOnly: ['MonthlyFee', 'TariffCode'],
    links: { Relation, SubscriptionType },
  }),
  subscriptiontype: entry('SubscriptionType', {
    unknown: 'SUBTYPENOTFOUND',
    readers: EVERYBODY,
    writers: NETWORK,
    owner: 'optional',
    defaultOrder: 'Code',
    idLetters: 'ST',
    kind: 'Code',
    links: { Relation },
  }),
  tariff: entry('Tariff', {
    unknown: 'UNKNOWNREQUEST',
    readers: EVERYBODY,
    writers: NETWORK,
    owner: 'all',
    defaultOrder: 'Code',
    idLetters: 'TF',
    kind: 'Type',
  }),
  whitelistgroup: entry('WhitelistGroup', {
    unknown: 'TOKGRNOTFOUND',
    refusals: ['UnknownToken'],
    readers: EVERYBODY,
    writers: ADMINISTRATORS,
    owner: 'RelationId',
    defaultOrder: 'Code',
    idLetters: 'WG',
    links: { Relation },
  }),
  whitelist: entry('Whitelist', {
    unknown: 'TOKGRNOTFOUND',
    refusals: ['UnknownToken'],
    readers: EVERYBODY,
    writers: ADMINISTRATORS,
    owner: 'RelationId',
    defaultOrder: 'Code',
    idLetters: 'WL',
    links: { Relation },
  }),
  request: entry('Request', {
    unknown: 'UNKNOWNREQUEST',
    readers: EVERYBODY,
    writers: EVERYBODY,
    owner: 'RelationId',
    defaultOrder: 'CreatedOn desc',
    idLetters: 'RQ',
    kind: 'Kind',
    state: ['Status', 'Timeline', 'Messages', 'ReservationSlot'],
    readOnly: ['Attachments', 'Total', 'Timeline'],
    links: { Relation, RelationContact },
  }),
  chargepassrequest: entry('ChargePassRequest', {
    unknown: 'UNKNOWNREQUEST',
    readers: EVERYBODY,
    writers: EVERYBODY,
    owner: 'RelationId',
    defaultOrder: 'CreatedOn desc',
    idLetters: 'CPR',
    kind: 'Status',
    state: ['Status', 'TokenIds'],
    readOnly: ['TokenIds'],
    links: { Relation, SubscriptionType },
  }),
  alarm: entry('Alarm', {
    unknown: 'UNKNOWNREQUEST',
    readers: EVERYBODY,
    writers: NETWORK,
    owner: 'RelationId',
    defaultOrder: 'Raised desc',
    idLetters: 'A',
    kind: 'Severity',
    state: ['Status', 'AcknowledgedBy', 'AcknowledgedOn', 'AssignedTo'],
    readOnly: ['AcknowledgedBy', 'AcknowledgedOn'],
    links: { Relation, Location, ChargePoint },
  }),
  schedule: entry('Schedule', {
    unknown: 'UNKNOWNREQUEST',
    readers: NETWORK,
    writers: NETWORK,
    owner: 'all',
    defaultOrder: 'Description',
    idLetters: 'J',
    state: ['IsPaused', 'LastRun', 'NextRuns', 'Results'],
    readOnly: ['LastRun', 'NextRuns', 'Results'],
  }),
  report: entry('Report', {
    unknown: 'UNKNOWNREQUEST',
    readers: NETWORK,
    writers: NETWORK,
    owner: 'optional',
    defaultOrder: 'Start desc',
    idLetters: 'RP',
    kind: 'Kind',
    state: ['EnergyKwh', 'Revenue', 'UptimePercent', 'Sessions'],
    readOnly: ['EnergyKwh', 'Revenue', 'UptimePercent', 'Sessions'],
    links: { Relation, Location },
  }),
  cpocontract: entry('CpoContract', {
    unknown: 'NOCPO',
    readers: NETWORK,
    writers: NETWORK,
    owner: 'RelationId',
    defaultOrder: 'ContractNumber',
    idLetters: 'CC',
    kind: 'Status',
    state: ['Status'],
    links: { Relation },
  }),
  bulkcommand: entry('BulkCommand', {
    unknown: 'UNKNOWNREQUEST',
    refusals: ['UnknownChargePoint'],
    readers: SUPER_ADMIN,
    writers: SUPER_ADMIN,
    owner: 'all',
    defaultOrder: 'CreatedOn desc',
    idLetters: 'BC',
    kind: 'Command',
    state: ['Status', 'Results'],
    readOnly: ['Results'],
  }),
  backlog: entry('Backlog', {
    unknown: 'UNKNOWNREQUEST',
    readers: SUPER_ADMIN,
    writers: SUPER_ADMIN,
    owner: 'all',
    defaultOrder: 'Waiting desc',
    idLetters: 'BL',
    state: ['Waiting', 'Oldest'],
  }),
  errorlog: entry('ErrorLog', {
    unknown: 'UNKNOWNREQUEST',
    readers: SUPER_ADMIN,
    writers: SUPER_ADMIN,
    owner: 'all',
    defaultOrder: 'At desc',
    idLetters: 'E',
    kind: 'Level',
    tech: ['Message'],
  }),
  connection: entry('Connection', {
    unknown: 'UNKNOWNREQUEST',
    readers: SUPER_ADMIN,
    writers: SUPER_ADMIN,
    owner: 'all',
    defaultOrder: 'Since desc',
    idLetters: 'CN',
    kind: 'Status',
    state: ['Status', 'Since'],
    tech: ['RemoteAddress'],
    sensitive: ['RemoteAddress'],
    readOnly: ['Status', 'Since'],
    links: { ChargePoint },
  }),
  email: entry('Email', {
    unknown: 'UNKNOWNREQUEST',
    readers: SUPER_ADMIN,
    writers: SUPER_ADMIN,
    owner: 'all',
    defaultOrder: 'CreatedOn desc',
    idLetters: 'M',
    kind: 'Status',
    state: ['Status', 'SentOn'],
    sensitive: ['Recipient', 'Body'],
  }),
  translation: entry('Translation', {
    unknown: 'UNKNOWNREQUEST',
    readers: NETWORK,
    writers: NETWORK,
    owner: 'all',
    defaultOrder: 'Key',
    idLetters: 'TR',
    readOnly: ['IsMissing'],
  }),
  protecteduser: entry('ProtectedUser', {
    unknown: 'USERNOTFOUND',
    readers: SUPER_ADMIN,
    writers: SUPER_ADMIN,
    owner: 'all',
    defaultOrder: 'Description',
    idLetters: 'PU',
    // No link to the contact: it would show without a reason what is shown for one.
    readOnly: ['Description', 'RelationContactId', 'MaskedEmail', 'Accesses'],
  }),
  generictable: entry('GenericTable', {
    unknown: 'UNKNOWNREQUEST',
    readers: SUPER_ADMIN,
    writers: SUPER_ADMIN,
    owner: 'all',
    defaultOrder: 'Table, Key',
    idLetters: 'GT',
  }),
} as const

export type ClassName = keyof typeof CLASSES
/** The entity of a class. */
export type EntityOf<C extends ClassName> = (typeof CLASSES)[C]['entity']
/** The records of a class. */
export type RecordOf<C extends ClassName> = Entities[EntityOf<C>]

export const CLASS_NAMES = Object.keys(CLASSES) as readonly ClassName[]

/** The entry of a class without its literal types. */
export const classEntry = (name: ClassName): ClassEntry<Record<string, unknown>> => CLASSES[name]

/** The category of a field of a class. */
export const categoryOf = (name: ClassName, field: string): DataCategory => {
  const { state, tech } = classEntry(name)
  if (state?.includes(field)) return 'STATE'
  return tech?.includes(field) ? 'TECH' : 'BASIC'
}
