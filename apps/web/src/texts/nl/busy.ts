import type { busy as en } from '../en/busy.ts'
import { translationOf } from '../types.ts'

export const busy = translationOf<typeof en>()({
  'faces.starting': 'Het portaal start',
  'faces.signingIn': 'Bezig met aanmelden',
  'faces.leaving': 'We brengen u naar de aanmeldpagina',
  'faces.signingOut': 'Bezig met afmelden',
  'faces.loadingUser': 'Uw gegevens worden opgehaald',
  'faces.retry': 'Opnieuw proberen',
  'faces.signOut': 'Afmelden',
  'error.FAILEDTOLOAD': 'Dit kan een CORS-probleem zijn of een verbroken internetverbinding.',
  'errors.unknownCode':
    'Er ging iets mis aan onze kant. Probeer opnieuw, of contacteer ondersteuning met code {code}.',
  'faces.missing': 'Niet alles kon worden geladen. Controleer uw verbinding en probeer opnieuw.',
  'faces.maintenance.title': 'In onderhoud',
  'faces.maintenance.text': 'We zijn binnenkort terug',
  'faces.maintenance.lifts': 'Het portaal gaat vanzelf weer open; niets van wat u invulde gaat verloren.',
})
