import { genericCalls, rules } from '@portal/schemas'
import { Power, PowerOff, Siren } from 'lucide-react'
import { SEVERITY } from '../../../components/records/alarmLooks.ts'
import { quickBy, type RecordScreen } from '../../../components/records/recordScreen.ts'
import { paths } from '../../../data/paths.ts'
import { valueIn } from '../../../data/records.ts'

const isEmail = (address: unknown): boolean => rules.email(true)(String(address)) === undefined

/** Alarm rules: the events that raise an alarm, and the recipients of its email. */
export const ALARM_RULES = {
  routes: genericCalls('alarmrule', 'AlarmRule'),
  title: 'shell.netAlarmRules',
  icon: Siren,
  list: paths.netAlarmRules(),
  path: paths.netAlarmRule,
  columns: [
    { field: 'Severity', phone: 'status' },
    { field: 'Description', phone: 'title' },
    { field: 'Event', phone: 'detail' },
    { field: 'RelationId', priority: 3 },
    { field: 'Recipients', priority: 4 },
    { field: 'IsActive', phone: 'half' },
  ],
  sort: 'Description',
  quick: quickBy('Severity', 'CRITICAL', 'MAJOR', 'WARNING', 'INFO'),
  links: { RelationId: 'Relation' },
  looks: { Severity: SEVERITY },
  missing: 'UNKNOWNREQUEST',
  lines: ['Recipients'],
  editable: ['Description', 'Severity', 'DelayMinutes', 'RelationId', 'Language', 'Recipients', 'IsActive'],
  creates: {
    at: paths.netAlarmRuleNew(),
    label: 'network.alarmRule.new',
    fields: ['Description', 'Event', 'Severity', 'DelayMinutes', 'RelationId', 'Language', 'Recipients'],
    optional: ['Recipients'],
    initial: { Severity: 'WARNING', DelayMinutes: 0, Language: 'en' },
  },
  faults: (_, { Recipients = [] }) =>
    Array.isArray(Recipients) && Recipients.every(isEmail) ? {} : { Recipients: 'invalid' },
  actions: [
    {
      key: 'on',
      label: 'network.alarmRule.on',
      icon: Power,
      isOffered: (record) => valueIn(record, 'IsActive') === false,
      does: { changes: { IsActive: true } },
    },
    {
      key: 'off',
      label: 'network.alarmRule.off',
      icon: PowerOff,
      isOffered: (record) => valueIn(record, 'IsActive') === true,
      does: { changes: { IsActive: false } },
    },
  ],
} as const satisfies RecordScreen
