import { translationOf } from '../../../texts/types.ts'
import type { chargerPartTexts as en } from './en.ts'

export const chargerPartTexts = translationOf<typeof en>()({
  'charger.connector': 'Connecteur {number}',
  'charger.curve.now': 'maintenant',
  'charger.curve.time': 'Heure',
  'charger.curve.power': 'Puissance (kW)',
  'charger.curve.none': 'Pas encore de valeurs de compteur.',
  'charger.access.cards': 'Cartes de recharge',
  'charger.access.plug': 'Plug & Charge',
  'charger.access.guests': 'Recharge pour invités',
  'charger.access.map': 'Visible sur la carte publique',
  'charger.access.on': 'Oui',
  'charger.access.off': 'Non',
  'contract.title': 'Contrat',
  'contract.failed': 'Impossible d’afficher le contrat',
  'contract.type': 'Type d’abonnement',
  'contract.number': 'Numéro de contrat',
  'contract.start': 'Date de début',
  'contract.end': 'Date de fin',
  'contract.open': 'Sans date de fin',
  'contract.fee': 'Abonnement par mois',
  'contract.guestFee': 'Prix personnalisé pour invités par mois',
  'contract.total': 'Total par mois, TVAC',
})
