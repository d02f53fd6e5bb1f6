/** The contract, as far as it is needed at run time everywhere. Schemas and the endpoint table: `@portal/schemas/contract`. */
export * from './addressPart.ts'
export * from './cardCheck.ts'
export * from './cardNumber.ts'
export * from './cardRules.ts'
export * from './config.ts'
export * from './consent.ts'
export * from './constants.ts'
export * from './coordinates.ts'
export * from './countries.ts'
export { contentSecurityPolicy } from './csp.ts'
export { cutText } from './cutText.ts'
export { addAttachment, getAttachment, listAttachments, removeAttachment } from './endpoints/attachment.ts'
export { getBanner } from './endpoints/banner.ts'
export { putChangePassword } from './endpoints/changePassword.ts'
export { getLocationPoints } from './endpoints/chargelocation.ts'
export {
  getContractDetails,
  postGuestCharging,
  postPlugAndCharge,
  postReimbursement,
} from './endpoints/chargeplacement.ts'
export {
  getChargepoint,
  getConnectorStates,
  listChargepoints,
  postChargepointStats,
} from './endpoints/chargepoint.ts'
export { getChargepointMinimal } from './endpoints/chargepointMinimal.ts'
export {
  getChargepointMessage,
  getChargepointSettings,
  getMeterTotals,
  postChargepointMessage,
  putChargepoint,
  verifySerial,
} from './endpoints/chargepointParts.ts'
export { getChargesession, getChargesessionTotals, listChargesessions } from './endpoints/chargesession.ts'
export { getCleanUp } from './endpoints/cleanUp.ts'
export type {
  BannerEnvelope,
  Page,
  ResultEnvelope,
  Route,
  SetupEnvelope,
  TableEnvelope,
  TableList,
} from './endpoints/endpoint.ts'
export { genericRoutes } from './endpoints/genericRoutes.ts'
export {
  accessProtectedUser,
  acknowledgeAlarms,
  getReportFigures,
  listAlarmGroups,
  rerateCdr,
  runSchedule,
} from './endpoints/network.ts'
export {
  createSubscriptionType,
  getRelation,
  getRelationChildElements,
  getRelationTree,
  getRelationTreeviewer,
  listSubscriptionTypes,
} from './endpoints/relation.ts'
export { listRelationContacts, removeRelationContact } from './endpoints/relationContact.ts'
export { postRemoteReset, postRemoteStart, postRemoteStop, postRemoteUnlock } from './endpoints/remote.ts'
export { addMessage, cancelRequest, listSlots, planSlot, sendSurvey } from './endpoints/request.ts'
export { listSelectableRelations } from './endpoints/selectableRelations.ts'
export {
  getMyInfo,
  getUserInfo,
  type IntakePayload,
  postContactIntoRelation,
  postSetup,
} from './endpoints/user.ts'
export {
  addAuthorize,
  addPrintedNumber,
  cloneWhitelistGroup,
  GROUP_MANAGERS,
  getPlacementGroup,
  listWhitelistGroups,
  moveTokens,
  removeCard,
  removeWhitelist,
  removeWhitelistGroup,
  saveWhitelist,
  saveWhitelistGroup,
  setPlacementGroup,
} from './endpoints/whitelistgroup.ts'
export type { Chargepoint, ChargepointStats, Connector } from './entities/chargepoint.ts'
export type {
  ChargepointMessage,
  ChargepointMinimal,
  ChargepointSettings,
  MeterTotals,
  SerialVerdict,
} from './entities/chargepointParts.ts'
export type { Chargesession } from './entities/chargesession.ts'
export type { Relation, RelationEntry } from './entities/relation.ts'
export type { RelationContact } from './entities/relationContact.ts'
export type { RefusalReason, RemoteReceipt } from './entities/remoteReceipt.ts'
export { ROLES, type Role } from './entities/roles.ts'
export type { UserInfo } from './entities/userInfo.ts'
export * from './errors.ts'
export { attachedType, type MediaType } from './fileType.ts'
export * from './filter.ts'
export * from './filterValue.ts'
export * from './flags.ts'
export * from './localDay.ts'
export { roundEuro, splitCents, splitVat, sumEuro } from './money.ts'
export * from './normalizeText.ts'
export * from './prices.ts'
export * from './rating.ts'
export * from './relationName.ts'
export type { PasswordRule, Rule } from './rules.ts'
/** The rules of S5: `rules.required('required')`. */
export * as rules from './rules.ts'
export * from './status.ts'
export { CUSTOMER_STATUSES, mayStep, STATUS_STEPS } from './statusSteps.ts'
export * from './translations.ts'
