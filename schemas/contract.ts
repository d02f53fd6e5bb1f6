import { getBannerContract } from './endpoints/banner.ts'
import { putChangePasswordContract } from './endpoints/changePassword.ts'
import {
  getChargepointContract,
  listChargepointsContract,
  postChargepointStatsContract,
} from './endpoints/chargepoint.ts'
import {
  getChargepointMessageContract,
  getChargepointMinimalContract,
  getChargepointSettingsContract,
  postChargepointMessageContract,
  putChargepointContract,
  verifySerialContract,
} from './endpoints/chargepointParts.ts'
import { getChargesessionContract, listChargesessionsContract } from './endpoints/chargesession.ts'
import type { Contract, FilledInputOf, InputOf, OutputOf } from './endpoints/endpoint.ts'
import { getRelationContract, listSelectableRelationsContract } from './endpoints/relation.ts'
import { listRelationContactsContract } from './endpoints/relationContact.ts'
import {
  postRemoteResetContract,
  postRemoteStartContract,
  postRemoteStopContract,
  postRemoteUnlockContract,
} from './endpoints/remote.ts'
import { getUserInfoContract, postSetupContract } from './endpoints/user.ts'

export type { Contract, DataSchema, EnvelopeKind, Origin, Scope } from './endpoints/endpoint.ts'
export { entitySchemas } from './entities/all.ts'

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
  getChargepoint: getChargepointContract,
  listChargepoints: listChargepointsContract,
  postChargepointStats: postChargepointStatsContract,
  listChargesessions: listChargesessionsContract,
  getChargesession: getChargesessionContract,
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
} as const satisfies Record<string, Contract>

export type Endpoints = typeof endpoints
export type OperationId = keyof Endpoints

/** What a caller passes to each operation. */
export type OperationInputs = { readonly [K in OperationId]: InputOf<Endpoints[K]> }
/** The same as the server sees it, defaults filled in. */
export type FilledInputs = { readonly [K in OperationId]: FilledInputOf<Endpoints[K]> }
/** What each operation hands back when it succeeds. */
export type OperationOutputs = { readonly [K in OperationId]: OutputOf<Endpoints[K]> }

export type OperationInput<K extends OperationId> = OperationInputs[K]
export type OperationOutput<K extends OperationId> = OperationOutputs[K]
