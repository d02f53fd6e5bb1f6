import { expect } from '../stack.ts'
import { t } from '../texts.ts'
import type { Page } from './views.ts'

export const SCREEN = '/locations'
/** A location of the fleet persona's relation. */
export const GENT = { id: 'L00004', name: 'Depot Gent' }
/** Number of locations of that relation. */
export const ALL = 9

export const rows = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('list', { name: /^Locations \([\d,]+\)$/ })
    .getByRole('listitem')
export const row = (page: Page, name: string) =>
  rows(page).getByRole('link', { name: new RegExp(`^${name}`) })
export const field = (page: Page) => page.getByRole('searchbox', { name: t('locations.search') })
export const filter = (page: Page, name: string) =>
  page.getByRole('group', { name: t('locations.filters') }).getByRole('button', { name, exact: true })
export const sheet = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
export const map = (page: Page) => page.getByRole('application', { name: t('locations.map') })
export const counted = (page: Page, count: number) =>
  expect(page.getByText(t('locations.count', { count }), { exact: true })).toBeVisible()
