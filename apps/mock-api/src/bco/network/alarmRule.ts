import { rules } from '@portal/schemas'
import type { AlarmRule } from '@portal/schemas/contract'
import { BcoError, type CallContext, ConflictError, type Handler } from '../handler.ts'
import { type ClassRules, must } from '../rules/rule.ts'

/** Applies the current rules to later events. Existing alarms stay unchanged. */
const apply = ({ world, caller, now }: CallContext): void => {
  world.intervene({ kind: 'alarmRules', at: now, rules: world.as(caller).all('alarmrule') })
}

const isEmail = (address: string): boolean => rules.email(true)(address) === undefined

/** At most one active alarm rule covers an event for the same customers. */
export const alarmRuleRules: ClassRules = {
  defaults: () => ({ Severity: 'WARNING', DelayMinutes: 0, Recipients: [], Language: 'en', IsActive: true }),
  check: (row, previous, { world, caller }) => {
    const next = row as unknown as AlarmRule
    const wrong = next.Recipients.find((address) => !isEmail(address))
    must(wrong === undefined, 'Error', `Recipients: '${wrong}' is not an email address`)
    const rival = world
      .as(caller)
      .all('alarmrule')
      .find(
        ({ Id, IsActive, Event, RelationId }) =>
          IsActive && Id !== next.Id && Event === next.Event && RelationId === next.RelationId,
      )
    const field = previous ? 'IsActive' : 'Event'
    must(!next.IsActive || !rival, 'ALARMRULEINUSE', `${field}: ${rival?.Id} is active`)
    return row
  },
  written: (_row, _previous, context) => apply(context),
}

export const removeAlarmRule: Handler<'removeAlarmRule'> = ({ params, query }, context) => {
  const { world, caller } = context
  const rule = world.as(caller).one('alarmrule', params.id)
  if (!rule) throw new BcoError('UNKNOWNREQUEST')
  if (rule.Version !== query.version) throw new ConflictError(rule)
  world.remove('alarmrule', rule.Id)
  apply(context)
  return rule
}
