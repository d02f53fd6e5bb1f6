import type { reads as en } from '../en/reads.ts'
import { translationOf } from '../types.ts'

export const reads = translationOf<typeof en>()({
  'reads.chargersFailed': 'De laadpunten konden niet worden geladen',
  'reads.older': 'Toestand van {age}. De laatste toestand kon niet worden geladen.',
  'reads.soon': 'minder dan een minuut geleden',
  'reads.energyFailed': 'De energie van deze maand kon niet worden geladen.',
  'fault.GroundFailure': 'aardingsfout',
  'fault.ConnectorLockFailure': 'de stekker vergrendelt niet',
  'fault.OverCurrentFailure': 'te hoge stroom',
  'fault.HighTemperature': 'te warm',
  'fault.EVCommunicationError': 'geen contact met de auto',
  'fault.PowerMeterFailure': 'de meter antwoordt niet',
  'fault.OtherError': 'een storing zonder verdere details',
})
