import type { busy as en } from '../en/busy.ts'
import { translationOf } from '../types.ts'

export const busy = translationOf<typeof en>()({
  'faces.starting': 'Het portaal wordt geopend',
  'faces.signingIn': 'Bezig met aanmelden',
  'faces.leaving': 'We sturen u door naar de aanmeldpagina',
  'faces.signingOut': 'Bezig met afmelden',
  'faces.loadingUser': 'Uw gegevens worden opgehaald',
  'faces.retry': 'Opnieuw proberen',
  'faces.signOut': 'Afmelden',
  'error.FAILEDTOLOAD':
    'We kunnen de server niet bereiken. Controleer uw internetverbinding en probeer het opnieuw.',
  'errors.unknownCode':
    'Er ging iets mis aan onze kant. Probeer het opnieuw. Blijft het misgaan? Contacteer onze klantendienst en vermeld code {code}.',
  'faces.missing':
    'Een deel van de pagina ontbreekt. Controleer uw internetverbinding en probeer het opnieuw.',
  'faces.maintenance.title': 'In onderhoud',
  'faces.maintenance.text': 'We zijn binnenkort terug',
  'faces.maintenance.lifts': 'Het portaal gaat vanzelf weer open. Wat u hebt ingevuld, blijft bewaard.',
})
