import { choiceTexts } from '../../../components/choices/texts/nl.ts'
import { fileTexts } from '../../../components/files/texts/nl.ts'
import { requestTexts } from '../../../components/requests/texts/nl.ts'
import { slotTexts } from '../../../components/slots/texts/nl.ts'
import { translationOf } from '../../../texts/types.ts'
import type { texts as en } from './en.ts'

export const texts = translationOf<typeof en>()({
  ...fileTexts,
  ...choiceTexts,
  ...requestTexts,
  ...slotTexts,
  'visits.plan.title': 'Installatie plannen',
  'visits.plan.context': 'Kies wanneer onze installateur mag komen voor ‘{summary}’.',
  'visits.plan.now': 'Uw installatie is op {time}.',
  'visits.plan.closed': 'Er is niets te plannen',
  'visits.survey.title': 'Vooronderzoek',
  'visits.survey.onSite': 'Kies wanneer we ter plaatse mogen komen kijken voor ‘{summary}’.',
  'visits.survey.remote': 'Beschrijf de plaats voor ‘{summary}’, met foto’s.',
  'visits.survey.closed': 'Er is geen vooronderzoek in te vullen',
  'visits.closed.text': 'Deze aanvraag heeft dit niet meer nodig.',
  'visits.back': 'Aanvraag bekijken',
  'visits.done.VISIT': 'We komen langs op {time}',
  'visits.done.INSTALLATION': 'Uw installateur komt op {time}',
  'visits.pictures': 'Foto’s',
  'visits.pictures.hint': 'Toon waar de laadpaal komt en de zekeringkast.',
  'visits.details': 'Wat moeten we weten?',
  'visits.details.hint': 'Bijvoorbeeld waar de zekeringkast staat en hoe ver die van de laadpaal is.',
  'visits.details.missing': 'Beschrijf eerst de plaats.',
  'visits.details.send': 'Vooronderzoek versturen',
  'visits.details.busy': 'Bezig met versturen…',
  'visits.details.failed': 'We konden uw vooronderzoek niet versturen',
  'visits.details.done': 'Vooronderzoek verzonden. We bekijken het en contacteren u.',
})
