import type { faces as en } from '../en/faces.ts'
import { translationOf } from '../types.ts'

export const faces = translationOf<typeof en>()({
  'faces.signIn': 'Se connecter',
  'faces.toDashboard': 'Aller au tableau de bord',
  'faces.toChargers': 'Aller aux bornes',
  'faces.goBack': 'Retour',
  'faces.reload': 'Actualiser la page',
  'faces.support': 'Contacter {email}',
  'faces.details': 'Détails pour l’assistance',
  'faces.copy': 'Copier pour l’assistance',
  'faces.copied': 'Copié',
  'faces.copyValue': 'Copier {value}',
  'faces.code': 'Code',
  'faces.config.title': 'Le portail ne peut pas démarrer',
  'faces.config.unreachable':
    'Sa configuration est inaccessible. Vérifiez votre connexion internet et réessayez.',
  'faces.config.invalid':
    'Sa configuration contient une erreur. Demandez à votre administrateur de la corriger. Les détails ci-dessous indiquent où.',
  'faces.signedOut.title': 'Déconnexion effectuée',
  'faces.signedOut.text': 'Vous pouvez vous reconnecter à tout moment.',
  'faces.signedOut.expired': 'Votre connexion a expiré. Reconnectez-vous pour reprendre où vous en étiez.',
  'faces.signedOut.elsewhere': 'La déconnexion a eu lieu dans un autre onglet ou une autre fenêtre.',
  'faces.signedOut.error': 'Nous avons dû mettre fin à votre connexion. {reason}',
  'faces.unreachable.title': 'La page de connexion est inaccessible',
  'faces.unreachable.text':
    'Le service de connexion ne répond pas. Vérifiez votre accès à internet et réessayez.',
  'faces.stalled.title': 'Votre connexion n’a pas pu être renouvelée',
  'faces.stalled.text':
    'Le service de connexion ne répond pas. Nous continuons d’essayer. Vous pouvez aussi vous reconnecter et reprendre où vous en étiez.',
  'faces.refused.title': 'Connexion annulée',
  'faces.refused.text': 'Vous pouvez vous connecter à tout moment.',
  'faces.failed.title': 'La connexion a échoué',
  'faces.failed.text': 'Le service de connexion a donné une réponse inattendue. Réessayez.',
  'faces.failed.token':
    'La réponse du service de connexion n’est pas valable pour ce portail. Vérifiez la date et l’heure de votre appareil, puis réessayez.',
  'faces.failed.storage':
    'Votre navigateur n’enregistre aucune donnée pour ce site, alors que la connexion en a besoin. Autorisez les données de site ou libérez de l’espace, puis actualisez la page.',
  'faces.access.title': 'Impossible d’ouvrir votre portail',
  'faces.notFound.title': 'Page introuvable',
  'faces.notFound.text': 'L’adresse est peut-être incorrecte, ou la page a été déplacée.',
  'faces.forbidden.title': 'Cette page ne vous est pas accessible',
  'faces.crash.title': 'Un problème est survenu sur cette page',
  'faces.crash.text':
    'Tout ce que vous avez enregistré est conservé. Réessayez, ou allez au tableau de bord.',
  'faces.chunk.title': 'Cette page ne s’affiche pas',
  'faces.chunk.text': 'Vérifiez votre connexion internet et réessayez.',
  'faces.chunk.late': 'Cela prend trop de temps. Vérifiez votre connexion internet et réessayez.',
  'faces.newVersion.title': 'Une nouvelle version est disponible',
  'faces.newVersion.text': 'Actualisez la page pour l’utiliser. Vos brouillons sont conservés.',
  'shell.environment': 'Environnement {environment} : rien n’est facturé ni livré ici.',
  'shell.environment.label': 'Environnement',
  'shell.environment.internal': 'interne',
  'shell.environment.test': 'de test',
  'shell.environment.development': 'de développement',
  'shell.environment.production': 'Environnement de production',
})
