import { translationOf } from '../../../texts/types.ts'
import type { texts as en } from './en.ts'

export const texts = translationOf<typeof en>()({
  'consent.title': 'Welke cookies laat u toe?',
  'consent.text':
    'Noodzakelijke cookies zorgen dat het portaal werkt. Alle andere blijven uit zolang u ze niet toelaat.',
  'consent.acceptAll': 'Aanvaarden',
  'consent.onlyNecessary': 'Alleen noodzakelijke',
  'consent.save': 'Opslaan en aanvaarden',
  'consent.preferences': 'Cookievoorkeuren',
  'consent.preferences.text':
    'Zet de cookies aan die u toelaat. U kunt dit altijd wijzigen onderaan elke pagina. Na {days} dagen vragen we het opnieuw.',
  'consent.close': 'Sluiten zonder op te slaan',
  'consent.alwaysOn': 'Altijd aan',
  'consent.unused': 'Momenteel niet gebruikt',
  'consent.necessary': 'Noodzakelijk',
  'consent.necessary.hint': 'Houden u aangemeld en onthouden deze keuze.',
  'consent.analytical': 'Analytisch',
  'consent.analytical.hint': 'Tonen ons welke pagina’s gebruikt worden, zonder u te identificeren.',
  'consent.functional': 'Functioneel',
  'consent.functional.hint': 'Onthouden uw voorkeuren.',
  'consent.performance': 'Prestaties',
  'consent.performance.hint': 'Meten hoe snel pagina’s openen, zodat we trage pagina’s sneller kunnen maken.',
  'consent.other': 'Andere',
  'consent.other.hint': 'Alles wat niet bij een andere categorie past.',
  'consent.ads': 'Advertenties',
  'consent.ads.hint': 'Tonen aanbiedingen op basis van wat u bekijkt.',
  'consent.nonNecessary': 'Niet strikt noodzakelijk',
  'consent.nonNecessary.hint': 'Tonen inhoud van andere diensten, zoals video’s en kaarten.',
  'consent.support': 'Vragen?',
})
