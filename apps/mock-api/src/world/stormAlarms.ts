import { alarmMails, ruleFor } from '@portal/fixtures'
import { MINUTE_MS } from '@portal/schemas'
import type { Alarm, AlarmRule } from '@portal/schemas/contract'
import { isSpared } from './interventions.ts'
import type { Overlay } from './overlay.ts'
import { groupBy, type Records } from './store.ts'

const CODE = 'Offline'
const TEXT_LIMIT = 255

/** Id prefix of storm alarms. No other alarm uses it, and each charger has at most one alarm per storm. */
const LETTERS = 'AO'

const offlineAlarm = (
  { Id, Description, LocationId, RelationId }: Records['chargepoint'],
  rule: AlarmRule,
  at: number,
): Alarm => {
  const moment = new Date(at).toISOString()
  return {
    Id: `${LETTERS}${Id.slice(2)}-${Math.floor(at / 1_000)}`,
    Description: `Offline · ${Description}`.slice(0, TEXT_LIMIT),
    Version: 1,
    CreatedOn: moment,
    ModifiedOn: moment,
    Severity: rule.Severity,
    Status: 'OPEN',
    Code: CODE,
    RuleId: rule.Id,
    ChargePointId: Id,
    LocationId,
    RelationId,
    Raised: moment,
  }
}

/** True for a storm alarm that is not closed. */
const isStormAlarm = ({ Id, Status }: Alarm): boolean => Id.startsWith(LETTERS) && Status !== 'CLOSED'

/** True for an offline alarm that is not closed. */
const isOfflineAlarm = ({ Code, Status }: Alarm): boolean => Code === CODE && Status !== 'CLOSED'

/** Closes an alarm whose charger is online again. */
const closedAlarm = (alarm: Alarm, at: number): Alarm => ({
  ...alarm,
  Status: 'CLOSED',
  Version: alarm.Version + 1,
  ModifiedOn: new Date(at).toISOString(),
})

/** Closes the alarms of a storm, because its chargers are online again. */
export const closeStormAlarms = (records: Overlay, now: number): void => {
  const alarms = records.written('alarm')
  for (const alarm of alarms.values()) if (isStormAlarm(alarm)) alarms.set(alarm.Id, closedAlarm(alarm, now))
}

/** Queues one summary per recipient of a rule. */
const tellRecipients = (records: Overlay, rule: AlarmRule, alarms: readonly Alarm[], now: number): void => {
  const moment = new Date(now).toISOString()
  for (const [index, mail] of alarmMails(rule, alarms).entries()) {
    const Id = `MO-${rule.Id}-${Math.floor(now / 1_000)}-${index}`
    const stored = { Id, Version: 1, CreatedOn: moment, ModifiedOn: moment, Description: mail.Subject }
    records.written('email').set(Id, { ...stored, ...mail, Status: 'QUEUED' })
  }
}

/** Returns the times at which the rules raise alarms of a storm, in order. */
export const stormMoments = (records: Overlay, since: number): readonly number[] => {
  const moments = [...records.all('alarmrule')].map(({ DelayMinutes }) => since + DelayMinutes * MINUTE_MS)
  return [...new Set(moments)].sort((a, b) => a - b)
}

/**
 * Raises an alarm for each silenced charger whose rule's delay ends at `now` and that has none yet, and e-mails the
 * recipients of the rules.
 */
export const raiseStormAlarms = (records: Overlay, since: number, now: number): void => {
  const chargerIds = new Set<string>()
  for (const alarm of records.all('alarm')) if (isOfflineAlarm(alarm)) chargerIds.add(alarm.ChargePointId)
  const rules = [...records.all('alarmrule')]
  const raised: Alarm[] = []
  for (const charger of records.all('chargepoint')) {
    const rule = ruleFor(rules, CODE, charger.RelationId)
    if (!rule || isSpared(charger.Id) || chargerIds.has(charger.Id)) continue
    if (since + rule.DelayMinutes * MINUTE_MS !== now) continue
    const alarm = offlineAlarm(charger, rule, now)
    records.written('alarm').set(alarm.Id, alarm)
    raised.push(alarm)
  }
  const byRule = groupBy(raised, ({ RuleId = '' }) => RuleId)
  for (const rule of rules) tellRecipients(records, rule, byRule.get(rule.Id) ?? [], now)
}
