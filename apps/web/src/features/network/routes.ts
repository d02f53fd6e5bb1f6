import type { Role } from '@portal/schemas'
import {
  Bell,
  CalendarClock,
  CarFront,
  ClipboardList,
  CreditCard,
  Euro,
  EvCharger,
  Handshake,
  House,
  MapPin,
  MapPinPlus,
  ReceiptText,
  ScrollText,
  Search,
  Siren,
  Tags,
  UsersRound,
  WalletCards,
  WifiOff,
} from 'lucide-react'
import type { ScreenRoute } from '../../app/route.ts'
import { PATTERNS } from '../../data/paths.ts'
import type { TextKey, TextSource } from '../../texts/index.ts'
import type { Icon } from '../../ui/icon.ts'

const roles: readonly Role[] = ['Operator', 'SuperAdmin']

const texts: TextSource = (language) => import(`./texts/${language}.ts`)

type Screens = typeof import('./screens.tsx')

const load = (name: keyof Screens) => async () => (await import('./screens.tsx'))[name]

/** Returns the lazily loaded count for a menu entry. */
const count = (name: keyof typeof import('./counts.tsx')) => ({
  texts,
  load: async () => (await import('./counts.tsx'))[name],
})

const counted = ({ menu, ...route }: ScreenRoute, name: Parameters<typeof count>[0]): ScreenRoute => ({
  ...route,
  ...(menu && { menu: menu.in === 'side' ? { ...menu, count: count(name) } : menu }),
})

const list = (
  path: string,
  screen: keyof Screens,
  label: TextKey,
  icon: Icon,
  group: TextKey,
  details?: readonly string[],
): ScreenRoute => ({
  path,
  roles,
  texts,
  visibleTo: [{ persona: 'operator' }],
  load: load(screen),
  menu: { in: 'side', label, icon, group, ...(details && { details }) },
})

/** Returns the route of a detail screen. Screenshots and accessibility tests open it with the record `id`. */
const detail = (path: string, screen: keyof Screens, id: string): ScreenRoute => ({
  path,
  roles,
  texts,
  visibleTo: [{ persona: 'operator', id }],
  load: load(screen),
})

/** Returns the route of a form for a new record. Must precede the detail route, whose pattern also matches its path. */
const create = (path: string, screen: keyof Screens): ScreenRoute => ({
  path,
  roles,
  texts,
  visibleTo: [{ persona: 'operator' }],
  load: load(screen),
})

const P = PATTERNS

/** Home of the operators' area, above the groups of its menu. */
export const networkHome: ScreenRoute = {
  path: P.network,
  roles,
  texts,
  visibleTo: [{ persona: 'operator' }],
  load: load('NetworkHome'),
  menu: { in: 'side', label: 'shell.netHome', icon: House, details: [] },
}

/** Routes of the operators' area (S2), in menu order. */
export const networkRoutes: readonly ScreenRoute[] = [
  counted(list(P.netAlarms, 'Alarms', 'shell.netAlarms', Bell, 'shell.group.now'), 'AlarmCount'),
  list(P.netAlarmRules, 'AlarmRules', 'shell.netAlarmRules', Siren, 'shell.group.now'),
  counted(
    list(P.netOfflineChargers, 'OfflineChargers', 'shell.netOfflineChargers', WifiOff, 'shell.group.now'),
    'OfflineCount',
  ),
  list(P.netLocations, 'Locations', 'shell.netLocations', MapPin, 'shell.group.network'),
  list(P.netMyLocations, 'MyLocations', 'shell.netMyLocations', MapPin, 'shell.group.network', []),
  list(
    P.netLocationsConfig,
    'LocationsConfig',
    'shell.netLocationsConfig',
    MapPinPlus,
    'shell.group.network',
    [P.netLocationNew, P.netLocationEdit],
  ),
  list(P.netChargers, 'Chargers', 'shell.netChargers', EvCharger, 'shell.group.network'),
  list(P.netCpoChargers, 'CpoChargers', 'shell.netCpoChargers', EvCharger, 'shell.group.network', []),
  list(P.netSessions, 'Sessions', 'shell.netSessions', CarFront, 'shell.group.charging'),
  list(P.netCdrs, 'Cdrs', 'shell.netCdrs', ReceiptText, 'shell.group.charging'),
  counted(
    list(P.netRequests, 'Requests', 'shell.netRequests', ClipboardList, 'shell.group.charging'),
    'RequestCount',
  ),
  list(P.netFindCard, 'FindCard', 'shell.netFindCard', Search, 'shell.group.cards', [
    P.netCard,
    P.netCardImport,
  ]),
  counted(
    list(P.netCardRequests, 'CardRequests', 'shell.netCardRequests', CreditCard, 'shell.group.cards'),
    'CardRequestCount',
  ),
  list(P.netSubscriptionTypes, 'SubscriptionTypes', 'shell.netSubscriptionTypes', Tags, 'shell.group.cards', [
    P.netSubscriptionType,
    P.netNewSubscriptionType,
  ]),
  list(P.netSubscriptions, 'Subscriptions', 'shell.netSubscriptions', WalletCards, 'shell.group.cards'),
  list(P.netTariffs, 'Tariffs', 'shell.netTariffs', Euro, 'shell.group.cards'),
  list(P.netRelations, 'Relations', 'shell.netRelations', UsersRound, 'shell.group.customers'),
  list(P.netCpoContracts, 'CpoContracts', 'shell.netCpoContracts', Handshake, 'shell.group.customers'),
  list(P.netSchedules, 'Schedules', 'shell.netSchedules', CalendarClock, 'shell.group.work'),
  list(P.netAudit, 'AuditEntries', 'shell.netAudit', ScrollText, 'shell.group.work'),
  create(P.netAlarmRuleNew, 'NewAlarmRule'),
  create(P.netCpoContractNew, 'NewCpoContract'),
  create(P.netScheduleNew, 'NewSchedule'),
  create(P.netTariffNew, 'NewTariff'),
  detail(P.netAlarm, 'Alarm', 'A00002'),
  detail(P.netAlarmRule, 'AlarmRule', 'AR006'),
  detail(P.netLocation, 'Location', 'L00005'),
  detail(P.netCharger, 'Charger', 'CP000017'),
  detail(P.netSession, 'Session', 'S000069-2-20593-0'),
  detail(P.netCdr, 'Cdr', 'CDR-S000069-2-20593-0'),
  detail(P.netRequest, 'Request', 'RQ00024'),
  detail(P.netCard, 'Card', 'T000006'),
  detail(P.netCardRequest, 'CardRequest', 'CPR000041'),
  detail(P.netSubscription, 'Subscription', 'SU00001'),
  detail(P.netSubscriptionType, 'SubscriptionType', 'ST004'),
  detail(P.netTariff, 'Tariff', 'TF004'),
  detail(P.netRelation, 'Relation', 'R00003'),
  detail(P.netCpoContract, 'CpoContract', 'CC00003'),
  detail(P.netSchedule, 'Schedule', 'J003'),
  detail(P.netAuditEntry, 'AuditEntry', 'AU00001'),
]
