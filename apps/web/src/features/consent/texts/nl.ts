import { translationOf } from '../../../texts/types.ts'
import type { texts as en } from './en.ts'

export const texts = translationOf<typeof en>()({
  'consent.title': 'Uw keuze over cookies',
  'consent.text':
    'Noodzakelijke cookies laten het portaal werken. Al het andere blijft uit tenzij u het toestaat.',
  'consent.acceptAll': 'Alles aanvaarden',
  'consent.onlyNecessary': 'Enkel noodzakelijke',
  'consent.save': 'Opslaan en aanvaarden',
  'consent.preferences': 'Cookievoorkeuren',
  'consent.preferences.text':
    'Zet aan wat u toestaat. U kunt dit altijd wijzigen onderaan elk scherm; na {days} dagen vragen we het opnieuw.',
  'consent.close': 'Sluiten zonder op te slaan',
  'consent.alwaysOn': 'Altijd aan',
  'consent.unused': 'Nu niet gebruikt',
  'consent.necessary': 'Noodzakelijk',
  'consent.necessary.hint': 'Houden u aangemeld en onthouden deze keuze.',
  'consent.analytical': 'Analytisch',
  'consent.analytical.hint': 'Tellen welke soorten schermen geopend worden, niet door wie.',
  'consent.functional': 'Functioneel',
  'consent.functional.hint': 'Onthouden hoe u graag werkt, meer dan noodzakelijk is.',
  'consent.performance': 'Prestaties',
  'consent.performance.hint': 'Meten hoe snel schermen openen, zodat trage sneller worden.',
  'consent.other': 'Andere',
  'consent.other.hint': 'Dienen een doel dat geen van de andere soorten noemt.',
  'consent.ads': 'Advertenties',
  'consent.ads.hint': 'Kiezen aanbiedingen op basis van wat u bekijkt.',
  'consent.nonNecessary': 'Niet noodzakelijk',
  'consent.nonNecessary.hint': "Tonen inhoud van anderen, zoals video's en kaarten.",
  'consent.support': 'Vragen?',
})
