import { translationOf } from '../../../texts/types.ts'
import type { placeTexts as en } from './en.ts'

export const placeTexts = translationOf<typeof en>()({
  'places.search': 'Rechercher une adresse',
  'places.placeholder': 'Rue et localité',
  'places.clear': 'Effacer la recherche',
  'places.tooShort': 'Veuillez saisir au moins 3 caractères',
  'places.searching': 'Recherche…',
  'places.found': 'Lieux',
  'places.nothing': 'Aucun lieu trouvé.',
  'places.failed': 'La recherche ne fonctionne pas pour le moment.',
})
