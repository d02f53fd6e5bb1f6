import * as changePassword from '../identity/changePassword.ts'
import * as attachment from './attachment.ts'
import * as banner from './banner.ts'
import * as chargelocation from './chargelocation.ts'
import * as chargeplacement from './chargeplacement.ts'
import * as chargepoint from './chargepoint.ts'
import * as chargepointParts from './chargepointParts.ts'
import * as chargepointWork from './chargepointWork.ts'
import * as chargerMessages from './chargerMessages.ts'
import * as chargesession from './chargesession.ts'
import * as convert from './convert.ts'
import { genericHandlers } from './generic/handlers.ts'
import type { Handlers } from './handler.ts'
import * as meterTotals from './meterTotals.ts'
import * as myInfo from './myInfo.ts'
import * as alarmGroups from './network/alarmGroups.ts'
import { removeAlarmRule } from './network/alarmRule.ts'
import * as backlog from './network/backlog.ts'
import * as connection from './network/connection.ts'
import * as contractTariff from './network/contractTariff.ts'
import * as correct from './network/correct.ts'
import * as errorLog from './network/errorLog.ts'
import { listFrames } from './network/frames.ts'
import * as protectedUser from './network/protectedUser.ts'
import * as reportFigures from './network/reportFigures.ts'
import * as rerate from './network/rerate.ts'
import * as schedule from './network/schedule.ts'
import { removeGenericTable } from './network/settings.ts'
import * as tariff from './network/tariff.ts'
import * as note from './note.ts'
import * as overview from './overview.ts'
import * as relation from './relation.ts'
import * as relationContact from './relationContact.ts'
import * as relationTree from './relationTree.ts'
import * as remote from './remote.ts'
import * as request from './request.ts'
import * as setup from './setup.ts'
import * as token from './token.ts'
import * as user from './user.ts'
import * as whitelistgroup from './whitelistgroup.ts'

/** Handlers are exported under their operation ids, so most modules can be spread. */
export const handlers: Handlers = {
  ...genericHandlers,
  ...changePassword,
  ...attachment,
  ...banner,
  ...chargelocation,
  ...chargeplacement,
  ...chargepoint,
  ...chargepointParts,
  getChargepointMessage: chargerMessages.getChargepointMessage,
  postChargepointMessage: chargerMessages.postChargepointMessage,
  ...chargepointWork,
  ...chargesession,
  ...convert,
  ...meterTotals,
  ...myInfo,
  ...alarmGroups,
  removeAlarmRule,
  ...backlog,
  ...connection,
  ...contractTariff,
  ...correct,
  ...errorLog,
  listFrames,
  ...protectedUser,
  ...reportFigures,
  ...rerate,
  ...schedule,
  removeGenericTable,
  ...tariff,
  ...note,
  ...token,
  ...overview,
  ...relation,
  ...relationContact,
  ...relationTree,
  ...remote,
  ...request,
  ...setup,
  ...user,
  ...whitelistgroup,
}
