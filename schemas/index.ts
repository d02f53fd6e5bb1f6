/**
 * The parts of the contract that are needed at run time everywhere. Entities and the endpoint table are in
 * `@portal/schemas/contract`.
 */
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
export * from './endpoints/attachment.ts'
export * from './endpoints/banner.ts'
export * from './endpoints/changePassword.ts'
export * from './endpoints/chargelocation.ts'
export * from './endpoints/chargeplacement.ts'
export * from './endpoints/chargepoint.ts'
export * from './endpoints/chargepointMinimal.ts'
export * from './endpoints/chargepointParts.ts'
export * from './endpoints/chargepointWork.ts'
export * from './endpoints/chargesession.ts'
export * from './endpoints/cleanUp.ts'
export * from './endpoints/connection.ts'
export type {
  BannerEnvelope,
  Page,
  ResultEnvelope,
  Route,
  SetupEnvelope,
  TableEnvelope,
  TableList,
} from './endpoints/endpoint.ts'
export { genericCalls } from './endpoints/genericCalls.ts'
export * from './endpoints/logs.ts'
export * from './endpoints/network.ts'
export * from './endpoints/note.ts'
export * from './endpoints/relation.ts'
export * from './endpoints/relationContact.ts'
export * from './endpoints/remote.ts'
export * from './endpoints/request.ts'
export * from './endpoints/selectableRelations.ts'
export * from './endpoints/tariff.ts'
export * from './endpoints/token.ts'
export * from './endpoints/user.ts'
export * from './endpoints/whitelistgroup.ts'
export type { Chargepoint, ChargepointStats, Connector } from './entities/chargepoint.ts'
export type {
  ChargepointChange,
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
export { GROUP_MANAGERS, ROLES, type Role } from './entities/roles.ts'
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
export { SETTINGS, type SettingName, settingOf } from './settings.ts'
export * from './status.ts'
export { CUSTOMER_STATUSES, mayStep, STATUS_STEPS } from './statusSteps.ts'
export * from './translations.ts'
