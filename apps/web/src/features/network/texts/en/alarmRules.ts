/** Alarm rules and their effects. */
export const alarmRules = {
  'network.alarmRule.new': 'New alarm rule',
  'network.alarmRule.on': 'Switch on',
  'network.alarmRule.off': 'Switch off',
  'network.alarmRule.delete': 'Delete rule',
  'network.alarmRule.deleting': 'Deleting…',
  'network.alarmRule.deleted': '{name} is deleted.',
  'network.alarmRule.deleteText':
    '‘{name}’ won’t raise alarms or send emails any more. Its alarms stay. You can’t undo this.',
  'network.alarmRule.deleteFailed': 'We couldn’t delete this rule',
  'network.alarmRule.effect':
    'Changes apply to alarms raised from now on. Several alarms in the same minute are sent in one email.',
  'record.alarmrule.Description': 'Name',
  'record.alarmrule.Event': 'Event',
  'record.alarmrule.Event.Offline': 'Charge point offline',
  'record.alarmrule.Event.GroundFailure': 'Earth fault',
  'record.alarmrule.Event.ConnectorLockFailure': 'Connector lock fault',
  'record.alarmrule.Event.HighTemperature': 'Overheating',
  'record.alarmrule.Event.WeakSignal': 'Weak mobile signal',
  'record.alarmrule.RelationId': 'Only for customer',
  'record.alarmrule.Recipients': 'Send emails to',
  'record.alarmrule.Language': 'Language of the emails',
  'record.alarmrule.IsActive': 'Active',
  'record.alarmrule.IsActive.true': 'Switched on',
  'record.alarmrule.IsActive.false': 'Switched off',
  'record.alarm.RuleId': 'Raised by rule',
  'record.fault.Recipients': 'Enter one email address per line, such as name@example.com.',
} as const
