import { translationOf } from '../../../../texts/types.ts'
import type { actions as en } from './en.ts'

export const actions = translationOf<typeof en>()({
  'requests.act.visit': 'Plaatsbezoek plannen',
  'requests.act.changeVisit': 'Plaatsbezoek wijzigen',
  'requests.act.survey': 'Vooronderzoek invullen',
  'requests.act.changeSurvey': 'Vooronderzoek aanvullen',
  'requests.act.plan': 'Installatie plannen',
  'requests.act.changePlan': 'Datum wijzigen',
  'requests.act.calendar': 'Toevoegen aan agenda',
  'requests.calendar.visit': 'Charge Portal: plaatsbezoek',
  'requests.calendar.installation': 'Charge Portal: installatie',
  'requests.cancel': 'Aanvraag annuleren',
  'requests.cancel.title': 'Deze aanvraag annuleren?',
  'requests.cancel.text': '‘{summary}’ stopt hier. U kunt dit niet ongedaan maken.',
  'requests.cancel.reason': 'Reden',
  'requests.cancel.reason.hint': 'We tonen de reden bij het verloop van uw aanvraag.',
  'requests.cancel.missing': 'Vertel ons waarom u annuleert.',
  'requests.cancel.keep': 'Aanvraag behouden',
  'requests.cancel.busy': 'Bezig met annuleren…',
  'requests.cancel.failed': 'We konden deze aanvraag niet annuleren',
  'requests.message': 'Bericht',
})
