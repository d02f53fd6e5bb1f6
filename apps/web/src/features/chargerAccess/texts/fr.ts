import { accessSectionTexts } from '../../../components/access/texts/sections/fr.ts'
import { translationOf } from '../../../texts/types.ts'
import type { texts as en } from './en.ts'

export const texts = translationOf<typeof en>()({
  ...accessSectionTexts,
  'chargerAccess.title': 'Modifier l’accès',
  'chargerAccess.titleOf': 'Accès · {charger}',
  'chargerAccess.context': 'Qui peut recharger ici, et à quel prix. Chaque partie s’enregistre séparément.',
  'chargerAccess.chargers': 'Bornes',
  'chargerAccess.chargerFailed': 'Impossible d’afficher cette borne',
  'chargerAccess.missing': 'Borne introuvable',
  'chargerAccess.back': 'Retour aux bornes',
  'chargerAccess.noContract': 'Cette borne n’a pas encore de contrat. Installez-la d’abord.',
  'chargerAccess.cards.manage': 'Gérer ce groupe',
  'chargerAccess.statement': 'Relevé de remboursement',
})
