import { translationOf } from '../../../texts/types.ts'
import type { texts as en } from './en.ts'

export const texts = translationOf<typeof en>()({
  'home.title': 'Bienvenue, {name}',
  'home.context': 'Ce que {product} vous propose',
  'home.overview': "En un coup d'œil",
  'home.network': 'Réseau',
  'home.account': 'Votre compte',
  'serviceCenter.title': 'Centre de services',
  'serviceCenter.empty': "Rien ici pour l'instant",
  'serviceCenter.text':
    'Ce que vous avez demandé et son suivi se trouvent sous les demandes. Pour le reste, écrivez-nous.',
  'serviceCenter.toRequests': 'Aller aux demandes',
})
