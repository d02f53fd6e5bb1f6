import type { ClassName } from '../../world/store.ts'
import { alarmRuleRules } from '../network/alarmRule.ts'
import { backlogRules } from '../network/backlog.ts'
import { bulkCommandRules } from '../network/bulkCommand.ts'
import { errorLogRules } from '../network/errorLog.ts'
import { reportRules } from '../network/report.ts'
import { scheduleRules } from '../network/schedule.ts'
import { genericTableRules } from '../network/settings.ts'
import { connectionRules } from '../network/traffic.ts'
import { tokenRules } from './cards.ts'
import { chargelocationRules, chargeplacementRules, chargepointRules } from './places.ts'
import { relationContactRules, relationRules } from './relations.ts'
import { chargePassRequestRules, requestRules } from './requests.ts'
import type { ClassRules } from './rule.ts'
import { alarmRules, cdrRules, cpoContractRules, subscriptionRules, translationRules } from './services.ts'
import { subscriptionTypeRules, tariffRules } from './tariffs.ts'

/** Classes without an entry have no rules of their own. */
export const RULES: { readonly [C in ClassName]?: ClassRules } = {
  relation: relationRules,
  relationcontact: relationContactRules,
  token: tokenRules,
  subscription: subscriptionRules,
  cpocontract: cpoContractRules,
  subscriptiontype: subscriptionTypeRules,
  tariff: tariffRules,
  request: requestRules,
  chargepassrequest: chargePassRequestRules,
  alarm: alarmRules,
  alarmrule: alarmRuleRules,
  cdr: cdrRules,
  generictable: genericTableRules,
  translation: translationRules,
  schedule: scheduleRules,
  report: reportRules,
  bulkcommand: bulkCommandRules,
  connection: connectionRules,
  errorlog: errorLogRules,
  backlog: backlogRules,
  whitelistgroup: {
    defaults: () => ({ Tokens: [] }),
    // Records that refer to the group by its code get the new code.
    written: ({ Code }, before, { world, now }) => {
      if (before && before.Code !== Code) world.renameGroup(String(before.Code), String(Code), now)
    },
  },
  whitelist: { defaults: () => ({ Tokens: [] }) },
  chargelocation: chargelocationRules,
  chargepoint: chargepointRules,
  chargeplacement: chargeplacementRules,
}
