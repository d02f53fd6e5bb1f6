import { translationOf } from '../../../texts/types.ts'
import type { placeTexts as en, pinTexts as pinEn } from './en.ts'

export const placeTexts = translationOf<typeof en>()({
  'places.search': 'Rechercher une adresse',
  'places.placeholder': 'Rue et localité',
  'places.tooShort': 'Veuillez saisir au moins 3 caractères',
  'places.searching': 'Recherche…',
  'places.found': 'Lieux',
  'places.nothing': 'Aucun lieu trouvé. Vérifiez l’orthographe ou cherchez une commune.',
  'places.failed': 'La recherche ne fonctionne pas pour le moment.',
})

export const pinTexts = translationOf<typeof pinEn>()({
  'places.pin': 'Repère sur la carte',
  'places.pin.hint': 'Sélectionnez l’endroit exact sur la carte, ou déplacez le repère avec les flèches.',
  'places.pinMap': 'Carte pour placer le repère',
  'places.pinMap.keys': 'Les flèches déplacent le repère. Avec Maj, il va plus loin.',
  'places.pinMap.failed': 'Impossible d’afficher la carte',
  'places.pinMap.failed.text': 'Vous pouvez indiquer les coordonnées sous la carte.',
  'places.pinMap.noStreets': 'Pas de plan des rues ici',
})
