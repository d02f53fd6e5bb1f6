import { translationOf } from '../../../texts/types.ts'
import type { sentenceTexts as en } from './en.ts'

export const sentenceTexts = translationOf<typeof en>()({
  'charger.sentence.available': 'Klaar voor de volgende auto.',
  'charger.sentence.charging': 'Aan het laden sinds {time}, nu met {power}.',
  'charger.sentence.chargingMany': '{count} auto’s laden, samen {power}.',
  'charger.sentence.occupied': 'Er is een auto aangesloten, maar het laden is niet gestart.',
  'charger.sentence.reserved': 'Gereserveerd voor een bestuurder die onderweg is.',
  'charger.sentence.parking': 'Het laden is gestopt, maar de auto is nog aangesloten.',
  'charger.sentence.error': 'Deze laadpaal meldt een probleem: {error}. Volgende stap: herstart de laadpaal.',
  'charger.sentence.unavailable': 'Buiten dienst.',
  'charger.sentence.offline':
    'Laatst gezien {age}. De laadpaal is offline. Volgende stap: controleer de voeding en het netwerk.',
  'charger.sentence.offlineWas':
    '{status} bij het laatste signaal, {age}. De laadpaal is offline. Volgende stap: controleer de voeding en het netwerk.',
})
