import type { faces as en } from '../en/faces.ts'
import { translationOf } from '../types.ts'

export const faces = translationOf<typeof en>()({
  'faces.signIn': 'Aanmelden',
  'faces.toDashboard': 'Naar het dashboard',
  'faces.toChargers': 'Naar de laadpunten',
  'faces.goBack': 'Terug',
  'faces.reload': 'Pagina opnieuw laden',
  'faces.support': 'Contacteer {email}',
  'faces.details': 'Details voor ondersteuning',
  'faces.copy': 'Kopiëren voor ondersteuning',
  'faces.copied': 'Gekopieerd',
  'faces.code': 'Code',
  'faces.config.title': 'Het portaal kan nog niet starten',
  'faces.config.unreachable':
    'De configuratie kon niet worden geladen. Controleer uw verbinding en probeer opnieuw.',
  'faces.config.invalid':
    'De configuratie is niet geldig. Uw beheerder kan ze herstellen; de details hieronder zeggen waar.',
  'faces.signedOut.title': 'U bent afgemeld',
  'faces.signedOut.text': 'Meld u opnieuw aan wanneer u wilt.',
  'faces.signedOut.expired': 'Uw aanmelding is verlopen. Meld u opnieuw aan om verder te gaan waar u was.',
  'faces.signedOut.elsewhere': 'U hebt u afgemeld in een ander tabblad of venster.',
  'faces.signedOut.error': 'U werd afgemeld: {reason}',
  'faces.unreachable.title': 'De aanmeldpagina is niet bereikbaar',
  'faces.unreachable.text': 'De aanmelddienst antwoordt niet. Controleer uw verbinding en probeer opnieuw.',
  'faces.stalled.title': 'Uw aanmelding kon niet worden vernieuwd',
  'faces.stalled.text': 'De aanmelddienst antwoordt niet. U gaat verder waar u was zodra die antwoordt.',
  'faces.refused.title': 'Het aanmelden werd geannuleerd',
  'faces.refused.text': 'U kunt zich aanmelden wanneer u klaar bent.',
  'faces.failed.title': 'Aanmelden is niet gelukt',
  'faces.failed.text':
    'De aanmelddienst gaf een antwoord dat het portaal niet kan gebruiken. Probeer opnieuw.',
  'faces.failed.storage':
    'Uw browser bewaart niets voor deze site, en aanmelden heeft dat nodig. Sta sitegegevens toe voor dit adres en laad de pagina opnieuw.',
  'faces.access.title': 'We kunnen u nog niet binnenlaten',
  'faces.notFound.title': 'Deze pagina bestaat niet',
  'faces.notFound.text': 'Het adres is misschien verkeerd getypt, of de pagina is verplaatst.',
  'faces.forbidden.title': 'Deze pagina is niet voor uw account',
  'faces.crash.title': 'Dit scherm werkt niet meer',
  'faces.crash.text': 'Niets van wat u hebt bewaard is verloren. Probeer opnieuw, of ga naar het dashboard.',
  'faces.chunk.title': 'Dit scherm kon niet worden geladen',
  'faces.chunk.text': 'Controleer uw verbinding en probeer opnieuw.',
  'faces.chunk.late': 'Het is na twee minuten nog niet gekomen. Controleer uw verbinding en probeer opnieuw.',
  'shell.environment': 'Dit is de omgeving {environment}. Hier wordt niets gefactureerd of geleverd.',
})
