import {
  type Chargepoint,
  type ChargepointStats,
  chargepointSchema,
  chargepointStatsSchema,
} from './chargepoint.ts'
import { type Chargesession, chargesessionSchema } from './chargesession.ts'
import { type Relation, type RelationEntry, relationEntrySchema, relationSchema } from './relation.ts'
import { type RelationContact, relationContactSchema } from './relationContact.ts'
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
}

export const entitySchemas = {
  UserInfo: userInfoSchema,
  Relation: relationSchema,
  RelationEntry: relationEntrySchema,
  RelationContact: relationContactSchema,
  Chargepoint: chargepointSchema,
  ChargepointStats: chargepointStatsSchema,
  Chargesession: chargesessionSchema,
} as const satisfies Record<keyof Entities, object>
