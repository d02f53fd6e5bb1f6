/** What operators do with charge points and alarms. */
export const acts = {
  'network.charger.failed': 'We couldn’t load the connectors',
  'network.charger.connectors': 'Connectors',
  'network.charger.connector': 'Connector {number}',
  'network.charger.session': 'current session',
  'network.charger.silent': 'Offline: last heartbeat {age} ({at})',
  'network.charger.lastError': 'Last error: {error} ({code})',
  'network.advice.GroundFailure':
    'Stop charging here and keep drivers away. Send a technician to check the earth connection.',
  'network.advice.ConnectorLockFailure':
    'Unlock the connector, ask the driver to plug in again, then restart the charge point.',
  'network.advice.HighTemperature':
    'Check ventilation and load. The charge point lowers its power until it has cooled down.',
  'network.advice.OverCurrentFailure':
    'Check the fuse and the load balancing settings before you restart the charge point.',
  'network.advice.EVCommunicationError':
    'Ask the driver to plug in again. If other cars charge fine, the cause is the car.',
  'network.advice.PowerMeterFailure':
    'Restart the charge point. If the meter still doesn’t respond, send a technician: sessions can’t be billed.',
  'network.advice.WeakSignal':
    'Check the antenna and the coverage of the SIM card. Commands may arrive late.',
  'network.advice.other':
    'Restart the charge point. If the problem comes back, read its messages and contact the supplier.',
  'network.advice.silentShort':
    'Wait a few minutes: most charge points reconnect within the hour. Then check whether others at this location are offline too.',
  'network.advice.silentHours':
    'Call the location and ask whether the power is on. Check the SIM card with the operator of the mobile network.',
  'network.advice.silentDays': 'Send a technician: power, network and SIM card need to be checked on site.',
  'network.alarm.advice': 'What to do',
  'network.alarm.assign': 'Who sees to it',
  'network.alarm.colleague': 'Colleague',
  'network.alarm.me': '{name} (you)',
  'network.alarm.assignDo': 'Assign',
  'network.alarm.snooze': 'Snooze',
  'network.alarm.until': 'Until',
  'network.alarm.until.hour': 'In an hour',
  'network.alarm.until.hours4': 'In 4 hours',
  'network.alarm.until.tomorrow': 'Tomorrow at 8:00',
  'network.alarm.until.week': 'In a week at 8:00',
  'network.alarm.snoozeDo': 'Snooze alarm',
  'network.alarm.snoozed': 'Snoozed until {at}',
  'network.alarm.wake': 'End snooze',
  'network.alarms.views': 'Views',
  'network.alarms.view.open': 'Open',
  'network.alarms.view.critical': 'Open and critical',
  'network.alarms.view.mine': 'Assigned to me',
  'network.alarms.view.all': 'All',
  'network.alarms.new': '{count} new {{alarm|alarms}}',
  'network.alarms.newMany': '{count} new alarms or more',
  'network.alarms.show': 'Show',
  'network.count.alarms': 'not acknowledged',
  'network.count.critical': 'not acknowledged, {count} of them critical',
  'network.count.offline': 'offline',
  'network.count.requests': 'new',
  'record.walk': 'Records of the list',
  'record.walk.previous': 'Previous record',
  'record.walk.next': 'Next record',
  'record.walk.place': '{place} of {total}',
  'record.copy': 'Copy',
  'record.copied': 'Copied',
  'record.SnoozedUntil': 'Snoozed until',
  'record.CurrentError.GroundFailure': 'Earth fault',
  'record.CurrentError.ConnectorLockFailure': 'The plug won’t lock',
  'record.CurrentError.OverCurrentFailure': 'Current too high',
  'record.CurrentError.HighTemperature': 'Overheating',
  'record.CurrentError.EVCommunicationError': 'No communication with the car',
  'record.CurrentError.PowerMeterFailure': 'The meter isn’t responding',
} as const
