import { cardCheckTexts } from '../../../components/cardCheck/texts/fr.ts'
import { translationOf } from '../../../texts/types.ts'
import type { texts as en } from './en.ts'

export const texts = translationOf<typeof en>()({
  ...cardCheckTexts,
  'cardCheck.title': 'Vérification d’une carte',
  'cardCheck.context': 'Voyez si une carte fonctionne maintenant à une borne, et combien coûte la recharge.',
  'cardCheck.cards': 'Cartes de recharge',
  'cardCheck.choose': 'Choisissez une carte et une borne pour voir la réponse.',
  'cardCheck.card': 'Carte de recharge',
  'cardCheck.card.hint': 'Cherchez par numéro ou par nom.',
  'cardCheck.card.none': 'Aucune carte de ce type.',
  'cardCheck.card.failed': 'Impossible d’afficher les cartes. Réessayez.',
})
