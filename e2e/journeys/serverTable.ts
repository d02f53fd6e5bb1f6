import { expect, type Page } from '@playwright/test'
import { t } from '../texts.ts'
import { press } from './keyboard.ts'

export const rowLinks = (page: Page) => page.locator('tbody').getByRole('link')

const range = (page: Page) => page.getByRole('navigation', { name: t('table.pages') }).locator('output')

export const expectRange = (page: Page, from: number, to: number, total: number): Promise<void> =>
  expect(range(page)).toHaveText(t('table.range', { from, to, total }))

export const totalOf = async (page: Page): Promise<number> => {
  await expect(range(page)).toBeVisible()
  return Number((await range(page).innerText()).replace(/^.* /, '').replace(/\D/g, ''))
}

export const searchText = async (page: Page, field: string, text: string): Promise<void> => {
  await page.getByRole('combobox', { name: t('table.field') }).selectOption(field)
  await page.getByRole('searchbox', { name: t('table.value') }).fill(text)
  await page.keyboard.press('Enter')
}

/** Searches for a value of an enumerated field, by its label. */
export const searchValue = async (page: Page, field: string, word: string): Promise<void> => {
  await page.getByRole('combobox', { name: t('table.field') }).selectOption(field)
  await page.getByRole('combobox', { name: t('table.choice'), exact: true }).selectOption({ label: word })
  await press(page.getByRole('button', { name: t('common.search'), exact: true }))
}

export const chips = (page: Page) =>
  page.getByRole('list', { name: t('table.filters') }).getByRole('listitem')

/** Sorts by a column; repeated calls cycle its order. */
export const sortBy = (page: Page, header: string): Promise<void> =>
  page.getByRole('columnheader', { name: header }).getByRole('button').click()

export const chooseRelation = async (page: Page, current: string, name: string): Promise<void> => {
  await page.getByRole('button', { name: t('relation.shown', { name: current }), exact: true }).click()
  await page
    .getByRole('dialog', { name: t('relation.label') })
    .getByRole('option', { name: new RegExp(`^${name}`) })
    .click()
}
