import { translationOf } from '../../../texts/types.ts'
import type { fileTexts as en } from './en.ts'

export const fileTexts = translationOf<typeof en>()({
  'files.add': 'Ajouter des fichiers',
  'files.camera': 'Prendre une photo',
  'files.drop': 'Déposez des fichiers ici, ou choisissez-les.',
  'files.rules': 'PDF, Word, GIF, JPEG ou PNG. {size} Mo au total.',
  'files.list': 'Vos fichiers',
  'files.total': '{used} sur {most} Mo utilisés',
  'files.remove': 'Supprimer {name}',
  'files.cancel': 'Arrêter l’envoi de {name}',
  'files.retry': 'Renvoyer {name}',
  'files.progress': 'Envoi de {name}',
  'files.state.inspecting': 'Vérification…',
  'files.state.kept': 'Prêt',
  'files.state.sending': 'Envoi',
  'files.state.sent': 'Envoyé',
  'files.state.failed': 'Non envoyé',
  'files.state.unknown': 'Peut-être arrivé. Réessayez : il n’y sera jamais deux fois.',
  'files.unsaved.title': 'Non enregistré sur cet appareil',
  'files.unsaved':
    'Ajouté, mais perdu si vous actualisez la page : {names}. Le stockage de ce navigateur est plein ou bloqué. Gardez cette page ouverte jusqu’à l’envoi de vos fichiers.',
  'files.gone.title': 'N’est plus sur cet appareil',
  'files.gone': 'Ajoutez-les à nouveau pour les envoyer.',
  'files.refused': 'Ajout impossible',
  'files.refused.name': '{name} : supprimez les chevrons de son nom.',
  'files.refused.type': '{name} : seuls les fichiers PDF, Word, GIF, JPEG et PNG sont acceptés.',
  'files.refused.content': '{name} : son contenu ne correspond pas à son nom.',
  'files.refused.tooLarge': '{name} : vos fichiers dépasseraient {size} Mo au total.',
  'files.refused.empty': '{name} : ce fichier est vide.',
  'files.refused.unreadable': '{name} : ce fichier est illisible.',
})
