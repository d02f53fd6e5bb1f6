import type { errors as en } from '../en/errors.ts'
import { translationOf } from '../types.ts'

export const errors = translationOf<typeof en>()({
  'error.': 'Er ging iets mis. Probeer het opnieuw of contacteer onze klantendienst als het blijft misgaan.',
  'error.undefined':
    'Er is iets onverwachts gebeurd. Probeer het opnieuw of contacteer onze klantendienst als het blijft gebeuren.',
  'error.FAILEDTOFIND': 'Niet gevonden (404). Controleer het adres of ga terug.',
  'error.NOTLOGGEDIN': 'U bent niet aangemeld. Meld u aan en probeer het opnieuw.',
  'error.InvalidToken': 'Uw aanmelding is niet meer geldig. Meld u opnieuw aan.',
  'error.Unauthorized': 'U hebt geen toegang tot deze gegevens.',
  'error.UNAUTHORIZED': 'U hebt geen toegang tot deze gegevens.',
  'error.UNKNOWNERROR':
    'Er is een onbekende fout opgetreden. Probeer het opnieuw en contacteer onze klantendienst als het nog eens gebeurt.',
  'error.UNEXPECTED':
    'De server gaf een onverwacht antwoord. Probeer het opnieuw en contacteer onze klantendienst als het nog eens gebeurt.',
  'error.Error':
    'Sommige gegevens zijn niet geldig. Controleer wat u hebt ingevuld of contacteer onze klantendienst.',
  'error.TOOMANYREQUESTS': 'Te veel pogingen. Wacht een minuut en probeer het opnieuw.',
  'error.WRONGFILTER': 'Deze filter is niet geldig. Wis hem en probeer het opnieuw.',
  'error.WrongPassword': 'Uw huidige wachtwoord klopt niet. Probeer het opnieuw.',
  'error.SETUP': 'Uw account is nog niet ingesteld. Vul eerst uw gegevens in.',
  'error.SETUPERROR':
    'We konden uw account niet instellen. Controleer uw gegevens of contacteer onze klantendienst.',
  'error.USEREXISTS': 'Deze gebruiker bestaat al.',
  'error.USERNOTFOUND': 'We vinden deze gebruiker niet. Controleer de naam of het e-mailadres.',
  'error.IBANINVALID': 'Deze IBAN is niet geldig. Ga terug en controleer het nummer.',
  'error.INVADDRESS': 'Het adres is onvolledig. Vul straat, huisnummer, postcode en gemeente in.',
  'error.RelNameTooLong': 'De naam is te lang. Gebruik maximaal 100 tekens.',
  'error.EmailTooLong': 'Het e-mailadres is te lang. Gebruik maximaal 255 tekens.',
  'error.EMAILUNAVAILABLE': 'Dit e-mailadres is al in gebruik. Gebruik een ander.',
  'error.INVCODE': 'Deze code is ongeldig of verlopen. Controleer de code of vraag een nieuwe aan.',
  'error.ALUSEDCARD': 'Deze laadkaart is al in gebruik. Controleer het nummer of gebruik een andere.',
  'error.ATTACHEDTOUSER': 'Deze laadkaart is al aan iemand toegewezen. Maak die toewijzing eerst ongedaan.',
  'error.TOKACTIVERR':
    'We konden deze laadkaart niet activeren. Controleer het nummer of contacteer onze klantendienst.',
  'error.UnknownToken':
    'We vinden deze laadkaart niet, of u hebt er geen toegang toe. Controleer het nummer.',
  'error.UNKNOWNREQUEST': 'We vinden dit niet, of u hebt er geen toegang toe. Zoek het in de lijst.',
  'error.UnknownChargePoint': 'We vinden deze laadpaal niet, of u hebt er geen toegang toe.',
  'error.CHARGEPOINTNOTFOUND': 'We vinden deze laadpaal niet. Controleer de ID of het serienummer.',
  'error.PLACEMENTNOTFOUND':
    'We vinden de locatie en het contract van deze laadpaal niet. Vernieuw de pagina of contacteer onze klantendienst.',
  'error.UnknownChargeLocation': 'We vinden deze locatie niet, of u hebt er geen toegang toe.',
  'error.LOCINUSE': 'Er staan nog laadpalen op deze locatie. Verplaats ze eerst, of voeg de locatie samen.',
  'error.CPINUSE':
    'Er is een auto aangesloten op deze laadpaal. Stop eerst de sessie en probeer het opnieuw.',
  'error.ALARMRULEINUSE':
    'Een andere actieve regel geldt al voor deze gebeurtenis en deze klanten. Schakel die eerst uit.',
  'error.NOACTIVESESSION': 'Deze sessie is al afgelopen. Vernieuw de pagina.',
  'error.NOCONTACT': 'Er is nog geen contactpersoon. Voeg er een toe en probeer het opnieuw.',
  'error.STOPCONFAILED':
    'We konden het laden niet stoppen. Probeer het opnieuw of stop aan de laadpaal met uw laadkaart.',
  'error.CANTCOMBINE': 'U kunt maar één manier van gastladen gebruiken. Kies er een.',
  'error.PLACCONFLICT':
    'Iemand anders heeft deze laadpaal net gewijzigd. Vernieuw de pagina en doe uw wijziging opnieuw.',
  'error.CREPLACONFLICT': 'Hier staat al een laadpaal met een contract. Kies een andere locatie.',
  'error.NEWRELATION': 'Nieuwe organisatie aangemaakt.',
  'error.INVALIDEMTOREL': 'We kunnen van dit e-mailadres geen organisatie maken. Gebruik een ander adres.',
  'error.CONVERTONLYRC': 'U kunt alleen contactpersonen omzetten. Kies een contactpersoon.',
  'error.RELCONVERTFAILURE':
    'We konden deze organisatie niet omzetten. Er is niets gewijzigd. Probeer het opnieuw.',
  'error.RCNOTFOUND': 'We vinden deze contactpersoon niet. Vernieuw de lijst en kies opnieuw.',
  'error.NOPARENTRELATION': 'Deze organisatie heeft een bovenliggende organisatie nodig. Kies er eerst een.',
  'error.NOPORTAL':
    'Deze organisatie heeft geen eigen portaal. Contacteer onze klantendienst om er een te openen.',
  'error.ROLEASSIGNFAILED': 'We konden deze rol niet toekennen. Vernieuw de pagina en probeer het opnieuw.',
  'error.ROLEREMOVEFAILED': 'We konden deze rol niet verwijderen. Vernieuw de pagina en probeer het opnieuw.',
  'error.RELNOTFOUND': 'We vinden deze organisatie niet, of u hebt er geen toegang toe.',
  'error.RELORRCNOTFOUND': 'We vinden deze organisatie of contactpersoon niet. Kies ze opnieuw.',
  'error.RELCREUPFAIL':
    'We konden deze organisatie niet opslaan. Controleer de gegevens en probeer het opnieuw.',
  'error.RCCREUPFAIL':
    'We konden deze contactpersoon niet opslaan. Controleer de gegevens en probeer het opnieuw.',
  'error.TOKGRNOTFOUND': 'We vinden deze toegangsgroep niet. Vernieuw de lijst en kies opnieuw.',
  'error.TOKGRINUSE': 'Deze toegangsgroep is in gebruik. Kies eerst een andere groep bij de laadpalen.',
  'error.TOKGRUPFAIL':
    'We konden deze toegangsgroep niet opslaan. Controleer de groep en probeer het opnieuw.',
  'error.WHTLCREFAIL':
    'We konden deze toegangslijst niet aanmaken. Controleer de laadkaarten en probeer het opnieuw.',
  'error.SUBNOTFOUND': 'We vinden dit abonnement niet. Vernieuw de lijst en kies opnieuw.',
  'error.SUBTYPENOTFOUND': 'We vinden dit type abonnement niet. Kies er een uit de lijst.',
  'error.INVALIDVAL': 'Kies een type abonnement om terugbetaling te activeren.',
  'error.REIMBREQRC': 'Kies een gebruiker voor de terugbetaling.',
  'error.REIMBURSERNA': 'Deze betaler is niet beschikbaar voor de terugbetaling. Kies een andere.',
  'error.SEARCHQUERYINVALID': 'Typ eerst een zoekterm.',
  'error.SUPERROR':
    'Een dienst die we gebruiken, werkt nu niet. Probeer het over enkele minuten opnieuw of contacteer onze klantendienst.',
  'error.NOCPO': 'Deze organisatie is geen laadpaaloperator (CPO). Kies er een die dat wel is.',
})
