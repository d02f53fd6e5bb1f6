import { translationOf } from '../../../texts/types.ts'
import type { texts as en } from './en.ts'

export const texts = translationOf<typeof en>()({
  'home.title': 'Welkom, {name}',
  'home.context': 'Wat u met {product} kunt doen',
  'home.overview': 'In één oogopslag',
  'home.network': 'Netwerk',
  'home.account': 'Uw account',
  'serviceCenter.title': 'Servicecentrum',
  'serviceCenter.empty': 'Hier staat nog niets',
  'serviceCenter.text':
    'Volg uw aanvragen op de pagina Aanvragen. Voor al het andere kunt u ons contacteren.',
  'serviceCenter.toRequests': 'Naar de aanvragen',
})
