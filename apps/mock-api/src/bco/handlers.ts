import { putChangePassword } from '../identity/changePassword.ts'
import { addAttachment, getAttachment, listAttachments, removeAttachment } from './attachment.ts'
import { getBanner } from './banner.ts'
import {
  getContractDetails,
  postGuestCharging,
  postPlugAndCharge,
  postReimbursement,
} from './chargeplacement.ts'
import { getChargepoint, listChargepoints, postChargepointStats } from './chargepoint.ts'
import {
  getChargepointMessage,
  getChargepointMinimal,
  getChargepointSettings,
  postChargepointMessage,
  putChargepoint,
  verifySerial,
} from './chargepointParts.ts'
import { getChargesession, getChargesessionTotals, listChargesessions } from './chargesession.ts'
import { postContactIntoRelation } from './convert.ts'
import { genericHandlers } from './generic/handlers.ts'
import type { Handlers } from './handler.ts'
import { getMeterTotals } from './meterTotals.ts'
import { getCleanUp, getMyInfo } from './myInfo.ts'
import { acknowledgeAlarms, listAlarmGroups } from './network/alarmGroups.ts'
import { accessProtectedUser } from './network/protectedUser.ts'
import { getReportFigures } from './network/reportFigures.ts'
import { rerateCdr } from './network/rerate.ts'
import { runSchedule } from './network/schedule.ts'
import { getConnectorStates, getLocationPoints } from './overview.ts'
import { getRelation, listSelectableRelations } from './relation.ts'
import { listRelationContacts, removeRelationContact } from './relationContact.ts'
import {
  createSubscriptionType,
  getRelationChildElements,
  getRelationTree,
  getRelationTreeviewer,
  listSubscriptionTypes,
} from './relationTree.ts'
import { postRemoteReset, postRemoteStart, postRemoteStop, postRemoteUnlock } from './remote.ts'
import { addMessage, cancelRequest, listSlots, planSlot, sendSurvey } from './request.ts'
import { postSetup } from './setup.ts'
import { getUserInfo } from './user.ts'
import {
  addAuthorize,
  addPrintedNumber,
  cloneWhitelistGroup,
  getPlacementGroup,
  listWhitelistGroups,
  moveTokens,
  removeCard,
  removeWhitelist,
  removeWhitelistGroup,
  saveWhitelist,
  saveWhitelistGroup,
  setPlacementGroup,
} from './whitelistgroup.ts'

/** Every operation of the endpoint table and what answers it. */
export const handlers: Handlers = {
  getUserInfo,
  postSetup,
  putChangePassword,
  getBanner,
  getRelation,
  listSelectableRelations,
  listRelationContacts,
  removeRelationContact,
  getChargepoint,
  listChargepoints,
  postChargepointStats,
  listChargesessions,
  getChargesession,
  getChargesessionTotals,
  getMeterTotals,
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
  getContractDetails,
  postGuestCharging,
  postReimbursement,
  postPlugAndCharge,
  listWhitelistGroups,
  saveWhitelistGroup,
  cloneWhitelistGroup,
  addPrintedNumber,
  addAuthorize,
  removeCard,
  saveWhitelist,
  removeWhitelist,
  moveTokens,
  removeWhitelistGroup,
  getPlacementGroup,
  setPlacementGroup,
  addAttachment,
  listAttachments,
  getAttachment,
  removeAttachment,
  listSlots,
  planSlot,
  sendSurvey,
  cancelRequest,
  addMessage,
  runSchedule,
  rerateCdr,
  getReportFigures,
  accessProtectedUser,
  listAlarmGroups,
  acknowledgeAlarms,
  ...genericHandlers,
  getChargepointMinimal,
  getChargepointSettings,
  putChargepoint,
  postChargepointMessage,
  getChargepointMessage,
  verifySerial,
  postRemoteStart,
  postRemoteStop,
  postRemoteReset,
  postRemoteUnlock,
}
