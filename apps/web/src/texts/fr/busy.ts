import { busy as en } from '../en/busy.ts'
import { translationOf } from '../types.ts'

export const busy = translationOf(en)({
  'faces.starting': 'Démarrage du portail',
  'faces.signingIn': 'Connexion en cours',
  'faces.leaving': 'Nous vous amenons à la page de connexion',
  'faces.signingOut': 'Déconnexion en cours',
  'faces.loadingUser': 'Chargement de vos données',
  'faces.retry': 'Réessayer',
  'faces.signOut': 'Se déconnecter',
})
