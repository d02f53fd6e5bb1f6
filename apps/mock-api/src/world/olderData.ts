import type { AlarmRule } from '@portal/schemas/contract'
import type { WorldChange } from './changes.ts'

/** Alarm rules of older versions have no delay. */
const withDelay = <T extends object>(rule: T): T => ({ DelayMinutes: 0, ...rule })

/** Adds the fields that older versions did not write to a persisted change. */
export const upgraded = (change: WorldChange): WorldChange => {
  if (change.kind === 'record' && change.class === 'alarmrule')
    return { ...change, record: withDelay(change.record) }
  if (change.kind !== 'intervention' || change.intervention.kind !== 'alarmRules') return change
  const rules: readonly AlarmRule[] = change.intervention.rules.map(withDelay)
  return { ...change, intervention: { ...change.intervention, rules } }
}
