import { CLASSES, type ClassName, type Endpoint } from '@portal/schemas/contract'
import type { Kind } from './existingRecords.ts'

export type Schema = Readonly<Record<string, unknown>>

export const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const propertiesOf = (schema: unknown): Readonly<Record<string, unknown>> =>
  isSchema(schema) && isSchema(schema.properties) ? schema.properties : {}

export const requiredOf = (schema: unknown): readonly string[] =>
  isSchema(schema) && Array.isArray(schema.required) ? schema.required.map(String) : []

/** Kinds of ids by the name of the field or parameter. */
const KINDS: Readonly<Record<string, Kind>> = {
  ChargePointId: 'chargepoint',
  ChargePointIds: 'chargepoint',
  chargepointid: 'chargepoint',
  connectorid: 'connector',
  from: 'listCode',
  to: 'listCode',
  item: 'listCode',
  group: 'groupCode',
  LocationId: 'chargelocation',
  parentid: 'relation',
  parentId: 'relation',
  ParentRelation: 'relation',
  PlacementId: 'chargeplacement',
  placementid: 'chargeplacement',
  reimburser: 'relationcontact',
  reimburserId: 'relationcontact',
  reimbsubscriptiontypeid: 'subscriptiontype',
  subscriptiontypeid: 'subscriptiontype',
  Relation: 'relation',
  RelationContactId: 'relationcontact',
  relationcontactid: 'relationcontact',
  RelationId: 'relation',
  relId: 'relation',
  relid: 'relation',
  serial: 'serial',
  SessionId: 'chargesession',
  Subscription: 'subscription',
  SubscriptionTypeId: 'subscriptiontype',
  tariffid: 'tariff',
  TokenId: 'token',
  tokenid: 'token',
  TokenIds: 'token',
  Tokens: 'token',
  tokensReimb: 'token',
  tokens: 'token',
  whitelistTokenGroup: 'listCode',
  WhitelistGroup: 'groupCode',
}

const isClass = (name: string): name is ClassName => Object.hasOwn(CLASSES, name)

/** Returns the class of a call, taken from its path. */
export const classOf = ({ path }: Endpoint): ClassName | undefined => {
  const name = path.split('/')[2] ?? ''
  return isClass(name) ? name : undefined
}

/** Kinds of ids that the name of the field or parameter alone does not determine, by operation. */
const SPECIAL: Readonly<Record<string, Readonly<Record<string, Kind>>>> = {
  getChargepointMessage: { id: 'message' },
  postContactIntoRelation: { id: 'relationcontact' },
  getMyInfo: { x: 'relation' },
  addPrintedNumber: { x: 'token' },
  addAuthorize: { x: 'token' },
  removeCard: { a: 'token' },
  saveWhitelistGroup: { Id: 'whitelistgroup' },
  saveWhitelist: { Id: 'whitelist' },
}

/** Returns the kind of id in a field or parameter of a call, or undefined if it is not an id. */
export const kindOf = (endpoint: Endpoint, name: string): Kind | undefined => {
  const special = SPECIAL[endpoint.id]?.[name]
  if (special) return special
  if (name === 'id' || name === 'Id') return classOf(endpoint)
  return KINDS[name]
}
