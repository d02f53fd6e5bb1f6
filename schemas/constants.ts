/** Business constants and limits of S9, and the numbers of S2, S3 and S4. Defined only here. */

/** Lifetime of a chargepoint detail or list in the cache (S4, S9). */
export const CACHE_LIFETIME_MS = 5_000

/** Lifetime of a notification; {@link PERSISTENT_TIMEOUT} keeps it until it is closed (S3, S8, S9). */
export const NOTIFICATION_TIMEOUT_MS = 6_000
export const PERSISTENT_TIMEOUT = -1
export const NOTIFICATION_POSITION = 'top-right'

/** Table paging (S9). */
export const PAGE_SIZES = [10, 25, 50] as const
export const DEFAULT_PAGE_SIZE = 10
export const FIRST_PAGE = 1
/** Minimum interval between two reloads of a table (S4, S9). */
export const TABLE_RELOAD_THROTTLE_MS = 500
/** Page size of tariff and whitelist-group lists (S7, S9). */
export const LIST_PAGE_SIZE = 100
export const SEARCH_PAGE_SIZE = 25
export const MAX_PAGE_SIZE = 100
export const STATS_MAX_DAYS = 400
/** Minimum number of characters for a location search (S5). */
export const SEARCH_MIN_LENGTH = 3

/** Maximum total size of the attachments of a request (S5, S9). */
export const ATTACHMENTS_MAX_BYTES = 5_000_000

/** Codes of card groups and their lists contain a `#`: `NOORDZEE#DEPOT`. */
export const GROUP_CODE_PATTERN = '^[A-Z0-9._-]+#[A-Z0-9._-]+$'
export const GROUP_CODE_MAX_LENGTH = 60

export const PASSWORD_MIN_LENGTH = 10
export const COMPANY_NAME_MAX_LENGTH = 100
export const EMAIL_MAX_LENGTH = 255
/** Applies to the JSON of a message to a charger, and to that of its answer. */
export const CHARGER_MESSAGE_MAX_LENGTH = 50_000
/** Applies to the directions to the location, and to those from its entrance to the chargers. */
export const DIRECTIONS_MAX_LENGTH = 1_000

/** Days per page of slots for visits and installations. */
export const SLOT_DAYS = 7
/** Weeks ahead in which visits and installations can be booked. */
export const SLOT_WEEKS = 8

/** Rows of an export (S5, S9). */
export const EXPORT_MIN_ROWS = 10
export const EXPORT_MAX_ROWS = 1_000
export const EXPORT_DEFAULT_ROWS = 100
export const EXPORT_DELIMITERS = { comma: ',', semicolon: ';', pipe: '|' } as const
export const EXPORT_DEFAULT_DELIMITER = 'semicolon'
export const EXPORT_FILES = { csv: 'export.csv', json: 'export.json' } as const

/** Maximum length of a relation name in the selector before it is cut with an ellipsis (S9). */
export const RELATION_NAME_MAX_LENGTH = 30

/** Delay of the page reload after a successful intake (S4, S9). */
export const INTAKE_RELOAD_DELAY_MS = 5_000

/** Belgian VAT, included in every price (S9). */
export const VAT_RATE = 0.21
/** Fee in euro per session with another provider (S9). */
export const HANDLING_FEE = 0.5
/** Hours of connected time after which the connection fee applies (S9). */
export const CONNECTION_FEE_FROM_HOUR = 8
/** Hours of connected time after which the connection fee no longer applies (S9). */
export const CONNECTION_FEE_UNTIL_HOUR = 20
/** Monthly surcharge in euro for a custom guest fee (S9). */
export const CUSTOM_GUEST_FEE_PER_MONTH = 4

/** Timeout of a lazily loaded screen (S9). */
export const CHUNK_LOAD_TIMEOUT_MS = 120_000

export const LANGUAGES = ['en', 'fr', 'nl'] as const
export type Language = (typeof LANGUAGES)[number]
export const DEFAULT_LANGUAGE: Language = 'en'
/** Locale of dates and numbers per language (S9 requires fr-FR). */
export const LOCALES = { en: 'en-GB', fr: 'fr-FR', nl: 'nl-BE' } as const satisfies Record<Language, string>
export const TIME_ZONE = 'Europe/Brussels'

/** Cookie consent (S3, S9). */
export const COOKIE_CATEGORIES = [
  'necessary',
  'analytical',
  'functional',
  'performance',
  'other',
  'ads',
  'nonNecessary',
] as const
export const COOKIE_LIFETIME_DAYS = 7

/** Scopes of the sign-in (S6). */
export const SIGN_IN_SCOPES = [
  'openid',
  'email',
  'profile',
  'role',
  'Api',
  'Cache',
  'offline_access',
] as const

export const DEFAULT_CHARGER_TYPE = 'PRIVATE'

/** All subscription types (S9). */
export const SUBSCRIPTION_TYPE_CODES = ['PRIVATE', 'STARTER', 'FAN', 'ADDICT', 'KISS', 'PARTNER'] as const

/** Drawer (S2, S9). */
export const DRAWER_WIDTH_PX = 208
export const DRAWER_COLLAPSED_WIDTH_PX = 48

/** Top bar colour in production; another colour marks a development environment (S1). */
export const PRODUCTION_TOP_BAR_COLOUR = '#000000'

/** Data categories of generic reads (S7). */
export const DATA_CATEGORIES = ['BASIC', 'STATE', 'TECH'] as const
export type DataCategory = (typeof DATA_CATEGORIES)[number]
export const DEFAULT_SELECT: readonly DataCategory[] = DATA_CATEGORIES
export const DEFAULT_TABLE_CATEGORIES: readonly DataCategory[] = ['BASIC']

/** Polling interval of running sessions while the page is visible. */
export const POLL_OPEN_MS = 5_000
/** Polling interval of counts while the page is visible. */
export const POLL_COUNTS_MS = 30_000

/**
 * Header with the id of the relation to view the portal as. The name is assumed: the specification says only that
 * relations can be impersonated. Sent with every call, but writes and account calls keep the caller's identity.
 */
export const VIEW_AS_HEADER = 'x-view-as'

/**
 * Id of the group for all other locations or relations of a report; its figures are estimated if the report contains
 * only a sample.
 */
export const OTHER_GROUPS = 'OTHERS'

/** Named periods of a report; one that has not ended includes today. */
export const REPORT_PERIODS = [
  'today',
  'yesterday',
  'thisWeek',
  'thisMonth',
  'lastMonth',
  'last7',
  'last30',
  'thisYear',
] as const
export type ReportPeriod = (typeof REPORT_PERIODS)[number]

export const REPORT_GROUPS = ['location', 'relation'] as const
export type ReportGroup = (typeof REPORT_GROUPS)[number]
