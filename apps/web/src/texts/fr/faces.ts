import type { faces as en } from '../en/faces.ts'
import { translationOf } from '../types.ts'

export const faces = translationOf<typeof en>()({
  'faces.signIn': 'Se connecter',
  'faces.toDashboard': 'Aller au tableau de bord',
  'faces.toChargers': 'Aller aux bornes',
  'faces.goBack': 'Retour',
  'faces.reload': 'Recharger la page',
  'faces.support': 'Contacter {email}',
  'faces.details': "Détails pour l'assistance",
  'faces.copy': "Copier pour l'assistance",
  'faces.copied': 'Copié',
  'faces.code': 'Code',
  'faces.config.title': 'Le portail ne peut pas encore démarrer',
  'faces.config.unreachable':
    "Sa configuration n'a pas pu être chargée. Vérifiez votre connexion et réessayez.",
  'faces.config.invalid':
    "Sa configuration n'est pas valide. Votre administrateur peut la corriger ; les détails ci-dessous disent où.",
  'faces.signedOut.title': 'Vous êtes déconnecté',
  'faces.signedOut.text': 'Reconnectez-vous quand vous le souhaitez.',
  'faces.signedOut.expired': 'Votre connexion a expiré. Reconnectez-vous pour continuer où vous en étiez.',
  'faces.signedOut.elsewhere': 'Vous vous êtes déconnecté dans un autre onglet ou une autre fenêtre.',
  'faces.signedOut.error': 'Vous avez été déconnecté : {reason}',
  'faces.unreachable.title': 'La page de connexion est inaccessible',
  'faces.unreachable.text': 'Le service de connexion ne répond pas. Vérifiez votre connexion et réessayez.',
  'faces.stalled.title': "Votre connexion n'a pas pu être renouvelée",
  'faces.stalled.text':
    'Le service de connexion ne répond pas. Vous continuez où vous en étiez dès qu’il répond.',
  'faces.refused.title': 'La connexion a été annulée',
  'faces.refused.text': 'Vous pouvez vous connecter quand vous êtes prêt.',
  'faces.failed.title': 'La connexion a échoué',
  'faces.failed.text':
    'Le service de connexion a donné une réponse que le portail ne peut pas utiliser. Réessayez.',
  'faces.failed.storage':
    'Votre navigateur ne conserve rien pour ce site, ce qu’exige la connexion. Autorisez les données de site pour cette adresse, puis rechargez la page.',
  'faces.access.title': 'Nous ne pouvons pas encore vous laisser entrer',
  'faces.notFound.title': "Cette page n'existe pas",
  'faces.notFound.text': "L'adresse est peut-être mal écrite, ou la page a été déplacée.",
  'faces.forbidden.title': "Cette page n'est pas pour votre compte",
  'faces.crash.title': 'Cet écran ne fonctionne plus',
  'faces.crash.text':
    'Rien de ce que vous avez enregistré n’est perdu. Réessayez, ou allez au tableau de bord.',
  'faces.chunk.title': "Cet écran n'a pas pu être chargé",
  'faces.chunk.text': 'Vérifiez votre connexion et réessayez.',
  'faces.chunk.late': "Il n'est pas arrivé après deux minutes. Vérifiez votre connexion et réessayez.",
  'shell.environment': "Ceci est l'environnement {environment}. Rien ici n'est facturé ni livré.",
})
