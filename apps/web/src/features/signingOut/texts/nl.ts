import { translationOf } from '../../../texts/types.ts'
import type { texts as en } from './en.ts'

export const texts = translationOf<typeof en>()({
  'signingOut.title': 'Afmelden en uw concepten verwijderen?',
  'signingOut.text': 'U hebt niet alles afgewerkt. Als u zich afmeldt, vergeet dit toestel:',
  'signingOut.request': 'uw aanvraag, met de bestanden',
  'signingOut.installation': 'de installatie van een laadpaal',
  'signingOut.stay': 'Aangemeld blijven',
  'signingOut.confirm': 'Verwijderen en afmelden',
})
