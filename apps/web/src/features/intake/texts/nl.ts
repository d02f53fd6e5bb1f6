import { translationOf } from '../../../texts/types.ts'
import type { texts as en } from './en.ts'

export const texts = translationOf<typeof en>()({
  'intake.headline': 'Nog één minuut en u kunt laden.',
  'intake.headline.failed': 'Bijna klaar.',
  'intake.headline.welcome': 'Alles is klaar. Goede rit.',
  'intake.why':
    'We vragen dit maar één keer. We gebruiken deze gegevens voor uw facturen en terugbetalingen.',
  'intake.company': 'Uw bedrijf',
  'intake.private': 'Uw gegevens',
  'intake.kind': 'Voor wie is dit?',
  'intake.kind.private': 'Voor mezelf',
  'intake.kind.company': 'Voor een bedrijf',
  'intake.street': 'Straat',
  'intake.housenumber': 'Huisnummer',
  'intake.postalcode': 'Postcode',
  'intake.city': 'Gemeente',
  'intake.country': 'Land',
  'intake.phone': 'Telefoonnummer',
  'intake.vatnr': 'Btw-nummer',
  'intake.companyname': 'Bedrijfsnaam',
  'intake.bankaccount': 'Bankrekening (IBAN)',
  'intake.vat.hint': 'Bijvoorbeeld BE 0123.456.749',
  'intake.iban.hint': 'Alleen nodig als we u terugbetalen.',
  'intake.iban.bic': 'Alleen nodig als we u terugbetalen. BIC: {bic}',
  'intake.skipped': 'We kunnen dit nu niet controleren. U kunt verdergaan. We controleren het later.',
  'intake.submit': 'Opslaan en starten',
  'intake.kept': 'Wat u invult, blijft in dit tabblad bewaard tot u klaar bent.',
  'intake.problem.required': 'Dit veld is verplicht',
  'intake.problem.maxLength': 'Maximaal 100 tekens',
  'intake.problem.invalid': 'Controleer dit veld',
  'intake.iban.compact': 'Spaties en speciale tekens weghalen',
  'intake.problem.ibanCharacters': 'Vul de IBAN in zonder spaties of speciale tekens.',
  'intake.problem.ibanInvalid': 'Ongeldige IBAN',
  'intake.problem.vatInvalid': 'Ongeldig btw-nummer',
  'intake.welcome': 'Welkom, {name}',
  'intake.welcome.text': 'Uw account is klaar. Het portaal opent over enkele seconden.',
  'intake.welcome.known':
    'Uw account was al ingesteld, misschien in een ander tabblad. Het portaal opent over enkele seconden.',
  'intake.lookingUp': 'We zoeken uw account',
  'intake.lookingUp.text': 'U lijkt er al een te hebben. Een ogenblik…',
  'intake.failed': 'We konden uw gegevens niet opslaan',
  'intake.unanswered':
    'Misschien zijn ze toch opgeslagen. Verstuur het formulier opnieuw: we controleren eerst, zodat niets twee keer wordt opgeslagen.',
  'intake.exists':
    'Hebt u dit formulier al ingevuld in een ander tabblad of op een ander toestel? Probeer het opnieuw, dan controleren we of uw account klaar is.',
  'intake.back': 'Terug naar het formulier',
})
