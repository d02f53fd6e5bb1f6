/** What reads say when they fail or grow old, and the faults that chargers report (OCPP). */
export const reads = {
  'reads.chargersFailed': 'The chargers could not be loaded',
  'reads.older': 'Shown as of {age}. The latest state could not be loaded.',
  'reads.soon': 'less than a minute ago',
  'reads.energyFailed': 'The energy of this month could not be loaded.',
  'fault.GroundFailure': 'ground failure',
  'fault.ConnectorLockFailure': 'the plug cannot be locked',
  'fault.OverCurrentFailure': 'too much current',
  'fault.HighTemperature': 'too hot',
  'fault.EVCommunicationError': 'no contact with the car',
  'fault.PowerMeterFailure': 'the meter does not answer',
  'fault.OtherError': 'a fault without further detail',
} as const
