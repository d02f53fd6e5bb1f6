import { translationOf } from '../../../../texts/types.ts'
import type { actions as en } from './en.ts'

export const actions = translationOf<typeof en>()({
  'requests.act.visit': 'Planifier la visite',
  'requests.act.changeVisit': 'Modifier la visite',
  'requests.act.survey': 'Compléter l’étude',
  'requests.act.changeSurvey': 'Compléter à nouveau',
  'requests.act.plan': 'Planifier l’installation',
  'requests.act.changePlan': 'Modifier la date',
  'requests.act.calendar': 'Ajouter à l’agenda',
  'requests.calendar.visit': 'Charge Portal : visite sur place',
  'requests.calendar.installation': 'Charge Portal : installation',
  'requests.cancel': 'Annuler la demande',
  'requests.cancel.title': 'Annuler cette demande ?',
  'requests.cancel.text': '« {summary} » s’arrête ici. Cette action est définitive.',
  'requests.cancel.reason': 'Motif',
  'requests.cancel.reason.hint': 'Il figurera dans le suivi de votre demande.',
  'requests.cancel.missing': 'Indiquez le motif de l’annulation.',
  'requests.cancel.keep': 'Garder la demande',
  'requests.cancel.busy': 'Annulation…',
  'requests.cancel.failed': 'Impossible d’annuler cette demande',
  'requests.message': 'Message',
})
