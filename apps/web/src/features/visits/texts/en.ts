import { choiceTexts } from '../../../components/choices/texts/en.ts'
import { fileTexts } from '../../../components/files/texts/en.ts'
import { requestTexts } from '../../../components/requests/texts/en.ts'
import { slotTexts } from '../../../components/slots/texts/en.ts'

export const texts = {
  ...fileTexts,
  ...choiceTexts,
  ...requestTexts,
  ...slotTexts,
  'visits.plan.title': 'Schedule installation',
  'visits.plan.context': 'Choose when our installer can come for ‘{summary}’.',
  'visits.plan.now': 'Your installation is on {time}.',
  'visits.plan.closed': 'There’s nothing to schedule',
  'visits.survey.title': 'Site survey',
  'visits.survey.onSite': 'Choose when we can come and look at the site for ‘{summary}’.',
  'visits.survey.remote': 'Tell us about the site for ‘{summary}’, with pictures.',
  'visits.survey.closed': 'There’s no survey to complete',
  'visits.closed.text': 'This request no longer needs it.',
  'visits.back': 'View request',
  'visits.done.VISIT': 'We’ll visit on {time}',
  'visits.done.INSTALLATION': 'Your installer will come on {time}',
  'visits.pictures': 'Pictures',
  'visits.pictures.hint': 'Show where the charger will be, and the fuse box.',
  'visits.details': 'What should we know?',
  'visits.details.hint': 'For example where the fuse box is, and how far it is from the charger.',
  'visits.details.missing': 'Describe the site first.',
  'visits.details.send': 'Send survey',
  'visits.details.busy': 'Sending…',
  'visits.details.failed': 'We couldn’t send your survey',
  'visits.details.done': 'Survey sent. We’ll look at it and contact you.',
} as const

declare module '../../../texts/types.ts' {
  interface FeatureTexts {
    visits: typeof texts
  }
}
