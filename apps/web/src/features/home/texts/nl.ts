import { translationOf } from '../../../texts/types.ts'
import type { texts as en } from './en.ts'

export const texts = translationOf<typeof en>()({
  'home.title': 'Welkom, {name}',
  'home.context': 'Wat {product} u biedt',
  'home.overview': 'In één oogopslag',
  'home.network': 'Netwerk',
  'home.account': 'Uw account',
  'serviceCenter.title': 'Servicecentrum',
  'serviceCenter.empty': 'Hier is nog niets',
  'serviceCenter.text':
    'Wat u vroeg en hoe het ermee staat, vindt u onder aanvragen. Schrijf ons voor iets nieuws.',
  'serviceCenter.toRequests': 'Naar de aanvragen',
})
