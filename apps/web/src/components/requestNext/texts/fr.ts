import { translationOf } from '../../../texts/types.ts'
import type { texts as en } from './en.ts'

export const texts = translationOf<typeof en>()({
  'requestNext.title': 'La suite',
  'requestNext.REMOTE.1': 'Notre installateur examine vos photos.',
  'requestNext.ON_SITE.1': 'Nous vous contactons pour planifier la visite sur place.',
  'requestNext.CHARGER.2': 'Nous confirmons le prix et vous choisissez une date d’installation.',
  'requestNext.CHARGER.3': 'Nous installons votre borne et vous pouvez recharger.',
  'requestNext.CARD.1': 'Nous vérifions et approuvons votre commande.',
  'requestNext.CARD.2': 'Vos cartes sont envoyées à cette adresse : {address}.',
  'requestNext.CARD.3': 'Associez chaque carte à un utilisateur sur la page Cartes.',
  'requestNext.SUPPORT.1': 'Notre assistance lit votre question.',
  'requestNext.SUPPORT.EMAIL': 'Vous recevez une réponse par e-mail.',
  'requestNext.SUPPORT.PHONE': 'Nous vous rappelons.',
})
