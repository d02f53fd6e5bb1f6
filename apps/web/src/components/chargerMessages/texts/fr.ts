import { translationOf } from '../../../texts/types.ts'
import type { messageTexts as en } from './en.ts'

export const messageTexts = translationOf<typeof en>()({
  'messages.title': 'Messages',
  'messages.label': 'Message à la borne',
  'messages.known.signal': 'Demander un signal',
  'messages.known.meter': 'Demander les mesures',
  'messages.known.cache': 'Effacer les cartes mémorisées',
  'messages.known.list': 'Demander la version de sa liste de cartes',
  'messages.send': 'Envoyer le message',
  'messages.waiting': 'Envoyé à {time}. En attente de la réponse de la borne…',
  'messages.answered': 'Réponse de la borne : {answer}',
  'messages.answered.Accepted': 'La borne a accepté ce message.',
  'messages.answered.Rejected': 'La borne a refusé ce message.',
  'messages.answered.NotImplemented': 'Cette borne ne connaît pas ce message.',
  'messages.failed': 'La borne est hors ligne et n’a pas reçu ce message.',
  'messages.unanswered': 'Pas de réponse en une minute. La borne peut encore répondre.',
  'messages.unread': 'Impossible de récupérer la réponse. {reason}',
  'messages.unsent': 'Impossible d’envoyer ce message. {reason}',
  'messages.check': 'Vérifier à nouveau',
})
