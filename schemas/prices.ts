import { sumEuro } from './money.ts'

/** One entry of a running price list (S3): what for, and euro with VAT (S9). */
export interface PriceEntry {
  readonly type: string
  readonly price: number
}

/** What may be chosen in a request, in the order in which it is offered. */
export const ACCOUNT_TYPES = ['private', 'company'] as const
export const CHARGER_TYPES = ['HOME', 'BUSINESS', 'PUBLIC'] as const
export const MOUNTING_TYPES = ['WALL', 'POLE'] as const
export const INSTALLATION_TYPES = ['ONE_PHASE', 'THREE_PHASE'] as const
export const POWER_CONNECTIONS = ['AC_3_7', 'AC_7_4', 'AC_11', 'AC_22', 'DC_50'] as const
export const DYNAMIC_TYPES = ['NONE', 'DYNAMIC'] as const
export const SURVEY_TYPES = ['REMOTE', 'ON_SITE'] as const

/** How a request addresses its contact: the word before the name, whatever the language of who wrote it. */
export const CONTACT_TITLES = { MR: 'Mr', MRS: 'Mrs', MX: 'Mx' } as const

/**
 * What each choice of a request costs once, in euro with VAT (assumed: the specification names the list and its total, no
 * amounts). Choices that are not named here have no entry; a price of 0 says that it is included.
 */
export const REQUEST_PRICES = {
  chargerType: { HOME: 899, BUSINESS: 1_149, PUBLIC: 1_890 },
  mountingType: { WALL: 0, POLE: 349 },
  installationType: { ONE_PHASE: 395, THREE_PHASE: 495 },
  powerConnection: { AC_3_7: 0, AC_7_4: 59, AC_11: 99, AC_22: 249, DC_50: 14_900 },
  dynamicType: { NONE: 0, DYNAMIC: 229.95 },
  surveyType: { REMOTE: 0, ON_SITE: 125 },
} as const

/** Euro for each charge card that is ordered. */
export const CHARGE_CARD_PRICE = 12.5
/** Cards of one order. */
export const CARD_ORDER_MAX = 500

/** The total of a price list is always the sum of its entries (S3). */
export const totalOf = (lines: readonly PriceEntry[]): number => sumEuro(lines.map(({ price }) => price))
