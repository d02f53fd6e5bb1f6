import { expect, type Page } from '@playwright/test'
import type { IntakePayload } from '@portal/schemas'
import { errorText, t } from '../texts.ts'
import { button } from './views.ts'

export type IntakeName =
  | 'street'
  | 'housenumber'
  | 'postalcode'
  | 'city'
  | 'country'
  | 'phone'
  | 'vatnr'
  | 'companyname'
  | 'bankaccount'

export const field = (page: Page, name: IntakeName) => page.getByLabel(t(`intake.${name}`))

export const submit = (page: Page) => page.getByRole('button', { name: t('intake.submit') })

export const chooseCompany = (page: Page): Promise<void> =>
  page.getByRole('radio', { name: t('intake.kind.company') }).check()

const ADDRESS = {
  street: 'Port Arthurlaan',
  housenumber: '12',
  postalcode: '9000',
  city: 'Gent',
  phone: '+32 470 12 34 56',
} as const satisfies Partial<Record<IntakeName, string>>

const entries = Object.entries(ADDRESS) as [keyof typeof ADDRESS, string][]

/** Fills in all fields that a private person needs. */
export const fillAddress = async (page: Page): Promise<void> => {
  for (const [name, value] of entries) await field(page, name).fill(value)
}

export const expectAddress = async (page: Page): Promise<void> => {
  for (const [name, value] of entries) await expect(field(page, name)).toHaveValue(value)
}

export const expectWelcome = (page: Page): Promise<void> =>
  expect(page.getByRole('heading', { name: t('intake.welcome', { name: 'Emma De Smet' }) })).toBeVisible()

/** Expects the message that the account already existed. */
export const expectRecognised = async (page: Page): Promise<void> => {
  await expectWelcome(page)
  await expect(page.getByText(t('intake.welcome.known'))).toBeVisible()
}

/** Intake of the same user from another tab or device. */
export const PAYLOAD: IntakePayload = {
  vatnr: '',
  name: 'Emma De Smet',
  iscompany: '0',
  companytype: '',
  telephone: ADDRESS.phone,
  description: 'Emma De Smet',
  country: 'BE',
  bankaccount: '',
  ...ADDRESS,
}

export const back = (page: Page) => button(page, t('intake.back'))

/** Expects the error message and no form. */
export const expectRefused = async (page: Page, code: string) => {
  await expect(page.getByRole('heading', { name: t('intake.failed') })).toBeVisible()
  await expect(page.getByRole('main').getByText(errorText(code), { exact: true })).toBeVisible()
  await expect(field(page, 'street')).toBeHidden()
}
