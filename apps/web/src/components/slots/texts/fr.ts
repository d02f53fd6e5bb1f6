import { translationOf } from '../../../texts/types.ts'
import type { slotTexts as en } from './en.ts'

export const slotTexts = translationOf<typeof en>()({
  'visits.week': 'Semaine du {date}',
  'visits.earlier': 'Semaine précédente',
  'visits.later': 'Semaine suivante',
  'visits.showAs': 'Afficher en',
  'visits.calendar': 'Calendrier',
  'visits.list': 'Liste',
  'visits.zone': 'Toutes les heures sont en heure belge ({zone}).',
  'visits.slots': 'Créneaux',
  'visits.taken': 'Occupé',
  'visits.free': 'Libre',
  'visits.planned': 'Planifié',
  'visits.none': 'Aucun créneau cette semaine.',
  'visits.slotsFailed': 'Impossible d’afficher les créneaux',
  'visits.chosen': 'Choix : {time}',
  'visits.choose': 'Choisissez un créneau.',
  'visits.confirm': 'Confirmer ce créneau',
  'visits.sending': 'Planification…',
  'visits.refused.taken': 'Ce créneau vient d’être pris. Choisissez-en un autre.',
  'visits.refused.changed': 'Cette demande a changé entre-temps. Vérifiez-la, puis confirmez à nouveau.',
  'visits.failed': 'Impossible de confirmer ce créneau',
  'visits.another': 'Choisir un autre créneau',
})
