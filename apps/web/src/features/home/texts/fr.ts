import { translationOf } from '../../../texts/types.ts'
import type { texts as en } from './en.ts'

export const texts = translationOf<typeof en>()({
  'home.title': 'Bienvenue, {name}',
  'home.context': 'Ce que {product} vous propose',
  'home.overview': "En un coup d'œil",
  'home.network': 'Réseau',
  'home.account': 'Votre compte',
  'home.about.dashboard': 'Énergie, coût et ce qui charge en ce moment',
  'home.about.locations': 'Les lieux de recharge sur la carte',
  'home.about.organisation': 'Qui fait partie de votre organisation, et dans quel rôle',
  'home.about.chargers': 'Vos bornes, leur état et leurs réglages',
  'home.about.cards': 'Vos cartes de recharge et abonnements',
  'home.about.sessions': 'Ce qui a été chargé, où et à quel prix',
  'home.about.requests': 'Nouvelles bornes, cartes et questions au support',
  'home.about.profile': 'Vos coordonnées, votre langue et le thème',
  'home.about.password': 'Un nouveau mot de passe pour vous connecter',
  'serviceCenter.title': 'Centre de services',
  'serviceCenter.empty': "Rien ici pour l'instant",
  'serviceCenter.text':
    'Ce que vous avez demandé et son suivi se trouvent sous les demandes. Pour le reste, écrivez-nous.',
  'serviceCenter.toRequests': 'Aller aux demandes',
})
