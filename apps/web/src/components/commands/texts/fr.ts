import { translationOf } from '../../../texts/types.ts'
import type { commandTexts as en } from './en.ts'

export const commandTexts = translationOf<typeof en>()({
  'commands.title.UNLOCK': 'Déverrouiller le connecteur {number}',
  'commands.title.START': 'Démarrer la recharge au connecteur {number}',
  'commands.title.STOP': 'Arrêter la recharge au connecteur {number}',
  'commands.title.RESET': 'Redémarrer la borne',
  'commands.step.sent': 'Envoyée',
  'commands.step.accepted': 'Acceptée',
  'commands.step.confirmed': 'Confirmée',
  'commands.step.rejected': 'Refusée',
  'commands.step.noAnswer': 'Sans réponse',
  'commands.step.unconfirmed': 'Non confirmée',
  'commands.step.current': 'en cours',
  'commands.step.ahead': 'pas encore',
  'commands.seconds': '{passed} s sur {all}',
  'commands.waiting.START': 'En attente du début de la recharge…',
  'commands.waiting.STOP': 'En attente de la fin de la recharge…',
  'commands.waiting.RESET': 'En attente du redémarrage…',
  'commands.waiting.UNLOCK': 'En attente du déverrouillage…',
  'commands.tracing':
    'La connexion a été coupée pendant l’envoi. Nous vérifions si la commande a été exécutée…',
  'commands.unconfirmed': 'Pas encore de réponse : la borne peut encore l’exécuter',
  'commands.check': 'Vérifier à nouveau',
  'commands.sendAgain': 'Envoyer à nouveau',
  'commands.checked': 'Vérifié à {time}. Rien n’a changé pour l’instant.',
  'commands.checkFailed': 'Le serveur est injoignable. Vérifiez votre connexion internet et réessayez.',
  'commands.confirmed.START': 'La recharge a démarré.',
  'commands.confirmed.STOP': 'La recharge est arrêtée.',
  'commands.confirmed.RESET': 'La borne redémarre.',
  'commands.confirmed.UNLOCK': 'Le connecteur est déverrouillé.',
  'commands.rejected': 'Refusée. {reason}',
  'commands.reason.OFFLINE': 'La borne est hors ligne. Réessayez dès qu’elle est de nouveau en ligne.',
  'commands.reason.OCCUPIED': 'Le connecteur est occupé.',
  'commands.reason.RESERVED': 'Le connecteur est réservé pour une autre personne.',
  'commands.reason.UNAVAILABLE': 'Le connecteur est hors service.',
  'commands.reason.FAULTED': 'Le connecteur est en panne.',
  'commands.reason.CARD_NOT_ALLOWED':
    'Cette carte de recharge n’est pas acceptée ici. Choisissez-en une autre.',
  'commands.reason.TOKACTIVERR':
    'Cette carte de recharge est déjà utilisée ou n’est pas active. Choisissez-en une autre.',
  'commands.reason.NOACTIVESESSION': 'Cette session est déjà terminée.',
})
