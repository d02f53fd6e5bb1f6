import { errors as en } from '../en/errors.ts'
import { translationOf } from '../types.ts'

export const errors = translationOf(en)({
  'error.unknown':
    'Er ging iets mis aan onze kant. Probeer opnieuw, of contacteer ondersteuning met code {code}.',
  'error.FAILEDTOLOAD': 'Dit kan een CORS-probleem zijn of een verbroken internetverbinding.',
  'error.FAILEDTOFIND': '404 Niet gevonden',
  'error.NOTLOGGEDIN': 'U bent niet aangemeld.',
  'error.InvalidToken': 'De gebruiker is niet aangemeld.',
  'error.Unauthorized': 'U hebt geen toegang tot deze gegevens.',
  'error.UNAUTHORIZED': 'U hebt geen toegang tot deze gegevens.',
  'error.UNEXPECTED':
    'De server gaf een onverwacht antwoord. Contacteer ondersteuning als het opnieuw gebeurt.',
  'error.UNKNOWNERROR':
    'Er is een onbekende fout opgetreden. Contacteer ondersteuning als het opnieuw gebeurt.',
  'error.SETUP': 'Het account is nog niet ingesteld.',
  'error.WRONGFILTER': 'Deze filter is niet te begrijpen. Wis hem en probeer opnieuw.',
  'error.UnknownChargePoint': 'Dit laadpunt bestaat niet, of u mag het niet zien.',
  'error.RELNOTFOUND': 'Deze organisatie bestaat niet, of u mag ze niet zien.',
})
