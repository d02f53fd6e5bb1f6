import { translationOf } from '../../../texts/types.ts'
import type { texts as en } from './en.ts'

export const texts = translationOf<typeof en>()({
  'home.title': 'Welkom, {name}',
  'home.context': 'Wat {product} u biedt',
  'home.overview': 'In één oogopslag',
  'home.network': 'Netwerk',
  'home.account': 'Uw account',
  'home.about.dashboard': 'Energie, kosten en wat nu laadt',
  'home.about.locations': 'Laadlocaties op de kaart',
  'home.about.organisation': 'Wie bij uw organisatie hoort, en in welke rol',
  'home.about.chargers': 'Uw laadpunten, hun toestand en hun instellingen',
  'home.about.cards': 'Uw laadkaarten en abonnementen',
  'home.about.sessions': 'Wat er geladen werd, waar en voor welke prijs',
  'home.about.requests': 'Nieuwe laadpunten, kaarten en vragen aan support',
  'home.about.profile': 'Uw gegevens, taal en thema',
  'home.about.password': 'Een nieuw wachtwoord om u aan te melden',
  'serviceCenter.title': 'Servicecentrum',
  'serviceCenter.empty': 'Hier is nog niets',
  'serviceCenter.text':
    'Wat u vroeg en hoe het ermee staat, vindt u onder aanvragen. Schrijf ons voor iets nieuws.',
  'serviceCenter.toRequests': 'Naar de aanvragen',
})
