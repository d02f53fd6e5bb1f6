import { alarmMails, ruleFor } from '@portal/fixtures'
import { MINUTE_MS } from '@portal/schemas'
import type { Alarm, AlarmRule } from '@portal/schemas/contract'
import { isSpared } from './interventions.ts'
import type { Overlay } from './overlay.ts'
import { groupBy, type Records } from './store.ts'

/** Code shared by all alarms of a storm. */
const CODE = 'Offline'
const TEXT_LIMIT = 255

/** Id prefix of storm alarms; no other alarm uses it, and each charger has one alarm per storm. */
const LETTERS = 'AO'

/** Alarm of a charger that went offline at the given time. */
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

/** True for an open alarm of a storm. */
const isStormAlarm = ({ Id, Status }: Alarm): boolean => Id.startsWith(LETTERS) && Status !== 'CLOSED'

/** True for an open alarm about an offline charger. */
const isOfflineAlarm = ({ Code, Status }: Alarm): boolean => Code === CODE && Status !== 'CLOSED'

/** An alarm after its charger came back online. */
const closedAlarm = (alarm: Alarm, at: number): Alarm => ({
  ...alarm,
  Status: 'CLOSED',
  Version: alarm.Version + 1,
  ModifiedOn: new Date(at).toISOString(),
})

/** Closes the alarms of a storm whose chargers are back. */
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

/** Returns the moments at which the rules raise alarms of a storm, in order. */
export const stormMoments = (records: Overlay, since: number): readonly number[] => {
  const moments = [...records.all('alarmrule')].map(({ DelayMinutes }) => since + DelayMinutes * MINUTE_MS)
  return [...new Set(moments)].sort((a, b) => a - b)
}

/**
 * Raises an alarm for each charger that a storm has silenced for the delay of its rule and that has none yet, and tells
 * the recipients of the rules.
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
