import type { faces as en } from '../en/faces.ts'
import { translationOf } from '../types.ts'

export const faces = translationOf<typeof en>()({
  'faces.signIn': 'Aanmelden',
  'faces.toDashboard': 'Naar het dashboard',
  'faces.toChargers': 'Naar de laadpalen',
  'faces.goBack': 'Terug',
  'faces.reload': 'Pagina vernieuwen',
  'faces.support': 'Mail naar {email}',
  'faces.details': 'Details voor de klantendienst',
  'faces.copy': 'Kopiëren voor de klantendienst',
  'faces.copied': 'Gekopieerd',
  'faces.copyValue': '{value} kopiëren',
  'faces.code': 'Code',
  'faces.config.title': 'Het portaal kan niet starten',
  'faces.config.unreachable':
    'De configuratie is niet bereikbaar. Controleer uw internetverbinding en probeer het opnieuw.',
  'faces.config.invalid':
    'De configuratie bevat een fout. Vraag uw beheerder om die te herstellen. De details hieronder tonen waar.',
  'faces.signedOut.title': 'U bent afgemeld',
  'faces.signedOut.text': 'U kunt zich altijd opnieuw aanmelden.',
  'faces.signedOut.expired':
    'Uw aanmelding is verlopen. Meld u opnieuw aan om verder te gaan waar u gebleven was.',
  'faces.signedOut.elsewhere': 'U hebt zich in een ander tabblad of venster afgemeld.',
  'faces.signedOut.error': 'We moesten u afmelden. {reason}',
  'faces.unreachable.title': 'We kunnen de aanmeldpagina niet bereiken',
  'faces.unreachable.text':
    'De aanmelddienst reageert niet. Controleer uw internetverbinding en probeer het opnieuw.',
  'faces.stalled.title': 'We konden uw aanmelding niet verlengen',
  'faces.stalled.text':
    'De aanmelddienst reageert niet. We blijven het proberen. U kunt zich ook opnieuw aanmelden en verdergaan waar u gebleven was.',
  'faces.refused.title': 'Aanmelden geannuleerd',
  'faces.refused.text': 'U kunt zich op elk moment aanmelden.',
  'faces.failed.title': 'Aanmelden mislukt',
  'faces.failed.text': 'De aanmelddienst gaf een onverwacht antwoord. Probeer het opnieuw.',
  'faces.failed.token':
    'Het antwoord van de aanmelddienst is niet geldig voor dit portaal. Controleer de datum en het uur van uw toestel en probeer het opnieuw.',
  'faces.failed.storage':
    'Uw browser bewaart geen gegevens voor deze site, terwijl we die nodig hebben om u aan te melden. Sta sitegegevens toe of maak ruimte vrij en vernieuw de pagina.',
  'faces.access.title': 'We kunnen uw portaal niet openen',
  'faces.notFound.title': 'Pagina niet gevonden',
  'faces.notFound.text': 'Het adres klopt misschien niet, of de pagina is verplaatst.',
  'faces.forbidden.title': 'Deze pagina is niet voor u beschikbaar',
  'faces.crash.title': 'Er ging iets mis op deze pagina',
  'faces.crash.text':
    'Alles wat u hebt opgeslagen, is bewaard. Probeer het opnieuw of ga naar het dashboard.',
  'faces.chunk.title': 'Deze pagina opent niet',
  'faces.chunk.text': 'Controleer uw internetverbinding en probeer het opnieuw.',
  'faces.chunk.late': 'Het duurt te lang. Controleer uw internetverbinding en probeer het opnieuw.',
  'faces.newVersion.title': 'Er is een nieuwe versie',
  'faces.newVersion.text': 'Vernieuw de pagina om ze te gebruiken. Uw concepten blijven bewaard.',
  'shell.environment': 'Omgeving: {environment}. Hier wordt niets gefactureerd of geleverd.',
  'shell.environment.label': 'Omgeving',
  'shell.environment.internal': 'intern',
  'shell.environment.test': 'test',
  'shell.environment.development': 'ontwikkeling',
  'shell.environment.production': 'Productieomgeving',
})
