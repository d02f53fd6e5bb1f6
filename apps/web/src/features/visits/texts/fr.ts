import { choiceTexts } from '../../../components/choices/texts/fr.ts'
import { fileTexts } from '../../../components/files/texts/fr.ts'
import { requestTexts } from '../../../components/requests/texts/fr.ts'
import { slotTexts } from '../../../components/slots/texts/fr.ts'
import { translationOf } from '../../../texts/types.ts'
import type { texts as en } from './en.ts'

export const texts = translationOf<typeof en>()({
  ...fileTexts,
  ...choiceTexts,
  ...requestTexts,
  ...slotTexts,
  'visits.plan.title': 'Planifier l’installation',
  'visits.plan.context': 'Choisissez quand notre installateur peut passer pour « {summary} ».',
  'visits.plan.now': 'Votre installation est prévue le {time}.',
  'visits.plan.closed': 'Rien à planifier',
  'visits.survey.title': 'Étude préalable',
  'visits.survey.onSite': 'Choisissez quand nous pouvons venir voir les lieux pour « {summary} ».',
  'visits.survey.remote': 'Décrivez les lieux pour « {summary} », avec des photos.',
  'visits.survey.closed': 'Aucune étude à compléter',
  'visits.closed.text': 'Cette demande n’en a plus besoin.',
  'visits.back': 'Afficher la demande',
  'visits.done.VISIT': 'Nous passerons le {time}',
  'visits.done.INSTALLATION': 'L’installateur passera le {time}',
  'visits.pictures': 'Photos',
  'visits.pictures.hint': 'Montrez l’emplacement de la borne et le tableau électrique.',
  'visits.details': 'Que devons‑nous savoir ?',
  'visits.details.hint': 'Par exemple où se trouve le tableau électrique et à quelle distance de la borne.',
  'visits.details.missing': 'Décrivez d’abord les lieux.',
  'visits.details.send': 'Envoyer l’étude',
  'visits.details.busy': 'Envoi…',
  'visits.details.failed': 'Impossible d’envoyer votre étude',
  'visits.details.done': 'Étude envoyée. Nous l’examinons et vous recontactons.',
})
