import { translationOf } from '../../../texts/types.ts'
import type { sentenceTexts as en } from './en.ts'

export const sentenceTexts = translationOf<typeof en>()({
  'charger.sentence.available': 'Prête pour la prochaine voiture.',
  'charger.sentence.charging': 'En charge depuis {time}, actuellement à {power}.',
  'charger.sentence.chargingMany': '{count} voitures en charge, {power} au total.',
  'charger.sentence.occupied': 'Une voiture est branchée, mais la recharge n’a pas commencé.',
  'charger.sentence.reserved': 'Réservée pour un véhicule en route.',
  'charger.sentence.parking': 'La recharge est arrêtée, mais la voiture est encore branchée.',
  'charger.sentence.error': 'La borne signale un problème : {error}. Prochaine étape : redémarrez la borne.',
  'charger.sentence.unavailable': 'Hors service.',
  'charger.sentence.offline':
    'Dernier signal {age}. La borne est hors ligne. Prochaine étape : vérifiez son alimentation et son réseau.',
  'charger.sentence.offlineWas':
    '{status} au dernier signal, {age}. La borne est hors ligne. Prochaine étape : vérifiez son alimentation et son réseau.',
})
