import { putChangePassword } from '../identity/changePassword.ts'
import { getBanner } from './banner.ts'
import { getChargepoint, listChargepoints, postChargepointStats } from './chargepoint.ts'
import { getChargesession, listChargesessions } from './chargesession.ts'
import { postContactIntoRelation } from './convert.ts'
import { genericHandlers } from './generic/handlers.ts'
import type { Handlers } from './handler.ts'
import { getCleanUp, getMyInfo } from './myInfo.ts'
import { getConnectorStates, getLocationPoints } from './overview.ts'
import { getRelation, listSelectableRelations } from './relation.ts'
import { listRelationContacts } from './relationContact.ts'
import {
  createSubscriptionType,
  getRelationChildElements,
  getRelationTree,
  getRelationTreeviewer,
  listSubscriptionTypes,
} from './relationTree.ts'
import { postSetup } from './setup.ts'
import { getUserInfo } from './user.ts'

/** Every operation of the endpoint table and what answers it. */
export const handlers: Handlers = {
  getUserInfo,
  postSetup,
  putChangePassword,
  getBanner,
  getRelation,
  listSelectableRelations,
  listRelationContacts,
  getChargepoint,
  listChargepoints,
  postChargepointStats,
  listChargesessions,
  getChargesession,
  getRelationTree,
  getRelationTreeviewer,
  getRelationChildElements,
  createSubscriptionType,
  listSubscriptionTypes,
  postContactIntoRelation,
  getMyInfo,
  getCleanUp,
  getLocationPoints,
  getConnectorStates,
  ...genericHandlers,
}
