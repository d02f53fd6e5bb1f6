import { translationOf } from '../../../texts/types.ts'
import type { texts as en } from './en.ts'

export const texts = translationOf<typeof en>()({
  'home.title': 'Bienvenue, {name}',
  'home.context': 'Ce que vous pouvez faire avec {product}',
  'home.overview': 'En un coup d’œil',
  'home.network': 'Réseau',
  'home.account': 'Votre compte',
  'serviceCenter.title': 'Centre de services',
  'serviceCenter.empty': 'Rien ici pour l’instant',
  'serviceCenter.text':
    'Suivez vos demandes sur la page Demandes. Pour toute autre question, contactez-nous.',
  'serviceCenter.toRequests': 'Aller aux demandes',
  'home.about.dashboard': 'Énergie, coûts et sessions en cours',
  'home.about.locations': 'Les sites de recharge sur la carte',
  'home.about.organisation': 'Les utilisateurs de votre organisation et leurs rôles',
  'home.about.chargers': 'Vos bornes, leur statut et leurs réglages',
  'home.about.cards': 'Vos cartes de recharge et abonnements',
  'home.about.sessions': 'Toutes vos sessions : où, combien et à quel prix',
  'home.about.requests': 'Demander une borne, commander des cartes ou poser une question',
  'home.about.profile': 'Vos coordonnées, votre langue et le thème',
  'home.about.password': 'Choisir un nouveau mot de passe',
})
