import { parse } from 'regexparam'
import { matchRoute } from 'wouter'

/** The address of each screen (S2), as a pattern of wouter. */
export const PATTERNS = {
  home: '/home',
  dashboard: '/dashboard',
  locations: '/locations',
  organisation: '/my/organisation',
  chargers: '/my/chargepoints',
  charger: '/my/chargepoints/:id',
  /** The installation wizard begins there. */
  installation: '/my/install/StepChargerType',
  cards: '/my/tokens',
  card: '/my/token/details/:id',
  subscriptions: '/my/subscriptions',
  /** Which one is in its query (S2): `paths.subscription({ id })`. */
  subscription: '/my/subscriptions/details',
  sessions: '/my/chargesession',
  session: '/my/chargesession/:id',
  requests: '/my/requests',
  /** The first step of the request wizard: `paths.newRequest({ start: 'CARD' })`, `{ draft: 'continue' }` or `'discard'`. */
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
  netLocationNew: '/network/locations-configuration',
  netLocationEdit: '/network/locations-configuration/:id',
  netChargers: '/network/chargepoints',
  netCharger: '/network/chargepoints/:id',
  netCpoChargers: '/network/cpo-chargepoints',
  netOfflineChargers: '/network/offline-chargepoints',
  netSessions: '/network/sessions',
  netSession: '/network/sessions/:id',
  netCdrs: '/network/cdrs',
  netCdr: '/network/cdrs/:id',
  netFindCard: '/network/find-card',
  netCard: '/network/find-card/:id',
  netCardRequests: '/network/card-requests',
  netCardRequest: '/network/card-requests/:id',
  netWhitelists: '/network/whitelists',
  netWhitelist: '/network/whitelists/:id',
  netRelations: '/network/relations',
  netRelation: '/network/relations/:id',
  netSubscriptionTypes: '/network/subscription-types',
  netSubscriptionType: '/network/subscription-types/:id',
  netCpoContracts: '/network/cpo-contracts',
  netCpoContract: '/network/cpo-contracts/:id',
  netAlarms: '/network/alarms',
  netAlarm: '/network/alarms/:id',
  netSchedules: '/network/scheduler',
  netSchedule: '/network/scheduler/:id',
  netRequests: '/network/requests',
  netRequest: '/network/requests/:id',
} as const

/** What stands behind the `?` of an address. */
type Query = Readonly<Record<string, string>>

type Patterns = typeof PATTERNS
type PathsOf<P> = {
  readonly [Name in keyof P]: P[Name] extends `${string}/:id`
    ? (id: string, query?: Query) => string
    : (query?: Query) => string
}

const withQuery = (path: string, query: Query = {}): string => {
  const search = new URLSearchParams(query).toString()
  return search === '' ? path : `${path}?${search}`
}

const pathOf = (pattern: string) =>
  pattern.endsWith('/:id')
    ? (id: string, query?: Query) =>
        withQuery(
          pattern.replace(':id', () => encodeURIComponent(id)),
          query,
        )
    : (query?: Query) => withQuery(pattern, query)

/** The address of a screen: `paths.charger(id)`, `paths.sessions({ filter })`. */
export const paths = Object.fromEntries(
  Object.entries(PATTERNS).map(([name, pattern]) => [name, pathOf(pattern)]),
) as PathsOf<Patterns>

/** The address of a step of the installation wizard. */
export const installationPath = (step: string): string => `/my/install/${step}`

/** Whether the path of an address is one of a pattern, as wouter sees it. */
export const matchesPath = (pattern: string, pathname: string): boolean =>
  matchRoute(parse, pattern, pathname)[0]
