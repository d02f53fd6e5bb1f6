/** What reads say when they fail or grow old, and the faults that chargers report (OCPP). */
export const reads = {
  'reads.chargersFailed': 'We couldn’t load the chargers',
  'reads.sessionsFailed': 'We couldn’t load the sessions',
  'reads.unknown': 'Unknown',
  'reads.unknownValue': 'Unknown ({value})',
  'reads.unreadable': 'We can’t read this row',
  'reads.code': 'Code {code}',
  'reads.older': 'Last updated {age}. We couldn’t get newer data.',
  'reads.soon': 'less than a minute ago',
  'reads.energyFailed': 'We couldn’t load the energy data',
  'fault.GroundFailure': 'earth fault',
  'fault.ConnectorLockFailure': 'the plug won’t lock',
  'fault.OverCurrentFailure': 'current too high',
  'fault.HighTemperature': 'overheating',
  'fault.EVCommunicationError': 'no communication with the car',
  'fault.PowerMeterFailure': 'the meter isn’t responding',
  'fault.OtherError': 'unknown fault',
} as const
