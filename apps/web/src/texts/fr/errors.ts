import { errors as en } from '../en/errors.ts'
import { translationOf } from '../types.ts'

export const errors = translationOf(en)({
  'error.unknown':
    "Une erreur s'est produite de notre côté. Réessayez, ou contactez l'assistance avec le code {code}.",
  'error.FAILEDTOLOAD': "Il s'agit peut-être d'un problème CORS ou d'une connexion internet interrompue.",
  'error.FAILEDTOFIND': '404 Introuvable',
  'error.NOTLOGGEDIN': "Vous n'êtes pas connecté.",
  'error.InvalidToken': "L'utilisateur n'est pas connecté.",
  'error.Unauthorized': "Vous n'avez pas accès à cette ressource.",
  'error.UNAUTHORIZED': "Vous n'avez pas accès à cette ressource.",
  'error.UNEXPECTED':
    "Le serveur a donné une réponse inattendue. Contactez l'assistance si cela se reproduit.",
  'error.UNKNOWNERROR': "Une erreur inconnue s'est produite. Contactez l'assistance si cela se reproduit.",
  'error.SETUP': "Le compte n'a pas encore été configuré.",
  'error.WRONGFILTER': 'Ce filtre est incompréhensible. Effacez-le et réessayez.',
  'error.UnknownChargePoint': "Cette borne n'existe pas, ou vous n'y avez pas accès.",
  'error.RELNOTFOUND': "Cette organisation n'existe pas, ou vous n'y avez pas accès.",
})
