import type { Locator, Page } from '@playwright/test'

const escaped = (text: string): string => text.replace(/[.*+?^$()|[\]\\{}]/g, '\\$&')

/** Matches a text that contains these words, case-sensitively. */
export const containing = (text: string): RegExp => new RegExp(escaped(text))

/** Matches a text that starts with these words. */
export const startingWith = (text: string): RegExp => new RegExp(`^\\s*${escaped(text)}`)

/** Matches a whole text, or one sentence among others. */
const exactly = (text: string): RegExp =>
  /[.!?]$/.test(text) ? containing(text) : new RegExp(`^\\s*${escaped(text)}\\s*$`)

/** Visible buttons, links and other controls with this name. */
export const pressable = (within: Page | Locator, name: string | RegExp): Locator => {
  const byName = typeof name === 'string' ? { name, exact: true } : { name }
  return within
    .getByRole('button', byName)
    .or(within.getByRole('link', byName))
    .or(within.getByRole('switch', byName))
    .or(within.getByRole('menuitem', byName))
    .or(within.getByRole('menuitemradio', byName))
    .or(within.getByRole('option', byName))
    .filter({ visible: true })
}

/** Visible elements, controls and headings with this text or name. */
export const visibleText = (page: Page, text: string): Locator =>
  page
    .getByText(exactly(text))
    .or(pressable(page, text))
    .or(page.getByRole('heading', { name: text, exact: true }))
    .filter({ visible: true })

/** Field with this label; the label of an optional field has a suffix. */
export const field = (page: Page, label: string): Locator =>
  page
    .getByRole('textbox', { name: label, exact: true })
    .or(page.getByRole('searchbox', { name: label, exact: true }))
    .or(page.getByRole('combobox', { name: label, exact: true }))
    .or(page.getByLabel(label, { exact: true }))
    .or(page.getByLabel(new RegExp(`^${escaped(label)}(?!\\w)`)))
    .filter({ visible: true })
    .first()

export const branch = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('treeitem', { name, exact: true })
