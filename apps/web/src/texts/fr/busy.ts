import type { busy as en } from '../en/busy.ts'
import { translationOf } from '../types.ts'

export const busy = translationOf<typeof en>()({
  'faces.starting': 'Démarrage du portail',
  'faces.signingIn': 'Connexion en cours',
  'faces.leaving': 'Nous vous amenons à la page de connexion',
  'faces.signingOut': 'Déconnexion en cours',
  'faces.loadingUser': 'Chargement de vos données',
  'faces.retry': 'Réessayer',
  'faces.signOut': 'Se déconnecter',
  'error.FAILEDTOLOAD': "Il s'agit peut-être d'un problème CORS ou d'une connexion internet interrompue.",
  'errors.unknownCode':
    "Une erreur s'est produite de notre côté. Réessayez, ou contactez l'assistance avec le code {code}.",
  'faces.missing': "Tout n'a pas pu être chargé. Vérifiez votre connexion et réessayez.",
  'faces.maintenance.title': 'En maintenance',
  'faces.maintenance.text': 'Nous serons bientôt de retour',
  'faces.maintenance.lifts':
    'Le portail s’ouvre à nouveau de lui-même ; rien de ce que vous avez saisi n’est perdu.',
})
