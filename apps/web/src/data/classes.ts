import { genericCalls, getChargesession, listChargesessions, listRelationContacts } from '@portal/schemas'
import type { ClassName, EntityOf } from '@portal/schemas/contract'
import type { RecordRoutes } from './records.ts'

/** Every class of S7 with its entity. Not imported from the contract, because that would bundle its rules. */
export const ENTITIES: { readonly [C in ClassName]: EntityOf<C> } = {
  alarm: 'Alarm',
  alarmrule: 'AlarmRule',
  audit: 'AuditEntry',
  backlog: 'Backlog',
  bulkcommand: 'BulkCommand',
  cdr: 'Cdr',
  chargelocation: 'ChargeLocation',
  chargepassrequest: 'ChargePassRequest',
  chargeplacement: 'ChargePlacement',
  chargepoint: 'Chargepoint',
  chargesession: 'Chargesession',
  connection: 'Connection',
  cpocontract: 'CpoContract',
  email: 'Email',
  errorlog: 'ErrorLog',
  generictable: 'GenericTable',
  protecteduser: 'ProtectedUser',
  relation: 'Relation',
  relationcontact: 'RelationContact',
  report: 'Report',
  request: 'Request',
  schedule: 'Schedule',
  subscription: 'Subscription',
  subscriptiontype: 'SubscriptionType',
  tariff: 'Tariff',
  token: 'Token',
  translation: 'Translation',
  whitelist: 'Whitelist',
  whitelistgroup: 'WhitelistGroup',
}

/** Field, by class, whose values the `type` parameter accepts (S7). */
export const KIND_FIELDS: { readonly [C in ClassName]?: string } = {
  alarm: 'Severity',
  alarmrule: 'Event',
  audit: 'Action',
  bulkcommand: 'Command',
  cdr: 'Status',
  chargepassrequest: 'Status',
  chargepoint: 'ChargerType',
  chargesession: 'Status',
  connection: 'Status',
  cpocontract: 'Status',
  email: 'Status',
  errorlog: 'Level',
  report: 'Kind',
  request: 'Kind',
  schedule: 'Task',
  subscription: 'Status',
  subscriptiontype: 'Code',
  tariff: 'Type',
  token: 'State',
}

export const CLASS_LIST = Object.keys(ENTITIES) as readonly ClassName[]

export const isClass = (name: string): name is ClassName => CLASS_LIST.some((one) => one === name)

/** Returns the four generic calls of a class. Sessions and contacts replace some of them. */
export const routesOf = (name: ClassName): RecordRoutes => {
  const routes = genericCalls(name, ENTITIES[name]) as unknown as RecordRoutes
  if (name === 'chargesession') return { ...routes, filtered: listChargesessions, one: getChargesession }
  return name === 'relationcontact' ? { ...routes, filtered: listRelationContacts } : routes
}
