import { CLASS_NAMES, type ClassName } from './classes.ts'
import {
  addAttachmentContract,
  getAttachmentContract,
  listAttachmentsContract,
  removeAttachmentContract,
} from './endpoints/attachment.ts'
import { getBannerContract } from './endpoints/banner.ts'
import { putChangePasswordContract } from './endpoints/changePassword.ts'
import { getLocationPointsContract } from './endpoints/chargelocation.ts'
import {
  getContractDetailsContract,
  postGuestChargingContract,
  postPlugAndChargeContract,
  postReimbursementContract,
} from './endpoints/chargeplacement.ts'
import {
  getChargepointContract,
  getConnectorStatesContract,
  listChargepointsContract,
  postChargepointStatsContract,
} from './endpoints/chargepoint.ts'
import { getChargepointMinimalContract } from './endpoints/chargepointMinimal.ts'
import {
  getChargepointMessageContract,
  getChargepointSettingsContract,
  getMeterTotalsContract,
  postChargepointMessageContract,
  putChargepointContract,
  verifySerialContract,
} from './endpoints/chargepointParts.ts'
import {
  getChargesessionContract,
  getChargesessionTotalsContract,
  listChargesessionsContract,
} from './endpoints/chargesession.ts'
import { getCleanUpContract } from './endpoints/cleanUp.ts'
import type { Contract, FilledInputOf, InputOf, OutputOf } from './endpoints/endpoint.ts'
import { type GenericContracts, genericCalls } from './endpoints/generic.ts'
import {
  accessProtectedUserContract,
  acknowledgeAlarmsContract,
  getReportFiguresContract,
  listAlarmGroupsContract,
  rerateCdrContract,
  runScheduleContract,
} from './endpoints/network.ts'
import {
  createSubscriptionTypeContract,
  getRelationChildElementsContract,
  getRelationContract,
  getRelationTreeContract,
  getRelationTreeviewerContract,
  listSubscriptionTypesContract,
} from './endpoints/relation.ts'
import { listRelationContactsContract, removeRelationContactContract } from './endpoints/relationContact.ts'
import {
  postRemoteResetContract,
  postRemoteStartContract,
  postRemoteStopContract,
  postRemoteUnlockContract,
} from './endpoints/remote.ts'
import {
  addMessageContract,
  cancelRequestContract,
  listSlotsContract,
  planSlotContract,
  sendSurveyContract,
} from './endpoints/request.ts'
import { listSelectableRelationsContract } from './endpoints/selectableRelations.ts'
import {
  getMyInfoContract,
  getUserInfoContract,
  postContactIntoRelationContract,
  postSetupContract,
} from './endpoints/user.ts'
import {
  addAuthorizeContract,
  addPrintedNumberContract,
  cloneWhitelistGroupContract,
  getPlacementGroupContract,
  listWhitelistGroupsContract,
  moveTokensContract,
  removeCardContract,
  removeWhitelistContract,
  removeWhitelistGroupContract,
  saveWhitelistContract,
  saveWhitelistGroupContract,
  setPlacementGroupContract,
} from './endpoints/whitelistgroup.ts'

export type { ClassEntry } from './classes/entry.ts'
export {
  CLASS_NAMES,
  CLASSES,
  type ClassName,
  categoryOf,
  classEntry,
  type EntityOf,
  type RecordOf,
} from './classes.ts'
export type {
  Contract,
  DataSchema,
  EnvelopeKind,
  Origin,
  Scope,
  StoredFile,
  UploadedFile,
} from './endpoints/endpoint.ts'
export { type Entities, entitySchemas } from './entities/all.ts'
export { ANY_CALL_CODES } from './errors.ts'

type GenericCalls = { readonly [C in ClassName]: GenericContracts<C> }[ClassName]
type GenericContract = GenericCalls[keyof GenericCalls]
/** Where a class has had a call of this address by another name since before. */
type NamedElsewhere = 'filteredChargesession' | 'oneChargesession' | 'filteredRelationContact'
type GenericEndpoints = {
  readonly [K in Exclude<GenericContract['route']['id'], NamedElsewhere>]: Extract<
    GenericContract,
    { readonly route: { readonly id: K } }
  >
}

const NAMED_ELSEWHERE: readonly string[] = [
  'filteredChargesession',
  'oneChargesession',
  'filteredRelationContact',
] satisfies NamedElsewhere[]

/** The generic calls of every class (S7). */
const genericEndpoints = Object.fromEntries(
  CLASS_NAMES.flatMap((name) => Object.values<Contract>(genericCalls(name)))
    .filter(({ route }) => !NAMED_ELSEWHERE.includes(route.id))
    .map((contract) => [contract.route.id, contract]),
) as GenericEndpoints

/**
 * The endpoint table: every call of the API, once. The mock makes its routes and checks from it, the tests walk it,
 * the portal takes its types. The portal never imports this entry at run time, so that no schema lands in its bundle.
 */
export const endpoints = {
  getUserInfo: getUserInfoContract,
  postSetup: postSetupContract,
  putChangePassword: putChangePasswordContract,
  getBanner: getBannerContract,
  getRelation: getRelationContract,
  listSelectableRelations: listSelectableRelationsContract,
  listRelationContacts: listRelationContactsContract,
  removeRelationContact: removeRelationContactContract,
  getChargepoint: getChargepointContract,
  listChargepoints: listChargepointsContract,
  postChargepointStats: postChargepointStatsContract,
  listChargesessions: listChargesessionsContract,
  getChargesessionTotals: getChargesessionTotalsContract,
  getMeterTotals: getMeterTotalsContract,
  getChargesession: getChargesessionContract,
  getRelationTree: getRelationTreeContract,
  getRelationTreeviewer: getRelationTreeviewerContract,
  getRelationChildElements: getRelationChildElementsContract,
  createSubscriptionType: createSubscriptionTypeContract,
  listSubscriptionTypes: listSubscriptionTypesContract,
  postContactIntoRelation: postContactIntoRelationContract,
  getMyInfo: getMyInfoContract,
  getCleanUp: getCleanUpContract,
  getLocationPoints: getLocationPointsContract,
  getConnectorStates: getConnectorStatesContract,
  getChargepointMinimal: getChargepointMinimalContract,
  getChargepointSettings: getChargepointSettingsContract,
  putChargepoint: putChargepointContract,
  postChargepointMessage: postChargepointMessageContract,
  getChargepointMessage: getChargepointMessageContract,
  verifySerial: verifySerialContract,
  postRemoteStart: postRemoteStartContract,
  postRemoteStop: postRemoteStopContract,
  postRemoteReset: postRemoteResetContract,
  postRemoteUnlock: postRemoteUnlockContract,
  getContractDetails: getContractDetailsContract,
  postGuestCharging: postGuestChargingContract,
  postReimbursement: postReimbursementContract,
  postPlugAndCharge: postPlugAndChargeContract,
  listWhitelistGroups: listWhitelistGroupsContract,
  saveWhitelistGroup: saveWhitelistGroupContract,
  cloneWhitelistGroup: cloneWhitelistGroupContract,
  addPrintedNumber: addPrintedNumberContract,
  addAuthorize: addAuthorizeContract,
  removeCard: removeCardContract,
  saveWhitelist: saveWhitelistContract,
  moveTokens: moveTokensContract,
  removeWhitelist: removeWhitelistContract,
  removeWhitelistGroup: removeWhitelistGroupContract,
  setPlacementGroup: setPlacementGroupContract,
  getPlacementGroup: getPlacementGroupContract,
  addAttachment: addAttachmentContract,
  listAttachments: listAttachmentsContract,
  getAttachment: getAttachmentContract,
  removeAttachment: removeAttachmentContract,
  listSlots: listSlotsContract,
  planSlot: planSlotContract,
  sendSurvey: sendSurveyContract,
  cancelRequest: cancelRequestContract,
  addMessage: addMessageContract,
  runSchedule: runScheduleContract,
  rerateCdr: rerateCdrContract,
  getReportFigures: getReportFiguresContract,
  accessProtectedUser: accessProtectedUserContract,
  listAlarmGroups: listAlarmGroupsContract,
  acknowledgeAlarms: acknowledgeAlarmsContract,
  ...genericEndpoints,
} as const satisfies Record<string, Contract>

export type Endpoints = typeof endpoints
export type OperationId = keyof Endpoints

/** What a caller passes to each operation. */
export type OperationInputs = { readonly [K in OperationId]: InputOf<Endpoints[K]> }
/** The same as the server sees it, defaults filled in. */
export type FilledInputs = { readonly [K in OperationId]: FilledInputOf<Endpoints[K]> }
/** What each operation hands back when it succeeds. */
export type OperationOutputs = { readonly [K in OperationId]: OutputOf<Endpoints[K]> }

export type { Cdr } from './entities/cdr.ts'
export type { ChargeLocation, LocationPoints } from './entities/chargelocation.ts'
export type { ChargePlacement } from './entities/chargeplacement.ts'
export type { ConnectorStates } from './entities/chargepoint.ts'
export type { ContractDetails } from './entities/contractDetails.ts'
export type { MetaField } from './entities/metaField.ts'
export type {
  Alarm,
  AlarmGroup,
  Backlog,
  BulkCommand,
  Connection,
  CpoContract,
  Email,
  ErrorLog,
  GenericTable,
  ProtectedUser,
  Report,
  ReportFigures,
  Schedule,
  Translation,
} from './entities/network.ts'
export type { RelationElement } from './entities/relation.ts'
export type { Attachment, ChargePassRequest, Request, Slot } from './entities/request.ts'
export type { Subscription, SubscriptionType, Tariff } from './entities/subscription.ts'
export type { Token } from './entities/token.ts'
export type { Whitelist, WhitelistGroup } from './entities/whitelist.ts'

export type OperationInput<K extends OperationId> = OperationInputs[K]
export type OperationOutput<K extends OperationId> = OperationOutputs[K]
