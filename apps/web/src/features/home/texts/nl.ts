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
  'home.about.dashboard': 'Energie, kosten en lopende sessies',
  'home.about.locations': 'Laadlocaties op de kaart',
  'home.about.organisation': 'De gebruikers van uw organisatie en hun rollen',
  'home.about.chargers': 'Uw laadpalen, hun status en instellingen',
  'home.about.cards': 'Uw laadkaarten en abonnementen',
  'home.about.sessions': 'Al uw sessies: waar, hoeveel en tegen welke prijs',
  'home.about.requests': 'Een laadpaal aanvragen, laadkaarten bestellen of een vraag stellen',
  'home.about.profile': 'Uw gegevens, taal en thema',
  'home.about.password': 'Een nieuw wachtwoord kiezen',
})
