import { accessSectionTexts } from '../../../components/access/texts/sections/en.ts'
import { bulkTexts } from '../../../components/bulk/texts/en.ts'
import { cardCheckTexts } from '../../../components/cardCheck/texts/en.ts'
import { chargerPartTexts } from '../../../components/charger/texts/en.ts'
import { messageTexts } from '../../../components/chargerMessages/texts/en.ts'
import { messageFormTexts } from '../../../components/chargerMessages/texts/form/en.ts'
import { settingTexts } from '../../../components/chargerSettings/texts/en.ts'
import { choiceTexts } from '../../../components/choices/texts/en.ts'
import { fileTexts } from '../../../components/files/texts/en.ts'
import { noteTexts } from '../../../components/notes/texts/en.ts'
import { peopleTexts } from '../../../components/people/texts/en.ts'
import { placeTexts } from '../../../components/places/texts/en.ts'
import { recordTexts } from '../../../components/records/texts/en.ts'
import { locationFieldTexts } from '../../../components/records/texts/locations/en.ts'
import { recordPartTexts } from '../../../components/records/texts/parts/en.ts'
import { relationTexts } from '../../../components/relations/texts/en.ts'
import { treeTexts } from '../../../components/relationTree/texts/en.ts'
import { requestTexts } from '../../../components/requests/texts/en.ts'
import { requestMessageTexts } from '../../../components/requests/texts/messages/en.ts'
import { slotTexts } from '../../../components/slots/texts/en.ts'
import { subscriptionTexts } from '../../../components/subscriptions/texts/en.ts'
import { actions } from './en/actions.ts'
import { alarmRules } from './en/alarmRules.ts'
import { audit } from './en/audit.ts'
import { cards } from './en/cards.ts'
import { charger } from './en/charger.ts'
import { contracts } from './en/contracts.ts'
import { corrections } from './en/corrections.ts'
import { fields } from './en/fields.ts'
import { home } from './en/home.ts'
import { screens } from './en/screens.ts'
import { site } from './en/site.ts'
import { tariffs } from './en/tariffs.ts'
import { values } from './en/values.ts'
import { work } from './en/work.ts'

export const texts = {
  ...recordTexts,
  ...placeTexts,
  ...locationFieldTexts,
  ...recordPartTexts,
  ...bulkTexts,
  ...fileTexts,
  ...noteTexts,
  ...peopleTexts,
  ...choiceTexts,
  ...relationTexts,
  ...treeTexts,
  ...requestTexts,
  ...requestMessageTexts,
  ...fields,
  ...values,
  ...screens,
  ...work,
  ...tariffs,
  ...contracts,
  ...corrections,
  ...slotTexts,
  ...subscriptionTexts,
  ...actions,
  ...alarmRules,
  ...audit,
  ...messageTexts,
  ...messageFormTexts,
  ...chargerPartTexts,
  ...settingTexts,
  ...home,
  ...accessSectionTexts,
  ...cardCheckTexts,
  ...cards,
  ...charger,
  ...site,
} as const

declare module '../../../texts/types.ts' {
  interface FeatureTexts {
    network: typeof texts
  }
}
