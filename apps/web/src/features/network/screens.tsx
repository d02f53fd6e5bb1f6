import { rerateCdr, runSchedule } from '@portal/schemas'
import { RecordDetail } from '../../components/records/RecordDetail.tsx'
import { RecordList } from '../../components/records/RecordList.tsx'
import type { RecordScreen } from '../../components/records/recordScreen.ts'
import type { RecordCommands } from '../../components/records/useRecordEdit.ts'
import { askRecord } from '../../data/records.ts'
import { CARD_REQUESTS, CARDS, SUBSCRIPTION_TYPES, WHITELISTS } from './declared/cards.ts'
import { CDRS, SESSIONS } from './declared/charging.ts'
import { CPO_CONTRACTS, RELATIONS } from './declared/customers.ts'
import { CHARGERS, CPO_CHARGERS, LOCATIONS, OFFLINE_CHARGERS } from './declared/places.ts'
import { ALARMS, REQUESTS, SCHEDULES } from './declared/work.ts'

/** The class that a screen shows, as `meta` names it in links. */
const classOf = ({ routes }: RecordScreen): string => routes.meta.path.split('/')[2] ?? ''

const WITH_DETAIL: readonly RecordScreen[] = [
  ALARMS,
  CARDS,
  CARD_REQUESTS,
  CDRS,
  CHARGERS,
  CPO_CONTRACTS,
  LOCATIONS,
  RELATIONS,
  REQUESTS,
  SCHEDULES,
  SESSIONS,
  SUBSCRIPTION_TYPES,
  WHITELISTS,
]

/** Where operators find a record, by its class: links between records lead there. */
const PLACES = Object.fromEntries(WITH_DETAIL.map((screen) => [classOf(screen), screen.path]))

const list = (screen: RecordScreen) => () => <RecordList screen={screen} />

const detail =
  (screen: RecordScreen, commands: RecordCommands = {}) =>
  () => <RecordDetail screen={screen} places={PLACES} commands={commands} />

/** The screens of the operators' area that a declaration is enough for. */
export const Location = detail(LOCATIONS)
export const Chargers = list(CHARGERS)
export const CpoChargers = list(CPO_CHARGERS)
export const OfflineChargers = list(OFFLINE_CHARGERS)
export const Charger = detail(CHARGERS)
export const Sessions = list(SESSIONS)
export const Session = detail(SESSIONS)
export const Cdrs = list(CDRS)
export const Cdr = detail(CDRS, {
  rerate: (bco, id) => askRecord(bco, rerateCdr, { params: { id } }),
})
export const Card = detail(CARDS)
export const CardRequests = list(CARD_REQUESTS)
export const CardRequest = detail(CARD_REQUESTS)
export const Whitelists = list(WHITELISTS)
export const Whitelist = detail(WHITELISTS)
export const SubscriptionTypes = list(SUBSCRIPTION_TYPES)
export const SubscriptionType = detail(SUBSCRIPTION_TYPES)
export const Relations = list(RELATIONS)
export const Relation = detail(RELATIONS)
export const CpoContracts = list(CPO_CONTRACTS)
export const CpoContract = detail(CPO_CONTRACTS)
export const Alarms = list(ALARMS)
export const Alarm = detail(ALARMS)
export const Schedules = list(SCHEDULES)
export const Schedule = detail(SCHEDULES, {
  run: (bco, id) => askRecord(bco, runSchedule, { params: { id } }),
})
export const Requests = list(REQUESTS)
export const Request = detail(REQUESTS)
export { FindCard } from './FindCard.tsx'
export { NetworkHome } from './NetworkHome.tsx'
export { Locations, MyLocations } from './PlacesList.tsx'
