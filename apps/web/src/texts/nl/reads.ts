import type { reads as en } from '../en/reads.ts'
import { translationOf } from '../types.ts'

export const reads = translationOf<typeof en>()({
  'reads.chargersFailed': 'We kunnen de laadpalen niet tonen',
  'reads.sessionsFailed': 'We kunnen de laadsessies niet tonen',
  'reads.unknown': 'Onbekend',
  'reads.unknownValue': 'Onbekend ({value})',
  'reads.unreadable': 'We kunnen deze rij niet lezen',
  'reads.skipped': '{count} {{item kon|items konden}} niet worden getoond',
  'reads.code': 'Code {code}',
  'reads.older': 'Laatst bijgewerkt {age}. Recentere gegevens zijn nu niet beschikbaar.',
  'reads.soon': 'minder dan een minuut geleden',
  'reads.figuresFailed': 'We kunnen de cijfers van deze maand niet tonen',
  'reads.energyFailed': 'We kunnen de energiegegevens niet tonen',
  'fault.GroundFailure': 'aardfout',
  'fault.ConnectorLockFailure': 'de stekker vergrendelt niet',
  'fault.OverCurrentFailure': 'te hoge stroom',
  'fault.HighTemperature': 'oververhitting',
  'fault.EVCommunicationError': 'geen communicatie met de auto',
  'fault.PowerMeterFailure': 'de meter reageert niet',
  'fault.OtherError': 'onbekende storing',
})
