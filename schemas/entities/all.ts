import {
  type Alarm,
  type AlarmGroup,
  type AlarmRule,
  alarmGroupSchema,
  alarmRuleSchema,
  alarmSchema,
} from './alarm.ts'
import { type AuditEntry, auditEntrySchema } from './audit.ts'
import {
  type Cdr,
  type CorrectionPreview,
  cdrSchema,
  correctionPreviewSchema,
  type RatingPreview,
  ratingPreviewSchema,
} from './cdr.ts'
import {
  type ChargeLocation,
  chargeLocationSchema,
  type LocationPoints,
  locationPointsSchema,
} from './chargelocation.ts'
import { type ChargePlacement, chargePlacementSchema } from './chargeplacement.ts'
import {
  type Chargepoint,
  type ChargepointStats,
  type ConnectorStates,
  chargepointSchema,
  chargepointStatsSchema,
  connectorStatesSchema,
} from './chargepoint.ts'
import {
  type ChargepointChange,
  type ChargepointMessage,
  type ChargepointMinimal,
  type ChargepointSettings,
  chargepointChangeSchema,
  chargepointMessageSchema,
  chargepointMinimalSchema,
  chargepointSettingsSchema,
  type MeterTotals,
  meterTotalsSchema,
  type SerialVerdict,
  serialVerdictSchema,
} from './chargepointParts.ts'
import {
  type Chargesession,
  type ChargesessionTotals,
  chargesessionSchema,
  chargesessionTotalsSchema,
} from './chargesession.ts'
import { type ContractDetails, contractDetailsSchema } from './contractDetails.ts'
import {
  type Backlog,
  backlogSchema,
  type ErrorGroup,
  type ErrorLog,
  errorGroupSchema,
  errorLogSchema,
} from './logs.ts'
import { type MetaField, metaFieldSchema } from './metaField.ts'
import {
  type BulkCommand,
  bulkCommandSchema,
  type Connection,
  type CpoContract,
  connectionSchema,
  cpoContractSchema,
  type Email,
  emailSchema,
  type Frame,
  frameSchema,
  type GenericTable,
  genericTableSchema,
  type ProtectedUser,
  protectedUserSchema,
  type Report,
  type ReportFigures,
  reportFiguresSchema,
  reportSchema,
} from './network.ts'
import { type Note, noteSchema } from './note.ts'
import {
  type Relation,
  type RelationElement,
  type RelationEntry,
  relationElementSchema,
  relationEntrySchema,
  relationSchema,
} from './relation.ts'
import { type RelationContact, relationContactSchema } from './relationContact.ts'
import { type RemoteReceipt, remoteReceiptSchema } from './remoteReceipt.ts'
import {
  type Attachment,
  attachmentSchema,
  type ChargePassRequest,
  chargePassRequestSchema,
  type Request,
  requestSchema,
  type Slot,
  slotSchema,
} from './request.ts'
import { type Schedule, scheduleSchema } from './schedule.ts'
import {
  type Subscription,
  type SubscriptionType,
  subscriptionSchema,
  subscriptionTypeSchema,
  type Tariff,
  type TariffUse,
  tariffSchema,
  tariffUseSchema,
} from './subscription.ts'
import { type Token, tokenSchema } from './token.ts'
import { type Translation, translationSchema } from './translation.ts'
import { type UserInfo, userInfoSchema } from './userInfo.ts'
import { type Whitelist, type WhitelistGroup, whitelistGroupSchema, whitelistSchema } from './whitelist.ts'

/** Entities by the name used in endpoints. */
export interface Entities {
  UserInfo: UserInfo
  Relation: Relation
  RelationEntry: RelationEntry
  RelationElement: RelationElement
  RelationContact: RelationContact
  ChargeLocation: ChargeLocation
  ChargePlacement: ChargePlacement
  Chargepoint: Chargepoint
  ChargepointStats: ChargepointStats
  ConnectorStates: ConnectorStates
  LocationPoints: LocationPoints
  Chargesession: Chargesession
  ChargesessionTotals: ChargesessionTotals
  MeterTotals: MeterTotals
  ChargepointMinimal: ChargepointMinimal
  ChargepointSettings: ChargepointSettings
  ChargepointMessage: ChargepointMessage
  ChargepointChange: ChargepointChange
  SerialVerdict: SerialVerdict
  RemoteReceipt: RemoteReceipt
  ContractDetails: ContractDetails
  Cdr: Cdr
  RatingPreview: RatingPreview
  CorrectionPreview: CorrectionPreview
  Token: Token
  Subscription: Subscription
  SubscriptionType: SubscriptionType
  Tariff: Tariff
  TariffUse: TariffUse
  WhitelistGroup: WhitelistGroup
  Whitelist: Whitelist
  Attachment: Attachment
  Request: Request
  Slot: Slot
  ChargePassRequest: ChargePassRequest
  Alarm: Alarm
  AlarmGroup: AlarmGroup
  AlarmRule: AlarmRule
  AuditEntry: AuditEntry
  Schedule: Schedule
  Report: Report
  ReportFigures: ReportFigures
  CpoContract: CpoContract
  BulkCommand: BulkCommand
  Frame: Frame
  Backlog: Backlog
  ErrorLog: ErrorLog
  ErrorGroup: ErrorGroup
  Connection: Connection
  Email: Email
  Translation: Translation
  Note: Note
  ProtectedUser: ProtectedUser
  GenericTable: GenericTable
  MetaField: MetaField
}

export const entitySchemas = {
  UserInfo: userInfoSchema,
  Relation: relationSchema,
  RelationEntry: relationEntrySchema,
  RelationElement: relationElementSchema,
  RelationContact: relationContactSchema,
  ChargeLocation: chargeLocationSchema,
  ChargePlacement: chargePlacementSchema,
  Chargepoint: chargepointSchema,
  ChargepointStats: chargepointStatsSchema,
  ConnectorStates: connectorStatesSchema,
  LocationPoints: locationPointsSchema,
  Chargesession: chargesessionSchema,
  ChargesessionTotals: chargesessionTotalsSchema,
  MeterTotals: meterTotalsSchema,
  ChargepointMinimal: chargepointMinimalSchema,
  ChargepointSettings: chargepointSettingsSchema,
  ChargepointMessage: chargepointMessageSchema,
  ChargepointChange: chargepointChangeSchema,
  SerialVerdict: serialVerdictSchema,
  RemoteReceipt: remoteReceiptSchema,
  ContractDetails: contractDetailsSchema,
  Cdr: cdrSchema,
  RatingPreview: ratingPreviewSchema,
  CorrectionPreview: correctionPreviewSchema,
  Token: tokenSchema,
  Subscription: subscriptionSchema,
  SubscriptionType: subscriptionTypeSchema,
  Tariff: tariffSchema,
  TariffUse: tariffUseSchema,
  WhitelistGroup: whitelistGroupSchema,
  Whitelist: whitelistSchema,
  Attachment: attachmentSchema,
  Request: requestSchema,
  Slot: slotSchema,
  ChargePassRequest: chargePassRequestSchema,
  Alarm: alarmSchema,
  AlarmGroup: alarmGroupSchema,
  AlarmRule: alarmRuleSchema,
  AuditEntry: auditEntrySchema,
  Schedule: scheduleSchema,
  Report: reportSchema,
  ReportFigures: reportFiguresSchema,
  CpoContract: cpoContractSchema,
  BulkCommand: bulkCommandSchema,
  Frame: frameSchema,
  Backlog: backlogSchema,
  ErrorLog: errorLogSchema,
  ErrorGroup: errorGroupSchema,
  Connection: connectionSchema,
  Email: emailSchema,
  Translation: translationSchema,
  Note: noteSchema,
  ProtectedUser: protectedUserSchema,
  GenericTable: genericTableSchema,
  MetaField: metaFieldSchema,
} as const satisfies Record<keyof Entities, object>
