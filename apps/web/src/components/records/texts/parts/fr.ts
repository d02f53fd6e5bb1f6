import { translationOf } from '../../../../texts/types.ts'
import type { recordPartTexts as en } from './en.ts'

export const recordPartTexts = translationOf<typeof en>()({
  'record.tabs': 'Parties de cette fiche',
  'record.tabs.close': 'Fermer',
  'record.moreActions': 'Plus d’actions',
  'record.tab.overview': 'Aperçu',
  'record.tab.history': 'Journal',
  'record.history.changes': 'Fiche modifiée {count} fois',
  'record.tab.raw': 'Données brutes',
  'record.facts.all': '{count} au total',
  'record.preview.open': 'Ouvrir',
  'record.preview.close': 'Fermer l’aperçu',
  'record.raw.search': 'Rechercher dans les champs et valeurs',
  'record.raw.clear': 'Effacer la recherche',
  'record.raw.count': '{count} {{champ|champs}}',
  'record.raw.other': 'Autres champs',
  'record.raw.copyAll': 'Tout copier en JSON',
})
