import { translationOf } from '../../../texts/types.ts'
import type { texts as en } from './en.ts'

export const texts = translationOf<typeof en>()({
  'requestNext.title': 'Wat nu?',
  'requestNext.REMOTE.1': 'Onze installateur bekijkt uw foto’s.',
  'requestNext.ON_SITE.1': 'We contacteren u om het plaatsbezoek te plannen.',
  'requestNext.CHARGER.2': 'We bevestigen de prijs en u kiest een installatiedatum.',
  'requestNext.CHARGER.3': 'We plaatsen uw laadpaal en u kunt laden.',
  'requestNext.CARD.1': 'We controleren uw bestelling en keuren ze goed.',
  'requestNext.CARD.2': 'Uw laadkaarten worden verstuurd naar {address}.',
  'requestNext.CARD.3': 'Koppel elke laadkaart aan een gebruiker op de pagina Laadkaarten.',
  'requestNext.SUPPORT.1': 'Onze klantendienst leest uw vraag.',
  'requestNext.SUPPORT.EMAIL': 'U krijgt een antwoord per e-mail.',
  'requestNext.SUPPORT.PHONE': 'We bellen u terug.',
})
