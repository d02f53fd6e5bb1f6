import { CLASS_NAMES, CLASSES, type ClassName } from './classes.ts'
import * as attachment from './endpoints/attachment.ts'
import * as banner from './endpoints/banner.ts'
import * as changePassword from './endpoints/changePassword.ts'
import * as chargelocation from './endpoints/chargelocation.ts'
import * as chargeplacement from './endpoints/chargeplacement.ts'
import * as chargepoint from './endpoints/chargepoint.ts'
import * as chargepointMinimal from './endpoints/chargepointMinimal.ts'
import * as chargepointParts from './endpoints/chargepointParts.ts'
import * as chargepointWork from './endpoints/chargepointWork.ts'
import * as chargesession from './endpoints/chargesession.ts'
import * as cleanUp from './endpoints/cleanUp.ts'
import * as connection from './endpoints/connection.ts'
import type { Endpoint, FilledInputOf, InputOf, OutputOf } from './endpoints/endpoint.ts'
import { type GenericEndpoints, genericEndpoints } from './endpoints/generic.ts'
import * as logs from './endpoints/logs.ts'
import * as network from './endpoints/network.ts'
import * as note from './endpoints/note.ts'
import * as relation from './endpoints/relation.ts'
import * as relationContact from './endpoints/relationContact.ts'
import * as remote from './endpoints/remote.ts'
import * as request from './endpoints/request.ts'
import * as selectableRelations from './endpoints/selectableRelations.ts'
import * as tariff from './endpoints/tariff.ts'
import * as token from './endpoints/token.ts'
import * as user from './endpoints/user.ts'
import * as whitelistgroup from './endpoints/whitelistgroup.ts'

export type { ClassEntry } from './classes/entry.ts'
export {
  CLASS_NAMES,
  CLASSES,
  type ClassName,
  categoryOf,
  classEntry,
  type EntityOf,
  periodField,
  type RecordOf,
} from './classes.ts'
export type {
  DataSchema,
  Endpoint,
  EnvelopeKind,
  Origin,
  Scope,
  StoredFile,
  UploadedFile,
} from './endpoints/endpoint.ts'
export { type Entities, entitySchemas } from './entities/all.ts'
export { ANY_CALL_CODES } from './errors.ts'

type ClassEndpoints = { readonly [C in ClassName]: GenericEndpoints<C> }[ClassName]
type GenericEndpoint = ClassEndpoints[keyof ClassEndpoints]
/** Generic calls whose class has an older endpoint with the same path. */
type NamedElsewhere = 'filteredChargesession' | 'oneChargesession' | 'filteredRelationContact'
type GenericEndpointTable = {
  readonly [E in GenericEndpoint as Exclude<E['id'], NamedElsewhere>]: E
}

const NAMED_ELSEWHERE: readonly string[] = [
  'filteredChargesession',
  'oneChargesession',
  'filteredRelationContact',
] satisfies NamedElsewhere[]

/** The generic endpoints of every class (S7). */
const genericEndpointTable = Object.fromEntries(
  CLASS_NAMES.flatMap((name) => Object.values<Endpoint>(genericEndpoints(name, CLASSES[name].entity)))
    .filter(({ id }) => !NAMED_ELSEWHERE.includes(id))
    .map((endpoint) => [endpoint.id, endpoint]),
) as GenericEndpointTable

/**
 * The endpoint table: all endpoints of the API by name. The mock builds its routes and validation from it, the tests
 * iterate over it, and the portal uses its types.
 */
export const endpoints = {
  ...user,
  ...changePassword,
  ...banner,
  ...relation,
  ...selectableRelations,
  ...relationContact,
  ...chargepoint,
  ...chargesession,
  ...chargepointParts,
  ...chargepointWork,
  ...chargepointMinimal,
  ...cleanUp,
  ...chargelocation,
  ...remote,
  ...chargeplacement,
  ...whitelistgroup,
  ...attachment,
  ...request,
  ...connection,
  ...logs,
  ...note,
  ...network,
  ...tariff,
  ...token,
  ...genericEndpointTable,
} as const satisfies Record<string, Endpoint>

export type Endpoints = typeof endpoints
export type OperationId = keyof Endpoints

export type OperationInputs = { readonly [K in OperationId]: InputOf<Endpoints[K]> }
/** Input of each operation on the server, with defaults filled in. */
export type FilledInputs = { readonly [K in OperationId]: FilledInputOf<Endpoints[K]> }
export type OperationOutputs = { readonly [K in OperationId]: OutputOf<Endpoints[K]> }

export type { Alarm, AlarmEvent, AlarmGroup, AlarmRule } from './entities/alarm.ts'
export type { AuditChange, AuditEntry } from './entities/audit.ts'
export { AUDIT_VALUE_MAX_LENGTH } from './entities/audit.ts'
export type { Cdr, CorrectionPreview, RatingPreview } from './entities/cdr.ts'
export type { ChargeLocation, LocationPoints } from './entities/chargelocation.ts'
export type { ChargePlacement } from './entities/chargeplacement.ts'
export type { ConnectorStates } from './entities/chargepoint.ts'
export type { ContractDetails } from './entities/contractDetails.ts'
export type { Backlog, ErrorGroup, ErrorLog } from './entities/logs.ts'
export type { MetaField } from './entities/metaField.ts'
export type {
  BulkCommand,
  Connection,
  CpoContract,
  Email,
  Frame,
  GenericTable,
  ProtectedUser,
  Report,
  ReportFigures,
} from './entities/network.ts'
export type { Note, NotedKind } from './entities/note.ts'
export type { RelationElement } from './entities/relation.ts'
export type { Attachment, ChargePassRequest, Request, Slot } from './entities/request.ts'
export type { Schedule } from './entities/schedule.ts'
export type { Subscription, SubscriptionType, Tariff, TariffUse } from './entities/subscription.ts'
export type { Token } from './entities/token.ts'
export type { Translation } from './entities/translation.ts'
export type { Whitelist, WhitelistGroup } from './entities/whitelist.ts'

export type OperationInput<K extends OperationId> = OperationInputs[K]
export type OperationOutput<K extends OperationId> = OperationOutputs[K]
