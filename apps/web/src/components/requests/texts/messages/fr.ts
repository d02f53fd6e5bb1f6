import { translationOf } from '../../../../texts/types.ts'
import type { requestMessageTexts as en } from './en.ts'

export const requestMessageTexts = translationOf<typeof en>()({
  'requests.messages': 'Messages',
  'requests.messages.none': 'Pas encore de message.',
  'requests.message.send': 'Envoyer le message',
  'requests.message.busy': 'Envoi…',
  'requests.message.missing': 'Saisissez d’abord votre message.',
  'requests.message.failed': 'Impossible d’envoyer votre message',
})
