import { translationOf } from '../../../../texts/types.ts'
import type { corrections as source } from '../en/corrections.ts'

export const corrections = translationOf<typeof source>()({
  'network.correct': 'Corriger le relevé',
  'network.correct.text':
    'Un relevé corrigé remplace celui-ci, qui reste. Le reçu corrigé est visible dans l’historique.',
  'network.correct.textInvoiced':
    'Un relevé corrigé remplace celui-ci. La prochaine facture crédite celui-ci et compte le nouveau prix. Le reçu corrigé est visible dans l’historique.',
  'network.correct.busy': 'Correction…',
  'network.correct.failed': 'Impossible de corriger ce relevé',
  'network.correct.order': 'Choisissez une fin après le début.',
  'network.correct.kwh': 'En kWh.',
  'network.correct.wrongKwh': 'Indiquez un nombre de kWh à partir de 0.',
  'network.correct.noCard': 'Aucune carte avec ce numéro',
  'network.correct.cardsFailed': 'Impossible d’afficher les cartes',
  'network.correct.difference': 'Avant et après la correction',
  'network.correct.figure': 'Donnée',
  'network.correct.before': 'Avant',
  'network.correct.after': 'Après',
  'network.correct.refusal.CORRECTED': 'Ce relevé a déjà été corrigé.',
  'network.correct.refusal.ELSEWHERE': 'Seul l’autre réseau peut corriger ce relevé.',
  'network.correct.refusal.ORDER': 'La fin précède le début.',
  'network.correct.refusal.FUTURE': 'La fin est dans le futur.',
  'network.correct.refusal.TOO_MUCH': 'Le connecteur ne peut pas fournir autant d’énergie en ce temps.',
  'network.correct.refusal.CARD': 'La carte appartient à un autre client.',
  'network.correct.refusal.UNCHANGED': 'Rien n’est encore corrigé.',
  'network.correct.replaced': 'Ce relevé a été corrigé',
  'network.correct.replacedText': 'Il ne compte plus dans les totaux.',
  'network.correct.creditedText': 'Il ne compte plus dans les totaux. La prochaine facture le crédite.',
  'network.correct.corrects': 'Ce relevé est une correction',
  'network.correct.credit': 'Ce relevé est un crédit',
  'network.correct.open': 'Afficher le relevé corrigé',
  'network.correct.openOld': 'Afficher le relevé précédent',
})
