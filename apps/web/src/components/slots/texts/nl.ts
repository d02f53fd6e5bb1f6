import { translationOf } from '../../../texts/types.ts'
import type { slotTexts as en } from './en.ts'

export const slotTexts = translationOf<typeof en>()({
  'visits.week': 'Week van {date}',
  'visits.earlier': 'Vorige week',
  'visits.later': 'Volgende week',
  'visits.showAs': 'Tonen als',
  'visits.calendar': 'Kalender',
  'visits.list': 'Lijst',
  'visits.zone': 'Alle tijden zijn Belgische tijd ({zone}).',
  'visits.slots': 'Tijdsloten',
  'visits.taken': 'Bezet',
  'visits.free': 'Vrij',
  'visits.planned': 'Gepland',
  'visits.none': 'Geen tijdsloten deze week.',
  'visits.slotsFailed': 'We kunnen de tijdsloten niet tonen',
  'visits.chosen': 'Gekozen: {time}',
  'visits.choose': 'Kies een tijdslot.',
  'visits.confirm': 'Dit tijdslot bevestigen',
  'visits.sending': 'Bezig met plannen…',
  'visits.refused.taken': 'Iemand heeft dit tijdslot net genomen. Kies een ander.',
  'visits.refused.changed': 'Deze aanvraag is intussen gewijzigd. Kijk ze na en bevestig opnieuw.',
  'visits.failed': 'We konden dit tijdslot niet bevestigen',
  'visits.another': 'Een ander tijdslot kiezen',
})
