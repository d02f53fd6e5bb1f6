import { expect, it } from 'vitest'
import * as constants from './constants.ts'

/** Business constants and limits of the specification (S9), written out independently of the code. */
const STATED: Partial<Record<keyof typeof constants, unknown>> = {
  // Caches, notifications, tables
  CACHE_LIFETIME_MS: 5_000,
  NOTIFICATION_TIMEOUT_MS: 6_000,
  PERSISTENT_TIMEOUT: -1,
  NOTIFICATION_POSITION: 'top-right',
  PAGE_SIZES: [10, 25, 50],
  DEFAULT_PAGE_SIZE: 10,
  FIRST_PAGE: 1,
  TABLE_RELOAD_THROTTLE_MS: 500,
  LIST_PAGE_SIZE: 100,
  SEARCH_PAGE_SIZE: 25,
  SEARCH_MIN_LENGTH: 3,
  // Input
  ATTACHMENTS_MAX_BYTES: 5_000_000,
  PASSWORD_MIN_LENGTH: 10,
  COMPANY_NAME_MAX_LENGTH: 100,
  EMAIL_MAX_LENGTH: 255,
  // Export
  EXPORT_MIN_ROWS: 10,
  EXPORT_MAX_ROWS: 1_000,
  EXPORT_DEFAULT_ROWS: 100,
  EXPORT_DELIMITERS: { comma: ',', semicolon: ';', pipe: '|' },
  EXPORT_DEFAULT_DELIMITER: 'semicolon',
  EXPORT_FILES: { csv: 'export.csv', json: 'export.json' },
  // Relations and onboarding
  RELATION_NAME_MAX_LENGTH: 30,
  INTAKE_RELOAD_DELAY_MS: 5_000,
  // Money
  VAT_RATE: 0.21,
  HANDLING_FEE: 0.5,
  CONNECTION_FEE_FROM_HOUR: 8,
  CONNECTION_FEE_UNTIL_HOUR: 20,
  CUSTOM_GUEST_FEE_PER_MONTH: 4,
  // Other
  CHUNK_LOAD_TIMEOUT_MS: 120_000,
  LANGUAGES: ['en', 'fr', 'nl'],
  DEFAULT_LANGUAGE: 'en',
  COOKIE_CATEGORIES: ['necessary', 'analytical', 'functional', 'performance', 'other', 'ads', 'nonNecessary'],
  COOKIE_LIFETIME_DAYS: 7,
  DEFAULT_CHARGER_TYPE: 'PRIVATE',
  DRAWER_WIDTH_PX: 208,
  DRAWER_COLLAPSED_WIDTH_PX: 48,
  // From other sections: sign-in scopes (S6), data categories (S7)
  SIGN_IN_SCOPES: ['openid', 'email', 'profile', 'role', 'Api', 'Cache', 'offline_access'],
  DEFAULT_SELECT: ['BASIC', 'STATE', 'TECH'],
  DEFAULT_TABLE_CATEGORIES: ['BASIC'],
}

it.each(Object.entries(STATED))('%s matches the specification', (name, value) => {
  expect(Object.entries(constants).find(([key]) => key === name)?.[1]).toEqual(value)
})

it('LOCALES formats French dates and numbers as in France', () => {
  expect(constants.LOCALES.fr).toBe('fr-FR')
})
