import { accessSectionTexts } from '../../../components/access/texts/sections/fr.ts'
import { bulkTexts } from '../../../components/bulk/texts/fr.ts'
import { cardCheckTexts } from '../../../components/cardCheck/texts/fr.ts'
import { chargerPartTexts } from '../../../components/charger/texts/fr.ts'
import { messageFormTexts } from '../../../components/chargerMessages/texts/form/fr.ts'
import { messageTexts } from '../../../components/chargerMessages/texts/fr.ts'
import { settingTexts } from '../../../components/chargerSettings/texts/fr.ts'
import { choiceTexts } from '../../../components/choices/texts/fr.ts'
import { fileTexts } from '../../../components/files/texts/fr.ts'
import { noteTexts } from '../../../components/notes/texts/fr.ts'
import { peopleTexts } from '../../../components/people/texts/fr.ts'
import { placeTexts } from '../../../components/places/texts/fr.ts'
import { recordTexts } from '../../../components/records/texts/fr.ts'
import { locationFieldTexts } from '../../../components/records/texts/locations/fr.ts'
import { recordPartTexts } from '../../../components/records/texts/parts/fr.ts'
import { relationTexts } from '../../../components/relations/texts/fr.ts'
import { treeTexts } from '../../../components/relationTree/texts/fr.ts'
import { requestTexts } from '../../../components/requests/texts/fr.ts'
import { requestMessageTexts } from '../../../components/requests/texts/messages/fr.ts'
import { slotTexts } from '../../../components/slots/texts/fr.ts'
import { subscriptionTexts } from '../../../components/subscriptions/texts/fr.ts'
import { actions } from './fr/actions.ts'
import { alarmRules } from './fr/alarmRules.ts'
import { audit } from './fr/audit.ts'
import { cards } from './fr/cards.ts'
import { charger } from './fr/charger.ts'
import { contracts } from './fr/contracts.ts'
import { corrections } from './fr/corrections.ts'
import { fields } from './fr/fields.ts'
import { home } from './fr/home.ts'
import { screens } from './fr/screens.ts'
import { site } from './fr/site.ts'
import { tariffs } from './fr/tariffs.ts'
import { values } from './fr/values.ts'
import { work } from './fr/work.ts'

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
