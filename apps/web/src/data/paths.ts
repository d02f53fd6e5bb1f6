import { toAddressPart } from '@portal/schemas'
import { parse } from 'regexparam'
import { matchRoute, type Parser } from 'wouter'

/** wouter pattern of each screen. S2 defines most customer paths; the others and the operator paths are our choice. */
export const PATTERNS = {
  home: '/home',
  dashboard: '/dashboard',
  locations: '/locations',
  organisation: '/my/organisation',
  user: '/my/organisation/users/:id',
  relations: '/my/organisation/relations',
  relation: '/my/organisation/relations/:id',
  chargers: '/my/chargepoints',
  charger: '/my/chargepoints/:id',
  chargerAccess: '/my/chargepoints/:id/access',
  /** First step of the installation wizard. */
  installation: '/my/install/StepChargerType',
  cards: '/my/tokens',
  card: '/my/token/details/:id',
  /** Card and charger are in the query: `paths.cardCheck({ card, charger })`. */
  cardCheck: '/my/token/check',
  subscriptions: '/my/subscriptions',
  /** The id is in the query (S2): `paths.subscription({ id })`. */
  subscription: '/my/subscriptions/details',
  whitelists: '/my/whitelists',
  /** By id, or by code, which contains a `#`. */
  whitelist: '/my/whitelists/:id',
  /** The subscription is in the query: `paths.bestPlan({ id })`. */
  bestPlan: '/my/subscriptions/best-plan',
  sessions: '/my/chargesession',
  statement: '/my/chargesession/statement',
  session: '/my/chargesession/:id',
  requests: '/my/requests',
  /**
   * First step of the request wizard: `paths.newRequest({ start: 'CARD' })`, `{ draft: 'continue' }` or `'discard'`.
   */
  newRequest: '/my/account-type',
  request: '/my/request/:id',
  cardOrder: '/my/cprequest/:id',
  reservation: '/my/reservation/:id',
  survey: '/my/survey/:id',
  profile: '/my/profile',
  changePassword: '/my/changepassword',
  serviceCenter: '/my/service-center',
  uiElements: '/ui-elements',
  network: '/network',
  netLocations: '/network/locations',
  netLocation: '/network/locations/:id',
  netMyLocations: '/network/my-locations',
  netChargers: '/network/chargepoints',
  netCharger: '/network/chargepoints/:id',
  netCpoChargers: '/network/cpo-chargepoints',
  netOfflineChargers: '/network/offline-chargepoints',
  netSessions: '/network/sessions',
  netSession: '/network/sessions/:id',
  netCdrs: '/network/cdrs',
  netCdr: '/network/cdrs/:id',
  netFindCard: '/network/find-card',
  netCardImport: '/network/import-cards',
  netCard: '/network/find-card/:id',
  netCardRequests: '/network/card-requests',
  netCardRequest: '/network/card-requests/:id',
  netWhitelists: '/network/whitelists',
  netWhitelist: '/network/whitelists/:id',
  netRelations: '/network/relations',
  netRelation: '/network/relations/:id',
  netSubscriptionTypes: '/network/subscription-types',
  netSubscriptionType: '/network/subscription-types/:id',
  netSubscriptions: '/network/subscriptions',
  netSubscription: '/network/subscriptions/:id',
  netTariffs: '/network/tariffs',
  netTariffNew: '/network/tariffs/new',
  netTariff: '/network/tariffs/:id',
  netCpoContracts: '/network/cpo-contracts',
  netCpoContractNew: '/network/cpo-contracts/new',
  netCpoContract: '/network/cpo-contracts/:id',
  netAlarms: '/network/alarms',
  netAlarm: '/network/alarms/:id',
  netAlarmRules: '/network/alarm-rules',
  netAlarmRuleNew: '/network/alarm-rules/new',
  netAlarmRule: '/network/alarm-rules/:id',
  netSchedules: '/network/scheduler',
  netScheduleNew: '/network/scheduler/new',
  netSchedule: '/network/scheduler/:id',
  netAudit: '/network/audit-trail',
  netAuditEntry: '/network/audit-trail/:id',
  netRequests: '/network/requests',
  netRequest: '/network/requests/:id',
  netTranslations: '/network/translations',
  netReports: '/network/reports',
  netBulkSubscriptions: '/network/bulk-subscriptions',
  netNewSubscriptionType: '/network/new-subscription-type',
  netMonitor: '/network/monitor',
  netLocationsConfig: '/network/locations-configuration',
  netLocationNew: '/network/new-location',
  netLocationEdit: '/network/locations-configuration/:id',
  admin: '/network/admin',
  adminAlarms: '/network/admin/alarms',
  adminBacklogs: '/network/admin/backlogs',
  adminBacklog: '/network/admin/backlogs/:id',
  adminErrors: '/network/admin/errors',
  adminError: '/network/admin/errors/:id',
  adminClasses: '/network/admin/classes',
  adminClass: '/network/admin/classes/:id',
  adminClassNew: '/network/admin/classes/:id/new',
  /** `:name` is the class. */
  adminClassRecord: '/network/admin/classes/:name/:id',
  adminTables: '/network/admin/tables',
  adminTableNew: '/network/admin/tables/new',
  adminTable: '/network/admin/tables/:id',
  adminPeople: '/network/admin/protected-users',
  adminPerson: '/network/admin/protected-users/:id',
  adminTest: '/network/admin/test',
  adminEmails: '/network/admin/emails',
  adminEmail: '/network/admin/emails/:id',
  adminSubscriptions: '/network/admin/subscriptions',
  adminConnections: '/network/admin/connections',
  adminConnection: '/network/admin/connections/:id',
  adminFailedSessions: '/network/admin/sessions-in-error',
  adminCommands: '/network/admin/commands',
  adminCommand: '/network/admin/commands/:id',
  adminNewCommand: '/network/admin/new-command',
} as const

type Query = Readonly<Record<string, string>>

type PathsOf<P> = {
  readonly [Name in keyof P]: P[Name] extends `${string}/:id${string}`
    ? (id: string, query?: Query) => string
    : (query?: Query) => string
}

const withQuery = (path: string, query: Query = {}): string => {
  const search = new URLSearchParams(query).toString()
  return search === '' ? path : `${path}?${search}`
}

const pathOf = (pattern: string) =>
  pattern.includes('/:id')
    ? (id: string, query?: Query) =>
        withQuery(
          pattern.replace(':id', () => toAddressPart(id)),
          query,
        )
    : (query?: Query) => withQuery(pattern, query)

const pathsOf = <P extends Readonly<Record<string, string>>>(patterns: P): PathsOf<P> =>
  Object.fromEntries(Object.entries(patterns).map(([name, pattern]) => [name, pathOf(pattern)])) as PathsOf<P>

/** Builds the URL of a screen: `paths.charger(id)`, `paths.sessions({ filter })`. */
export const paths = pathsOf(PATTERNS)

export const installationPath = (step: string): string => `/my/install/${step}`

const parsed = new Map<string, ReturnType<Parser>>()

/** Caches parsed patterns, because each URL change is matched against all of them. */
const parsedOnce: Parser = (pattern) => {
  const found = parsed.get(pattern) ?? parse(pattern)
  parsed.set(pattern, found)
  return found
}

/** True if the path matches the pattern by wouter's rules. */
export const matchesPath = (pattern: string, pathname: string): boolean =>
  matchRoute(parsedOnce, pattern, pathname)[0]
