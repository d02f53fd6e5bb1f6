import type { errors as en } from '../en/errors.ts'
import { translationOf } from '../types.ts'

export const errors = translationOf<typeof en>()({
  'error.': 'Er ging iets mis en de server zei niet wat. Probeer opnieuw, of contacteer ondersteuning.',
  'error.undefined':
    'Er ging iets mis waarvoor we geen naam hebben. Probeer opnieuw, of contacteer ondersteuning.',
  'error.FAILEDTOFIND': '404 Niet gevonden',
  'error.NOTLOGGEDIN': 'U bent niet aangemeld. Meld u aan en probeer opnieuw.',
  'error.InvalidToken': 'De gebruiker is niet aangemeld.',
  'error.Unauthorized': 'U hebt geen toegang tot deze gegevens.',
  'error.UNAUTHORIZED': 'U hebt geen toegang tot deze gegevens.',
  'error.UNKNOWNERROR':
    'Er is een onbekende fout opgetreden. Probeer opnieuw, en contacteer ondersteuning als het opnieuw gebeurt.',
  'error.UNEXPECTED':
    'De server gaf een onverwacht antwoord. Probeer opnieuw, en contacteer ondersteuning als het opnieuw gebeurt.',
  'error.Error': 'De server kon hier niets mee. Controleer wat u invulde, of contacteer ondersteuning.',
  'error.TOOMANYREQUESTS': 'Dat werd te vaak gevraagd in korte tijd. Wacht een minuut en probeer opnieuw.',
  'error.WRONGFILTER': 'Deze filter is niet te begrijpen. Wis hem en probeer opnieuw.',
  'error.WrongPassword': 'Het huidige wachtwoord klopt niet. Typ het opnieuw.',
  'error.SETUP': 'Het account is nog niet ingesteld.',
  'error.SETUPERROR':
    'Uw account kon niet worden ingesteld. Controleer wat u typte, of contacteer ondersteuning.',
  'error.USEREXISTS': 'De gebruiker bestaat al',
  'error.USERNOTFOUND': 'Er is geen gebruiker met deze gegevens. Controleer de naam of het e-mailadres.',
  'error.IBANINVALID': 'De bankrekening is niet geldig. Ga terug en controleer de IBAN.',
  'error.INVADDRESS': 'Het adres moet volledig zijn!',
  'error.RelNameTooLong': 'De naam is te lang: hoogstens 100 tekens. Kort hem in en bewaar opnieuw.',
  'error.EmailTooLong': 'Het e-mailadres is te lang: hoogstens 255 tekens. Gebruik een korter adres.',
  'error.EMAILUNAVAILABLE': 'Dit e-mailadres is al in gebruik. Kies een ander.',
  'error.INVCODE': 'Deze code is niet of niet meer geldig. Controleer ze, of vraag een nieuwe.',
  'error.ALUSEDCARD': 'Deze kaart is al in gebruik. Controleer het nummer, of kies een andere kaart.',
  'error.ATTACHEDTOUSER': 'Deze kaart hoort al bij een gebruiker. Maak ze eerst van die gebruiker los.',
  'error.TOKACTIVERR':
    'De kaart kon niet worden geactiveerd. Controleer het nummer, of contacteer ondersteuning.',
  'error.UnknownToken': 'Deze kaart bestaat niet, of u mag ze niet zien. Controleer het nummer.',
  'error.UNKNOWNREQUEST': 'Deze aanvraag bestaat niet, of u mag ze niet zien. Zoek ze bij uw aanvragen.',
  'error.UnknownChargePoint': 'Dit laadpunt bestaat niet, of u mag het niet zien.',
  'error.CHARGEPOINTNOTFOUND': 'Het laadpunt werd niet gevonden. Controleer de id of het serienummer.',
  'error.PLACEMENTNOTFOUND':
    'De plaats en het contract van dit laadpunt werden niet gevonden. Ververs de pagina, of contacteer ondersteuning.',
  'error.UnknownChargeLocation': 'Deze locatie bestaat niet, of u mag ze niet zien.',
  'error.NOACTIVESESSION': 'Hier laadt niets meer, dus er valt niets te stoppen. Ververs de pagina.',
  'error.NOCONTACT': 'Er is geen contactpersoon. Voeg er een toe en probeer opnieuw.',
  'error.STOPCONFAILED':
    'Het laden kon niet worden gestopt. Probeer opnieuw, of stop het aan het laadpunt met uw kaart.',
  'error.CANTCOMBINE': 'Meerdere manieren van gastladen sluiten elkaar uit. Kies er één.',
  'error.PLACCONFLICT':
    'Iemand heeft dit laadpunt intussen gewijzigd. Ververs de pagina en doe uw wijziging opnieuw.',
  'error.CREPLACONFLICT': 'Op deze plaats staat al een laadpunt met een contract. Kies een andere plaats.',
  'error.NEWRELATION': 'Er is een nieuwe organisatie aangemaakt.',
  'error.INVALIDEMTOREL': 'Van dit e-mailadres kan geen organisatie worden gemaakt. Gebruik een ander adres.',
  'error.CONVERTONLYRC': 'Alleen een contactpersoon kan worden omgezet. Kies een contactpersoon.',
  'error.RELCONVERTFAILURE':
    'De organisatie kon niet worden omgezet; er is niets veranderd. Probeer opnieuw.',
  'error.RCNOTFOUND': 'Deze contactpersoon werd niet gevonden. Ververs de lijst en kies opnieuw.',
  'error.NOPARENTRELATION':
    'Boven deze organisatie staat er geen, en die is nodig. Kies eerst een bovenliggende organisatie.',
  'error.NOPORTAL': 'Deze organisatie heeft geen eigen portaal. Vraag ondersteuning om er een te openen.',
  'error.ROLEASSIGNFAILED': 'De rol kon niet worden toegekend. Ververs de pagina en probeer opnieuw.',
  'error.ROLEREMOVEFAILED': 'De rol kon niet worden weggenomen. Ververs de pagina en probeer opnieuw.',
  'error.RELNOTFOUND': 'Deze organisatie bestaat niet, of u mag ze niet zien.',
  'error.RELORRCNOTFOUND': 'De organisatie of haar contactpersoon werd niet gevonden. Kies ze opnieuw.',
  'error.RELCREUPFAIL': 'De organisatie kon niet worden bewaard. Controleer de gegevens en bewaar opnieuw.',
  'error.RCCREUPFAIL': 'De contactpersoon kon niet worden bewaard. Controleer de gegevens en bewaar opnieuw.',
  'error.TOKGRNOTFOUND': 'Deze groep kaarten werd niet gevonden. Ververs de lijst en kies opnieuw.',
  'error.TOKGRINUSE': 'Deze groep kaarten is in gebruik. Verplaats haar kaarten eerst naar een andere groep.',
  'error.TOKGRUPFAIL': 'De groep kaarten kon niet worden bewaard. Controleer ze en bewaar opnieuw.',
  'error.WHTLCREFAIL': 'De whitelist kon niet worden gemaakt. Controleer de kaarten en probeer opnieuw.',
  'error.SUBNOTFOUND': 'Dit abonnement werd niet gevonden. Ververs de lijst en kies opnieuw.',
  'error.SUBTYPENOTFOUND': 'Dit type abonnement bestaat niet. Kies er een uit de lijst.',
  'error.INVALIDVAL': 'Kies een type abonnement om terugbetaling te activeren.',
  'error.REIMBREQRC': 'Kies een gebruiker voor de terugbetaling.',
  'error.REIMBURSERNA': 'Wie moet terugbetalen, is niet beschikbaar. Kies iemand anders.',
  'error.SEARCHQUERYINVALID': 'Het zoekveld mag niet leeg zijn.',
  'error.SUPERROR':
    'Een ondersteunende dienst is uitgevallen. Probeer over enkele minuten opnieuw, of contacteer ondersteuning.',
  'error.NOCPO': 'Deze organisatie beheert geen laadpunten. Kies een uitbater van laadpunten.',
})
