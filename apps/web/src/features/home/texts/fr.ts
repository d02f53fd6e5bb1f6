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
})
