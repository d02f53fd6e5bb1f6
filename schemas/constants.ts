/** Business constants and limits of S9 (and the few of S2, S3, S4 that are numbers): each exists once, here, by name. */

/** Lifetime of a chargepoint detail or list in the cache (S4, S9). */
export const CACHE_LIFETIME_MS = 5_000

/** How long a notification stays; {@link PERSISTENT_TIMEOUT} keeps it until it is closed (S3, S8, S9). */
export const NOTIFICATION_TIMEOUT_MS = 6_000
export const PERSISTENT_TIMEOUT = -1
export const NOTIFICATION_POSITION = 'top-right'

/** Table paging (S9). */
export const PAGE_SIZES = [10, 25, 50] as const
export const DEFAULT_PAGE_SIZE = 10
export const FIRST_PAGE = 1
/** A table reloads at most once in this time (S4, S9). */
export const TABLE_RELOAD_THROTTLE_MS = 500
/** Page size of tariff and whitelist-group lists (S7, S9). */
export const LIST_PAGE_SIZE = 100
export const SEARCH_PAGE_SIZE = 25
/** The largest page that a list call answers. */
export const MAX_PAGE_SIZE = 100
/** So many days statistics can be asked of at once. */
export const STATS_MAX_DAYS = 400
/** A location search starts at this many characters (S5). */
export const SEARCH_MIN_LENGTH = 3

/** Attachments of one request, in bytes, all together (S5, S9). */
export const ATTACHMENTS_MAX_BYTES = 5_000_000

/** Codes of groups of cards and of their lists hold a `#`: `NOORDZEE#DEPOT`. */
export const GROUP_CODE_PATTERN = '^[A-Z0-9._-]+#[A-Z0-9._-]+$'
export const GROUP_CODE_MAX_LENGTH = 60

export const PASSWORD_MIN_LENGTH = 10
export const COMPANY_NAME_MAX_LENGTH = 100
export const EMAIL_MAX_LENGTH = 255
/** Of the way from the entrance to the chargers, and of that to the place. */
export const DIRECTIONS_MAX_LENGTH = 1_000

/** Visits and installations: so many days are offered at once, and so many weeks ahead. */
export const SLOT_DAYS = 7
export const SLOT_WEEKS = 8

/** Rows of an export (S5, S9). */
export const EXPORT_MIN_ROWS = 10
export const EXPORT_MAX_ROWS = 1_000
export const EXPORT_DEFAULT_ROWS = 100
export const EXPORT_DELIMITERS = { comma: ',', semicolon: ';', pipe: '|' } as const
export const EXPORT_DEFAULT_DELIMITER = 'semicolon'
export const EXPORT_FILES = { csv: 'export.csv', json: 'export.json' } as const

/** A relation's name in the selector is cut after this many characters and gets an ellipsis (S9). */
export const RELATION_NAME_MAX_LENGTH = 30

/** The page reloads this long after intake succeeded (S4, S9). */
export const INTAKE_RELOAD_DELAY_MS = 5_000

/** Belgian VAT, contained in every price (S9). */
export const VAT_RATE = 0.21
/** Euro a session charged with another provider (S9). */
export const HANDLING_FEE = 0.5
/** The connection fee applies to the part of the connected time between these hours (S9). */
export const CONNECTION_FEE_FROM_HOUR = 8
export const CONNECTION_FEE_UNTIL_HOUR = 20
/** Euro a month that a custom guest fee adds (S9). */
export const CUSTOM_GUEST_FEE_PER_MONTH = 4

/** A lazily loaded screen has failed when it has not come after this time (S9). */
export const CHUNK_LOAD_TIMEOUT_MS = 120_000

export const LANGUAGES = ['en', 'fr', 'nl'] as const
export type Language = (typeof LANGUAGES)[number]
export const DEFAULT_LANGUAGE: Language = 'en'
/** Locale of dates and numbers for each language (S9 fixes fr-FR). */
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

/** The only types of subscription that exist (S9). */
export const SUBSCRIPTION_TYPE_CODES = ['PRIVATE', 'STARTER', 'FAN', 'ADDICT', 'KISS', 'PARTNER'] as const

/** Drawer (S2, S9). */
export const DRAWER_WIDTH_PX = 208
export const DRAWER_COLLAPSED_WIDTH_PX = 48

/** The top bar is black in production; another colour means a development environment (S1). */
export const PRODUCTION_TOP_BAR_COLOUR = '#000000'

/** Data categories of generic reads (S7). */
export const DATA_CATEGORIES = ['BASIC', 'STATE', 'TECH'] as const
export type DataCategory = (typeof DATA_CATEGORIES)[number]
export const DEFAULT_SELECT: readonly DataCategory[] = DATA_CATEGORIES
export const DEFAULT_TABLE_CATEGORIES: readonly DataCategory[] = ['BASIC']

/** How often open and visible data is asked for again, and counts. */
export const POLL_OPEN_MS = 5_000
export const POLL_COUNTS_MS = 30_000

/**
 * Header of a read that is made through the eyes of another relation: its id. The specification says only that relations can be
 * impersonated, so its name is assumed. Writes and calls about the own account never carry it.
 */
export const VIEW_AS_HEADER = 'x-view-as'

/** The id of what is no group of its own in a report: all other locations or relations together, estimated from the groups. */
export const OTHER_GROUPS = 'OTHERS'
