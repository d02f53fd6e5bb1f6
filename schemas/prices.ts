import { sumEuro } from './money.ts'

/** An entry of a running price list (S3): its subject, and euro with VAT (S9). */
export interface PriceEntry {
  readonly type: string
  readonly price: number
}

/** Choices of a request, in the order of the form. */
export const ACCOUNT_TYPES = ['private', 'company'] as const
export const CHARGER_TYPES = ['HOME', 'BUSINESS', 'PUBLIC'] as const
export const MOUNTING_TYPES = ['WALL', 'POLE'] as const
export const INSTALLATION_TYPES = ['ONE_PHASE', 'THREE_PHASE'] as const
export const POWER_CONNECTIONS = ['AC_3_7', 'AC_7_4', 'AC_11', 'AC_22', 'DC_50'] as const
export const DYNAMIC_TYPES = ['NONE', 'DYNAMIC'] as const
export const SURVEY_TYPES = ['REMOTE', 'ON_SITE'] as const

/** Titles before the contact's name, the same in all languages. */
export const CONTACT_TITLES = { MR: 'Mr', MRS: 'Mrs', MX: 'Mx' } as const

/**
 * One-off prices of the choices in euro with VAT (assumed: the specification has the list and its total, but no
 * amounts). Choices without a price have no entry; a price of 0 means included.
 */
export const REQUEST_PRICES = {
  chargerType: { HOME: 899, BUSINESS: 1_149, PUBLIC: 1_890 },
  mountingType: { WALL: 0, POLE: 349 },
  installationType: { ONE_PHASE: 395, THREE_PHASE: 495 },
  powerConnection: { AC_3_7: 0, AC_7_4: 59, AC_11: 99, AC_22: 249, DC_50: 14_900 },
  dynamicType: { NONE: 0, DYNAMIC: 229.95 },
  surveyType: { REMOTE: 0, ON_SITE: 125 },
} as const

/** Euro per ordered charge card. */
export const CHARGE_CARD_PRICE = 12.5
export const CARD_ORDER_MAX = 500

/** Returns the total of a price list: always the sum of its entries (S3). */
export const totalOf = (lines: readonly PriceEntry[]): number => sumEuro(lines.map(({ price }) => price))
