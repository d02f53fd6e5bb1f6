import type { Locator, Page } from '@playwright/test'

const escaped = (text: string): string => text.replace(/[.*+?^$()|[\]\\{}]/g, '\\$&')

/** These words, as they are written: a case that differs is another text. */
export const containing = (text: string): RegExp => new RegExp(escaped(text))

/** What begins with these words. */
export const startingWith = (text: string): RegExp => new RegExp(`^\\s*${escaped(text)}`)

/** A name is all that is said; a sentence may have others beside it. */
const exactly = (text: string): RegExp =>
  /[.!?]$/.test(text) ? containing(text) : new RegExp(`^\\s*${escaped(text)}\\s*$`)

/** Anything that can be pressed and has this name. */
export const pressable = (within: Page | Locator, name: string | RegExp): Locator => {
  const known = typeof name === 'string' ? { name, exact: true } : { name }
  return within
    .getByRole('button', known)
    .or(within.getByRole('link', known))
    .or(within.getByRole('switch', known))
    .or(within.getByRole('menuitem', known))
    .or(within.getByRole('menuitemradio', known))
    .or(within.getByRole('option', known))
    .filter({ visible: true })
}

/** Anything on screen that says just this, or is named so. */
export const said = (page: Page, text: string): Locator =>
  page
    .getByText(exactly(text))
    .or(pressable(page, text))
    .or(page.getByRole('heading', { name: text, exact: true }))
    .filter({ visible: true })

/** A field by its label; an optional one says so behind it. */
export const field = (page: Page, label: string): Locator =>
  page
    .getByRole('textbox', { name: label, exact: true })
    .or(page.getByRole('searchbox', { name: label, exact: true }))
    .or(page.getByRole('combobox', { name: label, exact: true }))
    .or(page.getByLabel(label, { exact: true }))
    .or(page.getByLabel(new RegExp(`^${escaped(label)}(?!\\w)`)))
    .filter({ visible: true })
    .first()

/** A branch of a tree, by its name. */
export const branch = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('treeitem', { name, exact: true })
