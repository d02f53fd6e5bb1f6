import { accessSectionTexts } from '../../../components/access/texts/sections/nl.ts'
import { bulkTexts } from '../../../components/bulk/texts/nl.ts'
import { cardCheckTexts } from '../../../components/cardCheck/texts/nl.ts'
import { chargerPartTexts } from '../../../components/charger/texts/nl.ts'
import { messageFormTexts } from '../../../components/chargerMessages/texts/form/nl.ts'
import { messageTexts } from '../../../components/chargerMessages/texts/nl.ts'
import { settingTexts } from '../../../components/chargerSettings/texts/nl.ts'
import { choiceTexts } from '../../../components/choices/texts/nl.ts'
import { fileTexts } from '../../../components/files/texts/nl.ts'
import { noteTexts } from '../../../components/notes/texts/nl.ts'
import { peopleTexts } from '../../../components/people/texts/nl.ts'
import { placeTexts } from '../../../components/places/texts/nl.ts'
import { locationFieldTexts } from '../../../components/records/texts/locations/nl.ts'
import { recordTexts } from '../../../components/records/texts/nl.ts'
import { recordPartTexts } from '../../../components/records/texts/parts/nl.ts'
import { relationTexts } from '../../../components/relations/texts/nl.ts'
import { treeTexts } from '../../../components/relationTree/texts/nl.ts'
import { requestMessageTexts } from '../../../components/requests/texts/messages/nl.ts'
import { requestTexts } from '../../../components/requests/texts/nl.ts'
import { slotTexts } from '../../../components/slots/texts/nl.ts'
import { subscriptionTexts } from '../../../components/subscriptions/texts/nl.ts'
import { actions } from './nl/actions.ts'
import { alarmRules } from './nl/alarmRules.ts'
import { audit } from './nl/audit.ts'
import { cards } from './nl/cards.ts'
import { charger } from './nl/charger.ts'
import { contracts } from './nl/contracts.ts'
import { corrections } from './nl/corrections.ts'
import { fields } from './nl/fields.ts'
import { home } from './nl/home.ts'
import { screens } from './nl/screens.ts'
import { site } from './nl/site.ts'
import { tariffs } from './nl/tariffs.ts'
import { values } from './nl/values.ts'
import { work } from './nl/work.ts'

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
}
