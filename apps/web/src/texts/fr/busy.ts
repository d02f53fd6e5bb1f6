import type { busy as en } from '../en/busy.ts'
import { translationOf } from '../types.ts'

export const busy = translationOf<typeof en>()({
  'faces.starting': 'Ouverture du portail',
  'faces.signingIn': 'Connexion en cours',
  'faces.leaving': 'Redirection vers la page de connexion',
  'faces.signingOut': 'Déconnexion en cours',
  'faces.loadingUser': 'Récupération de vos données',
  'faces.retry': 'Réessayer',
  'faces.signOut': 'Se déconnecter',
  'error.FAILEDTOLOAD': 'Le serveur est injoignable. Vérifiez votre connexion internet et réessayez.',
  'errors.unknownCode':
    'Une erreur s’est produite de notre côté. Réessayez. Si le problème persiste, contactez l’assistance et mentionnez le code {code}.',
  'faces.missing': 'Une partie de la page ne s’affiche pas. Vérifiez votre connexion internet et réessayez.',
  'faces.maintenance.title': 'En maintenance',
  'faces.maintenance.text': 'Nous serons bientôt de retour',
  'faces.maintenance.lifts': 'Le portail rouvrira automatiquement. Ce que vous avez saisi est conservé.',
})
