import {
  type Chargepoint,
  type ChargepointStats,
  chargepointSchema,
  chargepointStatsSchema,
} from './chargepoint.ts'
import {
  type ChargepointMessage,
  type ChargepointMinimal,
  type ChargepointSettings,
  chargepointMessageSchema,
  chargepointMinimalSchema,
  chargepointSettingsSchema,
  type SerialVerdict,
  serialVerdictSchema,
} from './chargepointParts.ts'
import { type Chargesession, chargesessionSchema } from './chargesession.ts'
import { type Relation, type RelationEntry, relationEntrySchema, relationSchema } from './relation.ts'
import { type RelationContact, relationContactSchema } from './relationContact.ts'
import { type RemoteReceipt, remoteReceiptSchema } from './remoteReceipt.ts'
import { type UserInfo, userInfoSchema } from './userInfo.ts'

/** Every entity by the name under which endpoints refer to it. */
export interface Entities {
  UserInfo: UserInfo
  Relation: Relation
  RelationEntry: RelationEntry
  RelationContact: RelationContact
  Chargepoint: Chargepoint
  ChargepointStats: ChargepointStats
  Chargesession: Chargesession
  ChargepointMinimal: ChargepointMinimal
  ChargepointSettings: ChargepointSettings
  ChargepointMessage: ChargepointMessage
  SerialVerdict: SerialVerdict
  RemoteReceipt: RemoteReceipt
}

export const entitySchemas = {
  UserInfo: userInfoSchema,
  Relation: relationSchema,
  RelationEntry: relationEntrySchema,
  RelationContact: relationContactSchema,
  Chargepoint: chargepointSchema,
  ChargepointStats: chargepointStatsSchema,
  Chargesession: chargesessionSchema,
  ChargepointMinimal: chargepointMinimalSchema,
  ChargepointSettings: chargepointSettingsSchema,
  ChargepointMessage: chargepointMessageSchema,
  SerialVerdict: serialVerdictSchema,
  RemoteReceipt: remoteReceiptSchema,
} as const satisfies Record<keyof Entities, object>
